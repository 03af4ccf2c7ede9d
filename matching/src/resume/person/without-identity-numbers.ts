import { findIdentityNumbers, maskIdentityNumbers } from '@portal/domain/candidates/identity-numbers';
import type { DocumentLine, DocumentText } from '../../documents/document-text';

const outside = /^[\s,;|•·/–—-]+|[\s,;|•·/–—-]+$/gu;

/** A line without its identity numbers and their labels; what follows them becomes the next cell. */
function withoutNumbers(line: DocumentLine): DocumentLine[] {
  const found = findIdentityNumbers(line.text);
  if (found.length === 0) return [line];
  let text = line.text;
  for (const { start, end } of found) text = text.slice(0, start) + ' '.repeat(end - start) + text.slice(end);
  if (text.replace(outside, '') === '') return [];
  const from = text.length - text.trimStart().length;
  const gaps = [...line.gaps, ...found.map(({ end }) => text.length - text.slice(end).trimStart().length)];
  return [
    {
      ...line,
      text: text.trim(),
      start: line.start + from,
      boldLead: Math.max(0, line.boldLead - from),
      gaps: [...new Set(gaps.map((gap) => gap - from))]
        .filter((gap) => gap > 0 && gap < text.trim().length)
        .sort((a, b) => a - b),
    },
  ];
}

/**
 * A document without the identity numbers of its person: masked in the text, whose offsets stay, and cut out of the
 * lines, which values are read from.
 */
export function withoutIdentityNumbers(document: DocumentText): DocumentText {
  const text = maskIdentityNumbers(document.text);
  return text === document.text ? document : { ...document, text, lines: document.lines.flatMap(withoutNumbers) };
}
