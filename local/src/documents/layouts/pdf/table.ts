import { entryLines, type Outline, type OutlineEntry, type OutlineSection } from '../../outline';
import { contactLines, writeBody, writeDetails, writeHeading, type HeadingStyle } from './blocks';
import { Pen, type Column, type Sheet, type Theme } from './pen';

export interface TableOptions {
  /** Width of the column for dates, in points. */
  dateWidth: number;
  headings: HeadingStyle;
  /** Rules and a shaded head, or only the columns. */
  hasRules: boolean;
  /** Every section is in the right column, its heading in the left. */
  headingsInColumn: boolean;
}

/** Draws entries as rows: dates on the left, the rest on the right. */
export function drawTable(sheet: Sheet, theme: Theme, outline: Outline, options: TableOptions): void {
  sheet.addPage();
  const { width, height } = sheet.page;
  const margin = 48;
  const full: Column = { left: margin, width: width - 2 * margin, top: margin, bottom: height - margin };
  const pen = new Pen(sheet, theme, full);
  pen.text(outline.name, { size: 21, weight: 'bold', color: theme.accent, leading: 1.25 });
  if (outline.headline) pen.text(outline.headline, { color: theme.muted, size: theme.size * 1.15 });
  for (const line of contactLines(outline)) pen.text(line, { color: theme.muted });
  pen.space(14);
  for (const section of outline.sections) {
    writeSection(pen, full, section, outline, options);
    pen.space(theme.size * 1.1);
  }
}

function writeSection(pen: Pen, full: Column, section: OutlineSection, outline: Outline, options: TableOptions): void {
  if (options.headingsInColumn && section.kind !== 'entries') {
    writeRow(
      pen,
      full,
      options,
      (left) => {
        left.text(section.heading, { weight: 'bold', color: left.theme.accent });
      },
      () => {
        writeBody(pen, section, outline);
      },
    );
    return;
  }
  writeHeading(pen, section.heading, options.headings);
  if (section.kind !== 'entries') {
    writeBody(pen, section, outline);
    return;
  }
  if (options.hasRules)
    writeTableHead(pen, full, options, section.id === 'work' ? ['Period', 'Position'] : ['Year', 'Degree']);
  section.entries.forEach((entry, index) => {
    if (index > 0 && !options.hasRules) pen.space(6);
    writeRow(
      pen,
      full,
      options,
      (left) => {
        left.text(entry.dates);
        if (options.hasRules && entry.location) left.text(entry.location, { color: left.theme.muted });
      },
      () => {
        writeCell(pen, options.hasRules ? { ...entry, location: '' } : entry, outline.bullet);
      },
    );
  });
}

function writeCell(pen: Pen, entry: OutlineEntry, bullet: string): void {
  for (const { left, right } of entryLines({ ...entry, dates: '', isContinued: false })) pen.pair(left, right);
  writeDetails(pen, entry, bullet);
}

function writeTableHead(
  pen: Pen,
  full: Column,
  { dateWidth }: TableOptions,
  [one, two]: readonly [string, string],
): void {
  const { size } = pen.theme;
  pen.sheet.rect(full.left, pen.y, full.width, size * 1.8).fill('#e8ecef');
  pen.space(size * 0.35);
  pen.pair([{ text: ` ${one}`, weight: 'bold' }], []);
  pen.y -= size * pen.theme.leading;
  pen.column = { ...full, left: full.left + dateWidth + 8 };
  pen.pair([{ text: two, weight: 'bold' }], []);
  pen.column = full;
  pen.space(size * 0.35);
}

/** Writes two cells side by side; the pen goes on below the longer one. */
function writeRow(
  pen: Pen,
  full: Column,
  { dateWidth, hasRules }: TableOptions,
  writeLeft: (pen: Pen) => void,
  writeRight: () => void,
): void {
  const pad = hasRules ? 5 : 0;
  pen.need(pen.theme.size * 6);
  const { y, page } = pen;
  pen.space(pad);
  const left = new Pen(
    pen.sheet,
    pen.theme,
    { ...full, left: full.left + pad, top: pen.y, width: dateWidth - pad },
    undefined,
    page,
  );
  writeLeft(left);
  pen.column = { ...full, left: full.left + dateWidth + 8, width: full.width - dateWidth - 8 - pad };
  writeRight();
  pen.column = full;
  const isOnePage = pen.page === page;
  pen.y = (isOnePage ? Math.max(pen.y, left.y) : pen.y) + pad;
  if (!hasRules) return;
  pen.rule('#9aa5ad', 0.6);
  if (isOnePage) {
    for (const x of [full.left, full.left + dateWidth, full.left + full.width]) {
      pen.sheet.moveTo(x, y).lineTo(x, pen.y).lineWidth(0.6).strokeColor('#9aa5ad').stroke();
    }
  }
}
