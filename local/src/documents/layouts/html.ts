import { entryLines, type Outline, type OutlineSection, type Run } from '../outline';

/** Layouts of HTML. */
export const htmlLayouts = ['page'] as const;
export type HtmlLayout = (typeof htmlLayouts)[number];

/** Writes a resume as a web page. */
export function renderHtml(outline: Outline): Uint8Array {
  const { name, headline, contact, sections } = outline;
  const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>${escape(name)} - Resume</title>
<style>body{font:15px/1.5 Georgia,serif;max-width:46em;margin:3em auto;color:#222}h2{border-bottom:1px solid #bbb}.when{float:right}</style>
</head>
<body>
<header>
<h1>${escape(name)}</h1>
${headline ? `<p>${escape(headline)}</p>\n` : ''}<ul>
${contact.map(({ kind, text }) => `<li>${kind === 'email' ? `<a href="mailto:${escape(text)}">${escape(text)}</a>` : escape(text)}</li>`).join('\n')}
</ul>
</header>
${sections.map((section) => `<section>\n<h2>${escape(section.heading)}</h2>\n${body(section)}\n</section>`).join('\n')}
</body>
</html>
`;
  return new TextEncoder().encode(page);
}

function body(section: OutlineSection): string {
  switch (section.kind) {
    case 'text':
      return section.paragraphs.map((text) => `<p>${escape(text)}</p>`).join('\n');
    case 'list':
      if (section.form === 'grouped') {
        return section.groups
          .map(({ label, items }) => `<p><b>${escape(label)}:</b> ${escape(items.join(', '))}</p>`)
          .join('\n');
      }
      return section.form === 'bullets' ? list(section.items) : `<p>${escape(section.asLine)}</p>`;
    case 'entries':
      return section.entries
        .map((entry) =>
          [
            ...entryLines(entry).map(
              ({ left, right }) =>
                `<div>${left.map(run).join('')}${right.length > 0 ? ` <span class="when">${right.map(run).join('')}</span>` : ''}</div>`,
            ),
            ...entry.notes.map((text) => `<div>${escape(text)}</div>`),
            ...(entry.paragraph ? [`<p>${escape(entry.paragraph)}</p>`] : []),
            ...(entry.bullets.length > 0 ? [list(entry.bullets)] : []),
          ].join('\n'),
        )
        .join('\n');
  }
}

function list(items: readonly string[]): string {
  return `<ul>\n${items.map((text) => `<li>${escape(text)}</li>`).join('\n')}\n</ul>`;
}

function run({ text, weight }: Run): string {
  if (weight === 'bold') return `<strong>${escape(text)}</strong>`;
  return weight === 'italic' ? `<em>${escape(text)}</em>` : escape(text);
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
}
