import type { RtfColours } from './rtf-colours';

const coloured: ReadonlySet<string> = new Set(['clcbpat', 'clcfpat', 'trcbpat', 'trcfpat']);
const apart: ReadonlySet<string> = new Set(['trowd', 'row', 'nestrow']);

/** Whether the current table row has a background color other than the paper's. */
export class RtfRowGround {
  isShaded = false;

  /** Handles control words of rows; ignores all others. */
  take(word: string, value: number | null, colours: RtfColours): void {
    if (apart.has(word)) this.isShaded = false;
    else if (coloured.has(word)) this.isShaded ||= colours.isGround(value);
    else if (word === 'clshdng') this.isShaded ||= value !== null && value > 0;
  }
}
