import { entryLines, type Outline, type OutlineEntry, type OutlineSection } from '../../outline';
import type { Pen, TextOptions } from './pen';

/** How headings look in a layout. */
export type HeadingStyle = 'ruled' | 'plain' | 'tracked' | 'centered' | 'bar' | 'boxed' | 'underAccent';

/** Writes the heading of a section and keeps it with what follows. */
export function writeHeading(pen: Pen, heading: string, style: HeadingStyle, color = pen.theme.accent): void {
  const { size } = pen.theme;
  pen.need(size * 5);
  const large: TextOptions = { size: size * 1.25, weight: 'bold', color };
  switch (style) {
    case 'plain':
      pen.text(heading, large);
      pen.space(2);
      return;
    case 'ruled':
      pen.text(heading, large);
      pen.rule(color);
      pen.space(5);
      return;
    case 'tracked':
      pen.text(heading.toUpperCase(), { size: size * 1.02, weight: 'bold', color, tracking: 2.2 });
      pen.space(4);
      return;
    case 'centered':
      pen.text(heading, { ...large, align: 'center' });
      pen.rule('#999999', 0.5);
      pen.space(5);
      return;
    case 'bar':
      pen.sheet.rect(pen.column.left - 10, pen.y, 4, size * 1.4).fill(color);
      pen.text(heading, large);
      pen.space(4);
      return;
    case 'boxed':
      pen.sheet.rect(pen.column.left - 4, pen.y - 2, pen.column.width + 8, size * 1.7).fill(color);
      pen.text(heading, { ...large, size: size * 1.1, color: '#ffffff' });
      pen.space(6);
      return;
    case 'underAccent':
      pen.text(heading, { ...large, color: pen.theme.text });
      pen.rule(color, 2, 34);
      pen.space(6);
  }
}

/** Writes an entry: its head by its form, then notes and tasks. */
export function writeEntry(pen: Pen, entry: OutlineEntry, bullet: string): void {
  const { size, leading, muted } = pen.theme;
  pen.need(size * leading * 3);
  for (const [index, { left, right }] of entryLines(entry).entries())
    pen.pair(left, right, index > 0 ? { color: muted } : {});
  writeDetails(pen, entry, bullet);
}

/** Writes the notes and tasks of an entry. */
export function writeDetails(pen: Pen, entry: OutlineEntry, bullet: string): void {
  if (entry.notes.length > 0) pen.text(entry.notes.join(', '), { color: pen.theme.muted });
  if (entry.paragraph) pen.text(entry.paragraph);
  if (entry.bullets.length > 0) pen.space(1.5);
  for (const text of entry.bullets) pen.bullet(bullet, text, { indent: 4 });
}

/** Writes the content of a section, without its heading. */
export function writeBody(pen: Pen, section: OutlineSection, outline: Outline): void {
  switch (section.kind) {
    case 'text':
      for (const text of section.paragraphs) pen.text(text);
      break;
    case 'list':
      if (section.form === 'grouped') {
        for (const { label, items } of section.groups) {
          pen.runs([
            { text: `${label}: `, weight: 'bold' },
            { text: items.join(', '), weight: 'regular' },
          ]);
        }
      } else if (section.form === 'bullets') {
        for (const text of section.items) pen.bullet(outline.bullet, text);
      } else {
        pen.text(section.asLine);
      }
      break;
    case 'entries':
      section.entries.forEach((entry, index) => {
        if (index > 0) pen.space(pen.theme.size * 0.65);
        writeEntry(pen, entry, outline.bullet);
      });
  }
}

/** Writes sections one after the other. */
export function writeSections(
  pen: Pen,
  sections: readonly OutlineSection[],
  outline: Outline,
  style: HeadingStyle,
): void {
  for (const section of sections) {
    writeHeading(pen, section.heading, style);
    writeBody(pen, section, outline);
    pen.space(pen.theme.size * 1.2);
  }
}

/** Contact data as one or several lines, by the habits of the writer. */
export function contactLines({ contact, contactForm }: Outline, separator = '  |  '): string[] {
  if (contactForm === 'oneLine') return [contact.map(({ text }) => text).join(separator)];
  return contact.map(({ label, text }) => (contactForm === 'labelled' ? `${label}: ${text}` : text));
}
