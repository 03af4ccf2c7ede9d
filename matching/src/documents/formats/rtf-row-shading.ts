import type { RtfColors } from './rtf-colors';

const colored: ReadonlySet<string> = new Set(['clcbpat', 'clcfpat', 'trcbpat', 'trcfpat']);
const apart: ReadonlySet<string> = new Set(['trowd', 'row', 'nestrow']);

/** Whether the current table row has a background color other than the paper's. */
export class RtfRowShading {
  isShaded = false;

  /** Handles control words of rows; ignores all others. */
  take(word: string, value: number | null, colors: RtfColors): void {
    if (apart.has(word)) this.isShaded = false;
    else if (colored.has(word)) this.isShaded ||= colors.isGround(value);
    else if (word === 'clshdng') this.isShaded ||= value !== null && value > 0;
  }
}
