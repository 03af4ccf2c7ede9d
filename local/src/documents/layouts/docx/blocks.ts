import {
  AlignmentType,
  BorderStyle,
  ExternalHyperlink,
  Paragraph,
  Tab,
  TabStopType,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
  type IParagraphOptions,
  type IRunOptions,
  type ParagraphChild,
} from 'docx';
import {
  entryLines,
  type ContactItem,
  type EntryLine,
  type Outline,
  type OutlineEntry,
  type OutlineSection,
  type Run,
} from '../../outline';

/** What distinguishes the look of a Word document. */
export interface DocxTheme {
  font: string;
  /** Half points. */
  size: number;
  accent: string;
  /** Headings by Word's styles, or by hand as careless writers make them. */
  headings: 'styles' | 'direct';
  /** Lists by Word's numbering, or typed characters. */
  bullets: 'numbering' | 'typed';
  /** What separates the left and the right part of a line. */
  alignment: 'tabStop' | 'tabs' | 'spaces';
  /** Width between the margins, in twentieths of a point. */
  width: number;
}

export type Block = Paragraph | Table;

/** The name of the list that the document defines for bullets. */
export const bulletList = 'bullets';

/** A piece of text; a function because the constructor also takes a string, whose old methods bear the same names. */
function run(options: IRunOptions): TextRun {
  return new TextRun(options);
}

function textRun({ text, weight }: Run, more: { size?: number; color?: string } = {}): TextRun {
  return run({ text, bold: weight === 'bold', italics: weight === 'italic', ...more });
}

/** A paragraph of plain text. */
export function plain(text: string, options: IParagraphOptions = {}): Paragraph {
  return new Paragraph({ ...options, children: [run({ text })] });
}

/** The heading of a section. */
export function heading(text: string, theme: DocxTheme): Paragraph {
  if (theme.headings === 'styles') return new Paragraph({ style: 'Heading1', children: [run({ text })] });
  return new Paragraph({
    spacing: { before: 200, after: 60 },
    keepNext: true,
    children: [run({ text, bold: true, underline: {}, size: theme.size + 4 })],
  });
}

/** Name and headline. */
export function nameLines(
  { name, headline }: Outline,
  theme: DocxTheme,
  alignment: (typeof AlignmentType)[keyof typeof AlignmentType] = AlignmentType.LEFT,
): Paragraph[] {
  const isStyled = theme.headings === 'styles';
  const title = isStyled
    ? new Paragraph({ style: 'Title', alignment, children: [run({ text: name })] })
    : new Paragraph({ alignment, children: [run({ text: name, bold: true, size: theme.size + 12 })] });
  return headline
    ? [title, new Paragraph({ alignment, children: [run({ text: headline, color: '555555' })] })]
    : [title];
}

/** Contact data in one or several paragraphs; mail addresses are links, as Word makes them. */
export function contactLines(
  { contact, contactForm }: Outline,
  alignment: (typeof AlignmentType)[keyof typeof AlignmentType] = AlignmentType.LEFT,
): Paragraph[] {
  const child = (item: ContactItem): ParagraphChild =>
    item.kind === 'email'
      ? new ExternalHyperlink({
          link: `mailto:${item.text}`,
          children: [run({ text: item.text, style: 'Hyperlink' })],
        })
      : run({ text: item.text });
  if (contactForm === 'oneLine') {
    const children = contact.flatMap((item, index) =>
      index > 0 ? [run({ text: ' | ' }), child(item)] : [child(item)],
    );
    return [new Paragraph({ alignment, children })];
  }
  return contact.map(
    (item) =>
      new Paragraph({
        alignment,
        children: contactForm === 'labelled' ? [run({ text: `${item.label}: ` }), child(item)] : [child(item)],
      }),
  );
}

