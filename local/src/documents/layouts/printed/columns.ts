import {
  contactCells,
  details,
  each,
  joined,
  page,
  plainList,
  sections,
  sideAndMain,
  text,
  when,
  type Template,
} from './page';

const short = ['skills', 'languages', 'certifications', 'interests', 'awards', 'associations'] as const;

/** Design tool template: a colored column with icons, labels in frames, the name in spaced capitals. */
export const studio: Template = (outline) => {
  const [side, main] = sideAndMain(outline, short);
  return page(
    `@page{margin:0}body{font:9.6pt/1.45 "Open Sans",sans-serif;display:flex;min-height:297mm}aside{width:34%;background:#3d405b;color:#fff;padding:12mm 7mm}aside a{color:inherit}main{flex:1;padding:12mm 9mm}h1{font-size:23pt;letter-spacing:5px;text-transform:uppercase;line-height:1.15}h2{font-size:11pt;letter-spacing:3px;text-transform:uppercase;margin:14pt 0 6pt}.chip{display:inline-block;border:1px solid #e07a5f;border-radius:9px;padding:1px 6px;margin:0 4px 4px 0;font-size:8.6pt}.icon{display:inline-block;width:8px;height:8px;background:#e07a5f;margin-right:6px}ul{padding-left:13pt}.entry{margin-bottom:9pt}`,
    `<aside>${contactCells(outline, (shown) => `<p style="overflow-wrap:anywhere"><span class="icon"></span>${shown}</p>`)}${sections(
      side,
      {
        heading: (heading) => `<h2>${heading}</h2>`,
        entry: () => '',
        list: ({ items }) => each(items, (item) => `<span class="chip">${text(item)}</span>`),
      },
    )}</aside><main><h1>${text(outline.name)}</h1>${when(outline.headline, (value) => `<p>${value}</p>`)}${sections(
      main,
      {
        heading: (heading) => `<h2>${heading}</h2>`,
        entry: (entry) =>
          `<div class="entry"><p><b>${text(entry.title)}</b></p><p>${joined([entry.organization, entry.location], ' | ')}</p><p>${text(entry.dates)}</p>${details(entry)}</div>`,
      },
    )}</main>`,
  );
};

/** European form: labels at the left of a line, everything else at its right. */
export const form: Template = (outline) =>
  page(
    `body{font:9.8pt/1.4 "Open Sans",sans-serif}.line{display:grid;grid-template-columns:46mm 1fr;column-gap:6mm;margin-bottom:5pt}.line>:first-child{text-align:right;color:#0e4194}h1{font-size:16pt;font-weight:400}h2{font-size:10pt;font-weight:400;text-transform:uppercase}ul{padding-left:13pt}`,
    `<div class="line"><span>Personal information</span><h1>${text(outline.name)}</h1></div>${contactCells(outline, (shown, label) => `<div class="line"><span>${label}</span><span>${shown}</span></div>`)}` +
      each(outline.sections, (section) =>
        section.kind === 'entries'
          ? `<div class="line"><h2>${text(section.heading)}</h2><span></span></div>${each(section.entries, (entry) => `<div class="line"><span>${text(entry.dates)}</span><div><p><b>${text(entry.title)}</b></p><p>${joined([entry.organization, entry.location], ', ')}</p>${details(entry)}</div></div>`)}`
          : `<div class="line"><h2>${text(section.heading)}</h2><div>${section.kind === 'text' ? each(section.paragraphs, (paragraph) => `<p>${text(paragraph)}</p>`) : plainList(section)}</div></div>`,
      ),
  );

/** LaTeX class `moderncv`: dates in the margin, a bar before each heading. */
export const hints: Template = (outline) =>
  page(
    `body{font:10.4pt/1.3 "PT Serif",serif}header{display:flex;justify-content:space-between}h1{font-size:26pt;font-weight:400;color:#3873b3}.line{display:grid;grid-template-columns:30mm 1fr;column-gap:5mm;margin-bottom:3pt}.bar{height:5px;background:#3873b3;align-self:center}h2{font-size:14pt;font-weight:400;color:#3873b3;margin:9pt 0 2pt}.contact{text-align:right;font-size:9pt;font-style:italic}ul{padding-left:13pt}`,
    `<header><h1>${text(outline.name)}</h1><div class="contact">${contactCells(outline, (shown) => `${shown}<br>`)}</div></header>` +
      each(outline.sections, (section) => {
        const heading = `<div class="line"><span class="bar"></span><h2>${text(section.heading)}</h2></div>`;
        if (section.kind === 'entries')
          return `${heading}${each(section.entries, (entry) => `<div class="line"><span>${text(entry.dates)}</span><div><b>${text(entry.title)}</b>, <i>${text(entry.organization)}</i>${when(entry.location, (value) => `, ${value}`)}.${details(entry)}</div></div>`)}`;
        const body =
          section.kind === 'text'
            ? each(section.paragraphs, (paragraph) => `<p>${text(paragraph)}</p>`)
            : plainList(section);
        return `${heading}<div class="line"><span></span><div>${body}</div></div>`;
      }),
  );

