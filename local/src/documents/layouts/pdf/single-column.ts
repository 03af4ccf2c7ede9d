import type { Outline } from '../../outline';
import { contactLines, writeSections, type HeadingStyle } from './blocks';
import { Pen, type Column, type Sheet, type Theme } from './pen';

export interface SingleColumnOptions {
  align: 'left' | 'center';
  headings: HeadingStyle;
  margin: number;
  nameSize: number;
  nameColor: 'text' | 'accent';
  /** Draws a coloured band behind name and contact data. */
  hasBand?: boolean;
  /** Writes name and page number on every page after the first, as long academic resumes have them. */
  hasRunningHeader?: boolean;
}

/** Draws a resume as one column under a head. */
export function drawSingleColumn(sheet: Sheet, theme: Theme, outline: Outline, options: SingleColumnOptions): void {
  sheet.addPage();
  const { width, height } = sheet.page;
  const { margin, align } = options;
  const column: Column = { left: margin, width: width - 2 * margin, top: margin, bottom: height - margin };
  const pen = new Pen(sheet, theme, column);
  const lines = contactLines(outline);
  if (options.hasBand) {
    const bandHeight =
      margin + options.nameSize * 1.3 + (outline.headline ? 18 : 0) + lines.length * theme.size * 1.5 + 6;
    sheet.rect(0, 0, width, bandHeight).fill(theme.accent);
  }
  const ink = options.hasBand ? '#ffffff' : undefined;
  pen.text(outline.name, {
    size: options.nameSize,
    weight: 'bold',
    align,
    color: ink ?? theme[options.nameColor],
    leading: 1.25,
  });
  if (outline.headline) pen.text(outline.headline, { size: theme.size * 1.2, align, color: ink ?? theme.muted });
  pen.space(2);
  for (const text of lines) pen.text(text, { align, color: ink ?? theme.muted, size: theme.size * 0.96 });
  pen.space(options.hasBand ? 22 : 12);
  writeSections(pen, outline.sections, outline, options.headings);
  if (options.hasRunningHeader) writeRunningHeaders(sheet, theme, outline.name, margin);
}

function writeRunningHeaders(sheet: Sheet, theme: Theme, name: string, margin: number): void {
  const { count } = sheet.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    sheet.switchToPage(page);
    const { width, height } = sheet.page;
    const row = (top: number): Pen =>
      new Pen(sheet, { ...theme, size: 8.5 }, { left: margin, width: width - 2 * margin, top, bottom: height });
    if (page > 0)
      row(margin * 0.5).pair([{ text: name, weight: 'italic' }], [{ text: 'Curriculum Vitae', weight: 'italic' }], {
        color: theme.muted,
      });
    row(height - margin * 0.6).text(`Page ${String(page + 1)} of ${String(count)}`, {
      align: 'center',
      color: theme.muted,
    });
  }
}
