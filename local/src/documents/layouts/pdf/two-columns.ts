import type { Outline } from '../../outline';
import type { SectionId } from '../../style';
import { contactLines, writeSections, type HeadingStyle } from './blocks';
import { Pen, type Column, type Sheet, type Theme } from './pen';

export interface TwoColumnsOptions {
  leftSections: readonly SectionId[];
  /** Share of the text width that the left column takes. */
  share: number;
  headings: HeadingStyle;
  hasLineBetween: boolean;
}

/** Draws a head over the whole width and below it two columns of sections. */
export function drawTwoColumns(sheet: Sheet, theme: Theme, outline: Outline, options: TwoColumnsOptions): void {
  sheet.addPage();
  const { width, height } = sheet.page;
  const margin = 44;
  const full: Column = { left: margin, width: width - 2 * margin, top: margin, bottom: height - margin };
  const head = new Pen(sheet, theme, full);
  head.text(outline.name, { size: 24, weight: 'bold', color: theme.accent, leading: 1.2 });
  if (outline.headline) head.text(outline.headline, { size: theme.size * 1.15, color: theme.muted });
  for (const line of contactLines(outline, '  •  ')) head.text(line, { color: theme.muted });
  head.space(6);
  head.rule(theme.accent, 1.4);
  head.space(12);

  const gutter = 26;
  const leftWidth = (full.width - gutter) * options.share;
  const columns: [Column, Column] = [
    { ...full, top: head.y, width: leftWidth },
    { ...full, top: head.y, left: margin + leftWidth + gutter, width: full.width - gutter - leftWidth },
  ];
  if (options.hasLineBetween) {
    const x = margin + leftWidth + gutter / 2;
    sheet.moveTo(x, head.y).lineTo(x, full.bottom).lineWidth(0.6).strokeColor('#bbbbbb').stroke();
  }
  const isLeft = (id: SectionId): boolean => options.leftSections.includes(id);
  const onPage = (column: Column): Column => ({ ...column, top: margin });
  const sides = [outline.sections.filter(({ id }) => isLeft(id)), outline.sections.filter(({ id }) => !isLeft(id))];
  for (const [index, sections] of sides.entries()) {
    const column = columns[index];
    if (column) writeSections(new Pen(sheet, theme, column, onPage, 0), sections, outline, options.headings);
  }
}