/** Word processor table: borders around each position, dates and place in a cell at the right. */
export const bordered: Template = (outline) =>
  page(
    `body{font:10pt/1.3 Carlito,sans-serif}h1{font-size:18pt;text-align:center}header p{text-align:center}h2{background:#d9e2f3;font-size:11pt;padding:2pt 4pt;margin:9pt 0 0}table{width:100%;border-collapse:collapse}td{border:.6pt solid #8a8a8a;padding:3pt 5pt;vertical-align:top}td:last-child{width:34mm}ul{padding-left:14pt}`,
    `<header><h1>${text(outline.name)}</h1><p>${contactCells(outline, (shown) => `${shown} &nbsp; `)}</p></header>` +
      each(outline.sections, (section) =>
        section.kind === 'entries'
          ? `<h2>${text(section.heading)}</h2><table>${each(section.entries, (entry) => `<tr><td><b>${text(entry.title)}</b><br>${text(entry.organization)}${details(entry)}</td><td>${text(entry.dates)}${when(entry.location, (value) => `<br>${value}`)}</td></tr>`)}</table>`
          : section.kind === 'list' && section.id === 'skills'
            ? `<h2>${text(section.heading)}</h2><table>${each(thirds(section.items), (items) => `<tr>${each(items, (item) => `<td style="width:33%">${text(item)}</td>`)}</tr>`)}</table>`
            : sections([section], { heading: (heading) => `<h2>${heading}</h2>`, entry: () => '' }),
      ),
  );

function thirds(items: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(items.length / 3) }, (_, index) => items.slice(index * 3, index * 3 + 3));
}

/** Graphic template: rating bars next to each skill, a timeline with dots. */
export const rated: Template = (outline) => {
  const [side, main] = sideAndMain(outline, [...short, 'education']);
  return page(
    `body{font:9.8pt/1.4 "Open Sans",sans-serif}header{border-bottom:3px solid #2a9d8f;margin-bottom:8pt}h1{font-size:24pt}.cols{display:flex;gap:9mm}.main{flex:1;border-left:2px solid #ccc;padding-left:6mm}.side{width:58mm}h2{font-size:12pt;color:#2a9d8f;margin:10pt 0 5pt}.skill{display:flex;justify-content:space-between;margin-bottom:3pt}.rate{width:20mm;height:6px;background:#ddd;align-self:center}.rate i{display:block;height:6px;background:#2a9d8f}.dot{display:inline-block;width:9px;height:9px;border-radius:5px;background:#2a9d8f;margin-left:-7.2mm;margin-right:4.4mm}ul{padding-left:13pt}.entry{margin-bottom:8pt}`,
    `<header><h1>${text(outline.name)}</h1>${when(outline.headline, (value) => `<p>${value}</p>`)}<p>${contactCells(outline, (shown) => `${shown} &nbsp;•&nbsp; `)}</p></header><div class="cols"><div class="main">${sections(
      main,
      {
        heading: (heading) => `<h2>${heading}</h2>`,
        entry: (entry) =>
          `<div class="entry"><p><span class="dot"></span><b>${text(entry.title)}</b></p><p>${joined([entry.organization, entry.dates], ' · ')}</p>${when(entry.location, (value) => `<p>${value}</p>`)}${details(entry)}</div>`,
      },
    )}</div><div class="side">${sections(side, {
      heading: (heading) => `<h2>${heading}</h2>`,
      entry: (entry) =>
        `<div class="entry"><p><b>${text(entry.title)}</b></p><p>${text(entry.organization)}</p><p>${text(entry.dates)}</p></div>`,
      list: ({ items }) =>
        each(
          items,
          (item, index) =>
            `<div class="skill"><span>${text(item)}</span><span class="rate"><i style="width:${String(90 - ((index * 13) % 50))}%"></i></span></div>`,
        ),
    })}</div></div>`,
  );
};