/** A bulleted paragraph. */
export function bulleted(text: string, outline: Outline, theme: DocxTheme): Paragraph {
  if (theme.bullets === 'numbering')
    return new Paragraph({ numbering: { reference: bulletList, level: 0 }, children: [run({ text })] });
  return new Paragraph({
    indent: { left: 360, hanging: 240 },
    children: [run({ text: `${outline.bullet} ${text}` })],
  });
}

/** A line of an entry's head. */
export function entryHead({ left, right }: EntryLine, theme: DocxTheme): Paragraph {
  const end = right.map((run) => textRun(run));
  const children: ParagraphChild[] = left.map((run) => textRun(run));
  if (end.length === 0) return new Paragraph({ keepNext: true, children });
  if (theme.alignment === 'spaces')
    return new Paragraph({ keepNext: true, children: [...children, run({ text: ' '.repeat(12) }), ...end] });
  if (theme.alignment === 'tabs')
    return new Paragraph({
      keepNext: true,
      children: [...children, run({ children: [new Tab(), new Tab()] }), ...end],
    });
  return new Paragraph({
    keepNext: true,
    tabStops: [{ type: TabStopType.RIGHT, position: theme.width }],
    children: [...children, run({ children: [new Tab()] }), ...end],
  });
}

/** An entry: head, notes, tasks. */
export function entryBlocks(entry: OutlineEntry, outline: Outline, theme: DocxTheme): Paragraph[] {
  return [
    ...entryLines(entry).map((line) => entryHead(line, theme)),
    ...(entry.notes.length > 0 ? [plain(entry.notes.join(', '))] : []),
    ...(entry.paragraph ? [plain(entry.paragraph)] : []),
    ...entry.bullets.map((text) => bulleted(text, outline, theme)),
    plain('', { spacing: { after: 0, line: 120 } }),
  ];
}

/** Content of a section, without its heading. */
export function sectionBody(section: OutlineSection, outline: Outline, theme: DocxTheme): Paragraph[] {
  switch (section.kind) {
    case 'text':
      return section.paragraphs.map((text) => plain(text));
    case 'list':
      if (section.form === 'grouped') {
        return section.groups.map(
          ({ label, items }) =>
            new Paragraph({
              children: [run({ text: `${label}: `, bold: true }), run({ text: items.join(', ') })],
            }),
        );
      }
      return section.form === 'bullets'
        ? section.items.map((text) => bulleted(text, outline, theme))
        : [plain(section.asLine)];
    case 'entries':
      return section.entries.flatMap((entry) => entryBlocks(entry, outline, theme));
  }
}

/** Sections one after the other. */
export function sectionBlocks(sections: readonly OutlineSection[], outline: Outline, theme: DocxTheme): Paragraph[] {
  return sections.flatMap((section) => [heading(section.heading, theme), ...sectionBody(section, outline, theme)]);
}

const noBorder = { style: BorderStyle.NONE, size: 0, color: 'auto' } as const;
const thin = { style: BorderStyle.SINGLE, size: 4, color: 'A0A8B0' } as const;

export interface CellOptions {
  /** Twentieths of a point. */
  width: number;
  shade?: string;
}

/** A table of rows of cells. */
export function table(
  rows: readonly (readonly Block[])[][],
  cells: readonly CellOptions[],
  hasBorders: boolean,
): Table {
  const border = hasBorders ? thin : noBorder;
  const borders = {
    top: border,
    bottom: border,
    left: border,
    right: border,
    insideHorizontal: border,
    insideVertical: border,
  };
  return new Table({
    width: { size: cells.reduce((sum, { width }) => sum + width, 0), type: WidthType.DXA },
    columnWidths: cells.map(({ width }) => width),
    borders,
    rows: rows.map(
      (row) =>
        new TableRow({
          children: row.map((children, index) => {
            const cell = cells[index];
            return new TableCell({
              children: [...children],
              width: { size: cell?.width ?? 0, type: WidthType.DXA },
              margins: { top: 60, bottom: 60, left: 110, right: 110 },
              ...(cell?.shade ? { shading: { fill: cell.shade } } : {}),
            });
          }),
        }),
    ),
  });
}
