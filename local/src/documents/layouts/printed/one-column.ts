import { byEmployer, contactCells, details, each, joined, page, sections, text, when, type Template } from './page';

const row = (left: string, right: string, more = ''): string =>
  `<div class="row ${more}"><span>${left}</span><span>${right}</span></div>`;
const rows = '.row{display:flex;justify-content:space-between;gap:14px}';

/** LaTeX article: small capitals over a rule, employer and place above title and dates. */
export const typeset: Template = (outline) =>
  page(
    `body{font:10.4pt/1.25 "PT Serif",serif}h1{font-size:25pt;text-align:center;font-variant:small-caps}header{text-align:center}h2{font-size:12.5pt;font-weight:400;font-variant:small-caps;border-bottom:.6pt solid #000;margin:9pt 0 4pt}ul{padding-left:14pt}li{margin:0}i{font-size:9.6pt}.entry{margin:0 0 5pt 8pt}${rows}`,
    `<header><h1>${text(outline.name)}</h1>${contactCells(outline, (shown) => `${shown} <span>|</span> `)}</header>` +
      sections(outline.sections, {
        heading: (heading) => `<h2>${heading}</h2>`,
        entry: (entry) =>
          `<div class="entry">${row(`<b>${text(entry.title)}</b>`, text(entry.dates))}${row(`<i>${text(entry.organization)}</i>`, `<i>${text(entry.location)}</i>`)}${details(entry)}</div>`,
      }),
  );

/** Profile export of a professional network: the duration in words after each period, roles grouped by employer. */
export const profile: Template = (outline) =>
  page(
    `body{font:10.5pt/1.4 "Open Sans",sans-serif;color:#222}h1{font-size:22pt;font-weight:400}h2{font-size:14pt;font-weight:400;margin:16pt 0 6pt}h3{font-size:11.5pt}.muted{color:#777;font-size:9.5pt}.role{margin-bottom:9pt}`,
    `<h1>${text(outline.name)}</h1>${when(outline.headline, (value) => `<p>${value}</p>`)}<p class="muted">${contactCells(outline, (shown) => `${shown}<br>`)}</p>` +
      each(outline.sections, (section) => {
        if (section.kind !== 'entries')
          return sections([section], { heading: (heading) => `<h2>${heading}</h2>`, entry: () => '' });
        const groups = byEmployer(section.entries);
        return `<h2>${text(section.heading)}</h2>${each(groups, (group) => {
          const [first] = group;
          if (!first) return '';
          return `<h3>${text(first.organization)}</h3>${each(group, (entry) => `<div class="role"><p>${text(entry.title)}</p><p class="muted">${text(entry.dates)}</p>${when(entry.location, (value) => `<p class="muted">${value}</p>`)}${details(entry)}</div>`)}`;
        })}`;
      }),
  );

/** US federal resume: every position with labels, hours and supervisor. */
export const federal: Template = (outline) =>
  page(
    `body{font:11pt/1.3 "Times New Roman",serif}h1{font-size:15pt}h2{font-size:12pt;margin:12pt 0 4pt;text-decoration:underline}.entry{margin-bottom:10pt}ul{padding-left:18pt}`,
    `<h1>${text(outline.name)}</h1>${contactCells(outline, (shown, label) => `<p>${label}: ${shown}</p>`)}` +
      sections(outline.sections, {
        heading: (heading) => `<h2>${heading}</h2>`,
        entry: (entry, { id }) =>
          id === 'work'
            ? `<div class="entry"><p><b>${text(entry.title)}</b></p><p>${text(entry.organization)}</p>${when(entry.location, (value) => `<p>${value}</p>`)}<p>Dates Employed: ${text(entry.dates)}</p><p>Hours per week: 40</p>${details(entry)}<p>Supervisor: on request. May contact: yes</p></div>`
            : `<div class="entry"><p><b>${text(entry.organization)}</b>${when(entry.location, (value) => ` - ${value}`)}</p><p>${text(entry.title)}</p><p>Completed: ${text(entry.dates)}</p>${details(entry)}</div>`,
      }),
  );

/** Law and banking: employers in capitals, one serif, places at the right. */
export const chambers: Template = (outline) =>
  page(
    `body{font:11pt/1.25 "Times New Roman",serif;margin:0 10mm}header{text-align:center;margin-bottom:10pt}h1{font-size:17pt;letter-spacing:2px}h2{font-size:11pt;text-align:center;margin:11pt 0 5pt;text-transform:uppercase;letter-spacing:1px}ul{padding-left:16pt}.entry{margin-bottom:7pt}${rows}`,
    `<header><h1>${text(outline.name)}</h1><p>${contactCells(outline, (shown) => `${shown} &nbsp;•&nbsp; `)}</p></header>` +
      sections(outline.sections, {
        heading: (heading) => `<h2>${heading}</h2>`,
        entry: (entry) =>
          `<div class="entry">${row(`<b>${text(entry.organization.toUpperCase())}</b>`, text(entry.location))}${row(`<i>${text(entry.title)}</i>`, text(entry.dates))}${details(entry)}</div>`,
      }),
  );

