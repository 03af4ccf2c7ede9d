import {
  byEmployer,
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

/*
 * Held-out layouts: never looked at while improving the parser, so that they measure how it does on unseen layouts.
 */

/** Large numerals of years, sections as cards in two columns. */
const cards: Template = (outline) =>
  page(
    `body{font:9.8pt/1.4 "Open Sans",sans-serif}h1{font-size:28pt}main{columns:2;column-gap:8mm}section{border:1px solid #bbb;border-radius:6px;padding:7pt 9pt;margin-bottom:8pt;break-inside:auto}h2{font-size:11pt;color:#b23a48}.year{font-size:12pt;color:#888}ul{padding-left:12pt}`,
    `<h1>${text(outline.name)}</h1>${when(outline.headline, (value) => `<p>${value}</p>`)}<p>${contactCells(outline, (shown) => `${shown} &nbsp; `)}</p><main>${sections(
      outline.sections,
      {
        heading: (heading) => `<h2>${heading}</h2>`,
        entry: (entry) =>
          `<div><p class="year">${text(entry.dates)}</p><p><b>${text(entry.title)}</b></p><p>${joined([entry.organization, entry.location], ', ')}</p>${details(entry)}</div>`,
      },
    )}</main>`,
  );

/** Grid of the Swiss school: headings, dates and texts in three columns. */
const grid: Template = (outline) =>
  page(
    `body{font:9.6pt/1.4 Helvetica,sans-serif}h1{font-size:20pt;font-weight:700}.row{display:grid;grid-template-columns:32mm 34mm 1fr;column-gap:4mm;margin-top:7pt}h2{font-size:9.6pt}ul{padding-left:11pt}`,
    `<div class="row"><span></span><span></span><div><h1>${text(outline.name)}</h1>${contactCells(outline, (shown) => `<p>${shown}</p>`)}</div></div>` +
      each(outline.sections, (section) =>
        section.kind === 'entries'
          ? each(
              section.entries,
              (entry, index) =>
                `<div class="row"><h2>${index === 0 ? text(section.heading) : ''}</h2><span>${text(entry.dates)}</span><div><p><b>${text(entry.organization)}</b>${when(entry.location, (value) => `, ${value}`)}</p><p>${text(entry.title)}</p>${details(entry)}</div></div>`,
            )
          : `<div class="row"><h2>${text(section.heading)}</h2><span></span><div>${section.kind === 'text' ? each(section.paragraphs, (paragraph) => `<p>${text(paragraph)}</p>`) : plainList(section)}</div></div>`,
      ),
  );

/** Magazine front page: the name over a dark band, contact data in a strip, a column at the right. */
const magazine: Template = (outline) => {
  const [side, main] = sideAndMain(outline, ['skills', 'certifications', 'languages', 'summary']);
  return page(
    `@page{margin:0 0 12mm}body{font:10pt/1.4 "PT Serif",serif}header{background:#1d3557;color:#fff;padding:14mm 12mm 6mm}h1{font-size:30pt;font-weight:400}.strip{background:#e63946;color:#fff;padding:4pt 12mm;display:flex;justify-content:space-between;font-size:8.6pt}.strip a{color:inherit}.cols{display:flex;gap:8mm;padding:6mm 12mm}.main{flex:1}.side{width:52mm;background:#f1f1f1;padding:4mm}h2{font-size:12.5pt;margin:8pt 0 4pt}ul{padding-left:12pt}.entry{margin-bottom:8pt}`,
    `<header><h1>${text(outline.name)}</h1>${when(outline.headline, (value) => `<p>${value}</p>`)}</header><div class="strip">${contactCells(outline, (shown) => `<span>${shown}</span>`)}</div><div class="cols"><div class="main">${sections(
      main,
      {
        heading: (heading) => `<h2>${heading}</h2>`,
        entry: (entry) =>
          `<div class="entry"><p>${text(entry.organization)}${when(entry.location, (value) => ` · ${value}`)}</p><p><b>${text(entry.title)}</b> / ${text(entry.dates)}</p>${details(entry)}</div>`,
      },
    )}</div><div class="side">${sections(side, { heading: (heading) => `<h2>${heading}</h2>`, entry: () => '', list: ({ items }) => each(items, (item) => `<p>${text(item)}</p>`) })}</div></div>`,
  );
};

/** A register: positions grouped by employer, the roles as a table of title and period. */
const register: Template = (outline) =>
  page(
    `body{font:10.6pt/1.35 Carlito,sans-serif}h1{font-size:19pt}h2{font-size:12pt;border-left:4px solid #457b9d;padding-left:5pt;margin:11pt 0 4pt}table{width:100%}td:last-child{text-align:right;white-space:nowrap}ul{padding-left:14pt}`,
    `<table><tr><td><h1>${text(outline.name)}</h1></td><td>${contactCells(outline, (shown) => `${shown}<br>`)}</td></tr></table>` +
      each(outline.sections, (section) =>
        section.kind === 'entries'
          ? `<h2>${text(section.heading)}</h2>${each(byEmployer(section.entries), (group) => `<p><b>${joined([group[0]?.organization ?? '', group[0]?.location ?? ''], ', ')}</b></p>${each(group, (entry) => `<table><tr><td>${text(entry.title)}</td><td>${text(entry.dates)}</td></tr></table>${details(entry)}`)}`)}`
          : sections([section], { heading: (heading) => `<h2>${heading}</h2>`, entry: () => '' }),
      ),
  );

export const heldOutTemplates = { cards, grid, magazine, register } as const satisfies Record<string, Template>;

/** Names of sections that no other layout uses. */
export const heldOutHeadings = {
  summary: 'Career Overview',
  work: 'Professional Journey',
  education: 'Academic Qualifications',
  skills: 'Core Proficiencies',
  certifications: 'Licences & Tickets',
  languages: 'Languages Spoken',
} as const;
