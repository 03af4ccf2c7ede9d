import { readDocument } from '../read-document';
import type { ReadOptions } from '../read-document';

/** The lines of a document as text, gaps shown as ' | ', bullets as '* '. */
export async function linesOf(bytes: Uint8Array, options: ReadOptions = {}): Promise<string[]> {
  const document = await readDocument(bytes, options);
  return document.lines.map((line) => {
    const cells = [0, ...line.gaps].map((gap, index) => line.text.slice(gap, line.gaps[index]).trim());
    return (line.bulletDepth > 0 ? `${'*'.repeat(line.bulletDepth)} ` : '') + cells.join(' | ');
  });
}

/** The indexes of the texts among the lines: -1 for a missing one. */
export function positions(lines: readonly string[], texts: readonly string[]): number[] {
  return texts.map((text) => lines.findIndex((line) => line.includes(text)));
}

export const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
