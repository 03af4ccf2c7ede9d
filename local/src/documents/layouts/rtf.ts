import { entryLines, type Outline, type OutlineSection, type Run } from '../outline';

/** Layouts of Rich Text Format. */
export const rtfLayouts = ['word'] as const;
export type RtfLayout = (typeof rtfLayouts)[number];

/** Writes a resume as Rich Text Format 1.9 in plain ASCII; other characters become `\u` escapes. */
export function renderRtf(outline: Outline): Uint8Array {
  const body = [
    `\\pard\\qc\\b\\fs36 ${escape(outline.name)}\\b0\\fs22\\par`,
    ...(outline.headline ? [`\\pard\\qc ${escape(outline.headline)}\\par`] : []),
    ...contactLines(outline).map((line) => `\\pard\\qc ${escape(line)}\\par`),
    ...outline.sections.flatMap((section) => [
      `\\pard\\sb240\\sa60\\b\\fs26 ${escape(section.heading)}\\b0\\fs22\\par`,
      ...sectionLines(section, outline),
    ]),
  ];
  const head = '{\\rtf1\\ansi\\ansicpg1252\\deff0{\\fonttbl{\\f0\\froman\\fcharset0 Times New Roman;}}\n\\f0\\fs22';
  return new TextEncoder().encode(`${head}\n${body.join('\n')}\n}`);
}

function contactLines({ contact, contactForm }: Outline): string[] {
  if (contactForm === 'oneLine') return [contact.map(({ text }) => text).join(' | ')];
  return contact.map(({ label, text }) => (contactForm === 'labelled' ? `${label}: ${text}` : text));
}

function sectionLines(section: OutlineSection, outline: Outline): string[] {
  const paragraph = (text: string): string => `\\pard ${escape(text)}\\par`;
  const bullet = (text: string): string => `\\pard\\fi-240\\li360 ${escape(outline.bullet)}\\tab ${escape(text)}\\par`;
  switch (section.kind) {
    case 'text':
      return section.paragraphs.map(paragraph);
    case 'list':
      if (section.form === 'grouped')
        return section.groups.map(
          ({ label, items }) => `\\pard\\b ${escape(label)}: \\b0 ${escape(items.join(', '))}\\par`,
        );
      return section.form === 'bullets' ? section.items.map(bullet) : [paragraph(section.asLine)];
    case 'entries':
      return section.entries.flatMap((entry) => [
        ...entryLines(entry).map(
          ({ left, right }) =>
            `\\pard\\tqr\\tx9600 ${left.map(run).join('')}${right.length > 0 ? `\\tab ${right.map(run).join('')}` : ''}\\par`,
        ),
        ...entry.notes.map(paragraph),
        ...(entry.paragraph ? [paragraph(entry.paragraph)] : []),
        ...entry.bullets.map(bullet),
        '\\pard\\par',
      ]);
  }
}

function run({ text, weight }: Run): string {
  if (weight === 'bold') return `{\\b ${escape(text)}}`;
  return weight === 'italic' ? `{\\i ${escape(text)}}` : escape(text);
}

function escape(text: string): string {
  return text
    .replace(/[\\{}]/g, '\\$&')
    .replace(/[^\x20-\x7e]/g, (character) => `\\u${String(signed(character.charCodeAt(0)))}?`);
}

/** RTF counts UTF-16 units as signed 16-bit numbers. */
function signed(code: number): number {
  return code > 32_767 ? code - 65_536 : code;
}
