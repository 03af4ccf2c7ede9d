import { diffComm } from 'node-diff3';

/** A line that only one of two texts has. */
export interface DifferingLine {
  text: string;
  kind: 'removed' | 'added';
}

/**
 * The lines in which the text of an HTML differs from another one, in their order.
 * @param now what loses its own lines.
 * @param then what adds its own.
 */
export function linesThatDiffer(now: string, then: string): DifferingLine[] {
  return diffComm(linesOf(now), linesOf(then)).flatMap(({ buffer1 = [], buffer2 = [] }) => [
    ...buffer1.map((text) => ({ text, kind: 'removed' as const })),
    ...buffer2.map((text) => ({ text, kind: 'added' as const })),
  ]);
}

const blocks = 'p, div, li, h1, h2, h3, h4, h5, h6, tr, blockquote, br, hr';

/** The text of an HTML, a line for each paragraph, entry and row; the document runs nothing and loads nothing. */
function linesOf(html: string): string[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const block of body.querySelectorAll(blocks)) {
    block.before('\n');
    block.after('\n');
  }
  for (const cell of body.querySelectorAll('td, th')) cell.after(' ');
  const lines = body.textContent.split('\n').map((line) => line.replaceAll(/\s+/g, ' ').trim());
  return lines.filter(Boolean);
}
