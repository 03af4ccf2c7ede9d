import type { ContactItem, Outline, OutlineSection } from '../../outline';
import { writeBody, writeHeading } from './blocks';
import { Pen, type Sheet, type Theme } from './pen';

/** Draws a resume as design tools do: spaced capitals, small drawn icons, skills as chips. */
export function drawModern(sheet: Sheet, theme: Theme, outline: Outline): void {
  sheet.addPage();
  const { width, height } = sheet.page;
  const margin = 52;
  const pen = new Pen(sheet, theme, { left: margin, width: width - 2 * margin, top: 50, bottom: height - 46 });
  pen.text(outline.name.toUpperCase(), { size: 22, weight: 'bold', tracking: 4, color: theme.text, leading: 1.3 });
  if (outline.headline) pen.text(outline.headline, { size: 11.5, color: theme.accent, tracking: 0.6 });
  pen.space(8);
  writeContact(pen, outline.contact);
  pen.space(16);
  for (const section of outline.sections) {
    sheet.circle(margin - 14, pen.y + theme.size * 0.55, 3).fill(theme.accent);
    writeHeading(pen, section.heading, 'tracked', theme.text);
    if (section.id === 'skills' && section.kind === 'list' && section.form !== 'grouped') writeChips(pen, section);
    else writeBody(pen, section, outline);
    pen.space(15);
  }
}

/** Contact data in a grid of two columns, each with its icon. */
function writeContact(pen: Pen, contact: readonly ContactItem[]): void {
  const { left, width } = pen.column;
  const half = width / 2;
  let bottom = pen.y;
  for (const [index, { kind, text }] of contact.entries()) {
    const isRight = index % 2 === 1;
    const x = left + (isRight ? half : 0);
    drawIcon(pen, kind, x + 5, pen.y + 5);
    const row = pen.y;
    pen.column = { ...pen.column, left: x + 16, width: half - 20 };
    pen.text(text, { size: pen.theme.size * 0.92, color: pen.theme.muted });
    pen.column = { ...pen.column, left, width };
    bottom = Math.max(bottom, pen.y);
    const isLast = index === contact.length - 1;
    pen.y = isRight || isLast ? bottom + 3 : row;
  }
}

function drawIcon({ sheet, theme }: Pen, kind: ContactItem['kind'], x: number, y: number): void {
  sheet.lineWidth(0.8).strokeColor(theme.accent);
  const shapes: Readonly<Record<ContactItem['kind'], () => Sheet>> = {
    email: () =>
      sheet
        .rect(x - 4.5, y - 3, 9, 6.5)
        .moveTo(x - 4.5, y - 3)
        .lineTo(x, y + 1)
        .lineTo(x + 4.5, y - 3),
    phone: () =>
      sheet
        .roundedRect(x - 2.6, y - 4.5, 5.2, 9, 1)
        .moveTo(x - 0.8, y + 3)
        .lineTo(x + 0.8, y + 3),
    address: () =>
      sheet
        .circle(x, y - 1, 3)
        .moveTo(x - 2.6, y + 0.6)
        .lineTo(x, y + 4.6)
        .lineTo(x + 2.6, y + 0.6),
    link: () =>
      sheet
        .circle(x, y, 4)
        .moveTo(x - 4, y)
        .lineTo(x + 4, y)
        .moveTo(x, y - 4)
        .lineTo(x, y + 4),
  };
  shapes[kind]().stroke();
}

function writeChips(pen: Pen, section: Extract<OutlineSection, { kind: 'list' }>): void {
  const { left, width } = pen.column;
  const { size, accent, text } = pen.theme;
  let x = left;
  pen.space(3);
  pen.need(size * 2);
  for (const item of section.items) {
    const wide = pen.widthOf([{ text: item, weight: 'regular' }], size * 0.95, 0) + 14;
    if (x + wide > left + width) {
      x = left;
      pen.space(size * 2.1);
      pen.need(size * 2);
    }
    pen.sheet
      .roundedRect(x, pen.y - 2.5, wide, size * 1.75, 4)
      .lineWidth(0.7)
      .strokeColor(accent)
      .stroke();
    pen.sheet
      .font('regular')
      .fontSize(size * 0.95)
      .fillColor(text)
      .text(item, x + 7, pen.y + 0.5, { lineBreak: false });
    x += wide + 6;
  }
  pen.space(size * 1.8);
}
