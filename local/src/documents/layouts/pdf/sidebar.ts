import type { Outline, OutlineSection } from '../../outline';
import type { SectionId } from '../../style';
import { writeBody, writeHeading, writeSections, type HeadingStyle } from './blocks';
import { Pen, type Sheet, type Theme } from './pen';

export interface SidebarOptions {
  side: 'left' | 'right';
  /** Share of the page's width. */
  share: number;
  background: string;
  /** Text on the background. */
  ink: string;
  headings: HeadingStyle;
  sideHeadings: HeadingStyle;
  sideSections: readonly SectionId[];
  /** Name and headline above the main column, or in the sidebar. */
  nameIn: 'main' | 'side';
  /** Programs differ in what they write first into the file. */
  writesFirst: 'main' | 'side';
}

/** Draws a resume with a coloured sidebar that holds contact data and short sections. */
export function drawSidebar(sheet: Sheet, theme: Theme, outline: Outline, options: SidebarOptions): void {
  const isLeft = options.side === 'left';
  sheet.on('pageAdded', () => {
    const { width, height } = sheet.page;
    const wide = width * options.share;
    sheet.rect(isLeft ? 0 : width - wide, 0, wide, height).fill(options.background);
  });
  sheet.addPage();
  const { width, height } = sheet.page;
  const wide = width * options.share;
  const isInSide = ({ id }: OutlineSection): boolean => options.sideSections.includes(id);

  const writeSide = (): void => {
    const left = (isLeft ? 0 : width - wide) + 20;
    const pen = new Pen(
      sheet,
      { ...theme, text: options.ink, muted: options.ink, size: theme.size * 0.95 },
      { left, width: wide - 38, top: 44, bottom: height - 36 },
      undefined,
      0,
    );
    if (options.nameIn === 'side') writeName(pen, outline, options.ink);
    for (const { label, text } of outline.contact) {
      if (outline.contactForm === 'labelled') pen.text(label, { weight: 'bold' });
      pen.text(text, { size: fittingSize(pen, text) });
      pen.space(3);
    }
    pen.space(12);
    for (const section of outline.sections.filter(isInSide)) {
      writeHeading(pen, section.heading, options.sideHeadings, options.ink);
      writeSideBody(pen, section, outline);
      pen.space(12);
    }
  };
  const writeMain = (): void => {
    const column = { left: isLeft ? wide + 26 : 40, width: width - wide - 62, top: 44, bottom: height - 40 };
    const pen = new Pen(sheet, theme, column, undefined, 0);
    if (options.nameIn === 'main') writeName(pen, outline, theme.accent);
    writeSections(
      pen,
      outline.sections.filter((section) => !isInSide(section)),
      outline,
      options.headings,
    );
  };
  if (options.writesFirst === 'side') writeSide();
  writeMain();
  if (options.writesFirst === 'main') writeSide();
}

function writeName(pen: Pen, { name, headline }: Outline, color: string): void {
  pen.text(name, { size: 23, weight: 'bold', color, leading: 1.15 });
  if (headline) pen.text(headline, { size: pen.theme.size * 1.15, color: pen.theme.muted });
  pen.space(14);
}

/** A narrow column lists one item per line. */
function writeSideBody(pen: Pen, section: OutlineSection, outline: Outline): void {
  if (section.kind !== 'list' || section.form === 'grouped') {
    writeBody(pen, section, outline);
    return;
  }
  for (const item of section.items) {
    if (section.form === 'bullets') pen.bullet(outline.bullet, item);
    else pen.text(item);
    pen.space(1.5);
  }
}

/** A long mail or web address is set smaller rather than broken. */
function fittingSize(pen: Pen, text: string): number {
  const { size } = pen.theme;
  const longest = Math.max(...text.split(' ').map((word) => pen.widthOf([{ text: word, weight: 'regular' }], size, 0)));
  return size * Math.min(1, pen.column.width / longest);
}
