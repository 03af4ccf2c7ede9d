import { entryLines, type Outline, type OutlineSection } from '../outline';

/** Layouts of plain text: decoration of headings, width of lines. */
export const textLayouts = ['plain', 'underlined', 'email'] as const;
export type TextLayout = (typeof textLayouts)[number];

const width = 78;

/** Writes a resume as plain text. */
export function renderText(outline: Outline, layout: TextLayout): string {
  const lines: string[] = [outline.name];
  if (outline.headline) lines.push(outline.headline);
  lines.push(...contactLines(outline), '');
  for (const section of outline.sections) {
    lines.push(...headingLines(section.heading, layout), ...bodyLines(section, outline, layout), '');
  }
  return `${lines.join('\n').trimEnd()}\n`;
}

function contactLines({ contact, contactForm }: Outline): string[] {
  if (contactForm === 'oneLine') return [contact.map(({ text }) => text).join(' | ')];
  return contact.map(({ label, text }) => (contactForm === 'labelled' ? `${label}: ${text}` : text));
}

function headingLines(heading: string, layout: TextLayout): string[] {
  if (layout === 'underlined') return [heading, '='.repeat(heading.length)];
  if (layout === 'email') return [`--- ${heading} ---`];
  return [heading.toUpperCase(), ''];
}

function bodyLines(section: OutlineSection, outline: Outline, layout: TextLayout): string[] {
  const wrapped = (text: string, indent = ''): string[] => (layout === 'email' ? [text] : wrap(text, indent));
  const bulleted = (text: string): string[] => wrapped(`${outline.bullet} ${text}`, '  ');
  switch (section.kind) {
    case 'text':
      return section.paragraphs.flatMap((text) => wrapped(text));
    case 'list':
      if (section.form === 'grouped')
        return section.groups.flatMap(({ label, items }) => wrapped(`${label}: ${items.join(', ')}`, '  '));
      return section.form === 'bullets' ? section.items.flatMap(bulleted) : wrapped(section.asLine);
    case 'entries':
      return section.entries.flatMap((entry, index) => [
        ...(index > 0 ? [''] : []),
        ...entryLines(entry).map(({ left, right }) => {
          const start = left.map(({ text }) => text).join('');
          const end = right.map(({ text }) => text).join('');
          return end ? `${start}${' '.repeat(Math.max(3, width - start.length - end.length))}${end}`.trim() : start;
        }),
        ...entry.notes,
        ...(entry.paragraph ? wrapped(entry.paragraph) : []),
        ...entry.bullets.flatMap(bulleted),
      ]);
  }
}

function wrap(text: string, indent: string): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line && line.length + word.length + 1 > width) {
      lines.push(line);
      line = indent + word;
    } else {
      line = line ? `${line} ${word}` : word;
    }
  }
  return [...lines, line];
}