/** Plain word processor template: title, employer and place in one line, small dates above it. */
export const eyebrow: Template = (outline) =>
  page(
    `body{font:10pt/1.45 "Open Sans",sans-serif;color:#444}h1{font-size:30pt;font-weight:400;color:#000}h2{font-size:9pt;color:#2079c7;text-transform:uppercase;margin:16pt 0 4pt}.dates{font-size:8pt;color:#888;text-transform:uppercase}.entry{margin-bottom:8pt}ul{padding-left:16pt}`,
    `<h1>${text(outline.name)}</h1>${when(outline.headline, (value) => `<p>${value}</p>`)}<p>${contactCells(outline, (shown) => `${shown}<br>`)}</p>` +
      sections(outline.sections, {
        heading: (heading) => `<h2>${heading}</h2>`,
        entry: (entry) =>
          `<div class="entry"><p><b>${text(entry.organization)}</b>${when(entry.location, (value) => `, ${value}`)} — <i>${text(entry.title)}</i></p><p class="dates">${text(entry.dates)}</p>${details(entry)}</div>`,
      }),
  );

/** Minimal: one line per job, hardly any layout. */
export const simple: Template = (outline) =>
  page(
    `body{font:12pt/1.3 Carlito,sans-serif}h1{font-size:12pt;font-weight:400}h2{font-size:12pt;margin-top:12pt}ul{list-style:none}li:before{content:"-  "}`,
    `<h1>${text(outline.name)}</h1>${contactCells(outline, (shown) => `<p>${shown}</p>`)}` +
      sections(outline.sections, {
        heading: (heading) => `<h2>${heading}</h2>`,
        entry: (entry) =>
          `<p>${text(entry.dates)} &nbsp; ${joined([entry.title, entry.organization, entry.location], ', ')}</p>${details(entry)}`,
      }),
  );

/** Running head with name and page number, dates in brackets after the employer. */
export const runningHead: Template = (outline) =>
  page(
    `body{font:10.5pt/1.35 Carlito,sans-serif}thead td{border-bottom:.5pt solid #999;font-size:8.5pt;color:#777}table{width:100%;border-spacing:0}h1{font-size:20pt}h2{font-size:12pt;color:#8a1c1c;margin:12pt 0 3pt;border-bottom:1.5pt solid #8a1c1c}ul{padding-left:16pt}.entry{margin-bottom:7pt}`,
    `<table><thead><tr><td>${text(outline.name)} – Curriculum Vitae</td></tr></thead><tbody><tr><td><h1>${text(outline.name)}</h1><p>${contactCells(outline, (shown, label) => `${label}: ${shown} &nbsp; `)}</p>` +
      sections(outline.sections, {
        heading: (heading) => `<h2>${heading}</h2>`,
        entry: (entry) =>
          `<div class="entry"><p><b>${text(entry.title)}</b></p><p>${joined([entry.organization, entry.location], ', ')} (${text(entry.dates)})</p>${details(entry)}</div>`,
      }) +
      '</td></tr></tbody></table>',
  );

/** Functional resume: skills first and large, positions in a short list. */
export const functional: Template = (outline) =>
  page(
    `body{font:10.5pt/1.4 Carlito,sans-serif}header{background:#2f4f4f;color:#fff;padding:12pt}a{color:inherit}h1{font-size:22pt}h2{font-size:12pt;letter-spacing:1px;margin:12pt 0 4pt}.entry{margin-bottom:3pt}ul{columns:2;padding-left:16pt}.work ul{columns:1}`,
    `<header><h1>${text(outline.name)}</h1><p>${contactCells(outline, (shown) => `${shown} &nbsp;/&nbsp; `)}</p></header>` +
      sections(
        [...outline.sections].sort((a, b) => Number(b.id === 'skills') - Number(a.id === 'skills')),
        {
          heading: (heading) => `<h2>${heading}</h2>`,
          entry: (entry) =>
            `<div class="entry"><p>${joined([entry.title, entry.organization, entry.location, entry.dates], '  |  ')}</p>${details(entry)}</div>`,
        },
      ),
  );