/** One-page student resume: education and skills in a narrow column at the left, headings in thin capitals. */
export const dense: Template = (outline) => {
  const [side, main] = sideAndMain(outline, [...short, 'education']);
  return page(
    `body{font:9.4pt/1.25 "Open Sans",sans-serif}h1{font-size:27pt;font-weight:300;text-align:center}header p{text-align:center;font-size:8.4pt;color:#666}.cols{display:grid;grid-template-columns:33% 1fr;column-gap:7mm;margin-top:6pt}h2{font-size:12pt;font-weight:300;text-transform:uppercase;color:#333;margin-top:8pt}h3{font-size:9.6pt;text-transform:uppercase;display:inline}.muted{color:#777;font-size:8.6pt}ul{padding-left:12pt}.entry{margin-bottom:6pt}`,
    `<header><h1>${text(outline.name)}</h1><p>${contactCells(outline, (shown) => `${shown} | `)}</p></header><div class="cols"><div>${sections(
      side,
      {
        heading: (heading) => `<h2>${heading}</h2>`,
        entry: (entry) =>
          `<div class="entry"><h3>${text(entry.organization)}</h3><p>${text(entry.title)}</p><p class="muted">${joined([entry.dates, entry.location], ' | ')}</p>${details(entry)}</div>`,
        list: (section) => (section.id === 'skills' ? `<p>${joined(section.items, ' • ')}</p>` : plainList(section)),
      },
    )}</div><div>${sections(main, {
      heading: (heading) => `<h2>${heading}</h2>`,
      entry: (entry) =>
        `<div class="entry"><h3>${text(entry.organization)}</h3> | ${text(entry.title)}<p class="muted">${joined([entry.dates, entry.location], ' | ')}</p>${details(entry)}</div>`,
    })}</div></div>`,
  );
};

/** Academic list: years in a narrow column, one line per entry, employer and title in a sentence. */
export const scholarly: Template = (outline) =>
  page(
    `body{font:11pt/1.35 "Times New Roman",serif}h1{font-size:16pt;text-align:center}header{text-align:center}h2{font-size:12pt;font-variant:small-caps;margin:12pt 0 4pt}.line{display:grid;grid-template-columns:38mm 1fr;margin-bottom:3pt}ul{padding-left:14pt}`,
    `<header><p>Curriculum Vitae</p><h1>${text(outline.name)}</h1>${contactCells(outline, (shown) => `<p>${shown}</p>`)}</header>` +
      sections(outline.sections, {
        heading: (heading) => `<h2>${heading}</h2>`,
        entry: (entry) =>
          `<div class="line"><span>${text(entry.dates)}</span><div>${joined([entry.title, entry.organization, entry.location], ', ')}${details(entry)}</div></div>`,
      }),
  );

/** Office suite template: headings in the margin, sections to their right. */
export const marginal: Template = (outline) =>
  page(
    `body{font:10.2pt/1.4 Carlito,sans-serif}h1{font-size:21pt;border-bottom:2px solid #555}.line{display:grid;grid-template-columns:36mm 1fr;column-gap:6mm;margin-top:9pt}h2{font-size:10.5pt;text-transform:uppercase}.row{display:flex;justify-content:space-between}ul{padding-left:14pt}.entry{margin-bottom:7pt}`,
    `<h1>${text(outline.name)}</h1><p>${contactCells(outline, (shown) => `${shown} &nbsp;|&nbsp; `)}</p>` +
      each(outline.sections, (section) => {
        const body =
          section.kind === 'text'
            ? each(section.paragraphs, (paragraph) => `<p>${text(paragraph)}</p>`)
            : section.kind === 'list'
              ? plainList(section)
              : each(
                  section.entries,
                  (entry) =>
                    `<div class="entry"><div class="row"><b>${text(entry.title)}</b><span>${text(entry.dates)}</span></div><p>${joined([entry.organization, entry.location], ', ')}</p>${details(entry)}</div>`,
                );
        return `<div class="line"><h2>${text(section.heading)}</h2><div>${body}</div></div>`;
      }),
  );
