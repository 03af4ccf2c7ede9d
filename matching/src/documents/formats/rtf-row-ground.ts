import type { RtfColours } from './rtf-colours';

const coloured: ReadonlySet<string> = new Set(['clcbpat', 'clcfpat', 'trcbpat', 'trcfpat']);
const apart: ReadonlySet<string> = new Set(['trowd', 'row', 'nestrow']);

/** Whether the row of a table that is read has a ground of another colour than the paper. */
export class RtfRowGround {
  isShaded = false;

  /** Takes note of a control word of rows; most words say nothing of them. */
  take(word: string, value: number | null, colours: RtfColours): void {
    if (apart.has(word)) this.isShaded = false;
    else if (coloured.has(word)) this.isShaded ||= colours.isGround(value);
    else if (word === 'clshdng') this.isShaded ||= value !== null && value > 0;
  }
}
