import type { DocumentLine, DocumentText } from '@portal/matching/documents/document-text';

/** How documents reach the parser when a reader, a scanner or a converter fails, by name. */
export const damages: Readonly<Record<string, (document: DocumentText) => DocumentText>> = {
  none: (document) => document,
  'words without spaces': (document) => changeTexts(document, (text) => text.replaceAll(' ', '')),
  'letters apart': (document) => changeTexts(document, (text) => Array.from(text.replaceAll(' ', '')).join(' ')),
  'first half is a picture': (document) =>
    withLines({ ...document, pageCount: document.pageCount + 1 }, (lines) =>
      lines.slice(Math.floor(lines.length / 2)).map((line) => ({ ...line, page: 1 })),
    ),
  'columns read across': (document) => withLines(document, readAcross),
  'dates in a block of their own': (document) => withLines(document, datesLast),
  'one paragraph': (document) => withLines(document, joinParagraphs),
  'headings lost': (document) => withLines(document, (lines) => lines.filter((line) => !isHeading(line))),
  'first words of lines lost': (document) =>
    changeTexts(document, (text) => (/\d{4}/.test(text) ? text.replace(/^.*?(?=\S*\s*\S*\d{4})/, '') : text)),
};

/** Damages that remove text: a warning is right even when all positions were found. */
export const lossyDamages: ReadonlySet<string> = new Set([
  'first half is a picture',
  'headings lost',
  'first words of lines lost',
]);

const dated = /(?:19|20)\d\d.*(?:(?:19|20)\d\d|present)/i;

const isHeading = ({ text, isBold, relativeSize, headingLevel }: DocumentLine): boolean =>
  text.length < 30 && (headingLevel > 0 || relativeSize > 1.05 || (isBold && text === text.toUpperCase()));

/** The two halves of a document, line by line in turn. */
function readAcross(lines: readonly DocumentLine[]): DocumentLine[] {
  const half = Math.ceil(lines.length / 2);
  return lines.slice(0, half).flatMap((line, index) => [line, ...lines.slice(half + index, half + index + 1)]);
}

const datesLast = (lines: readonly DocumentLine[]): DocumentLine[] => [
  ...lines.filter(({ text }) => !dated.test(text)),
  ...lines.filter(({ text }) => dated.test(text)),
];

function joinParagraphs(lines: readonly DocumentLine[]): DocumentLine[] {
  const joined: DocumentLine[] = [];
  lines.forEach((line, index) => {
    const last = joined.at(-1);
    if (last && index % 12 !== 0) joined.splice(-1, 1, { ...last, text: `${last.text} ${line.text}`, gaps: [] });
    else joined.push({ ...line });
  });
  return joined;
}

const changeTexts = (document: DocumentText, change: (text: string) => string): DocumentText =>
  withLines(document, (lines) => lines.map((line) => ({ ...line, text: change(line.text), gaps: [], boldLead: 0 })));

/** A document of changed lines, with the offsets that belong to them. */
function withLines(document: DocumentText, change: (lines: readonly DocumentLine[]) => DocumentLine[]): DocumentText {
  let start = 0;
  const lines = change(document.lines).map((line) => {
    const placed = { ...line, start };
    start += line.text.length + 1;
    return placed;
  });
  return { ...document, lines, text: lines.map(({ text }) => text).join('\n'), links: [] };
}
