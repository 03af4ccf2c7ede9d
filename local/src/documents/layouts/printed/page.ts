import type { Outline, OutlineEntry, OutlineSection } from '../../outline';

/** Writes a resume as a web page that a browser prints. */
export type Template = (outline: Outline) => string;

type ListSection = Extract<OutlineSection, { kind: 'list' }>;
type EntriesSection = Extract<OutlineSection, { kind: 'entries' }>;

/** Text as HTML shows it. */
export const text = (value: string): string =>
  value.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

/** Repeats a piece of a page for each item. */
export const each = <Item>(items: readonly Item[], write: (item: Item, index: number) => string): string =>
  items.map(write).join('');

/** A piece of a page, empty when the value is. */
export const when = (value: string, write: (value: string) => string): string =>
  value === '' ? '' : write(text(value));

/** The parts that are not empty, as text. */
export const joined = (parts: readonly string[], separator: string): string =>
  text(parts.filter((part) => part !== '').join(separator));

/** A whole page with its style. */
export const page = (css: string, body: string): string =>
  `<!doctype html><html><head><meta charset="utf-8"><style>@page{margin:14mm}*{box-sizing:border-box}body{margin:0;font:10.5pt/1.35 sans-serif;color:#1b1b1b}h1,h2,h3,p,ul{margin:0;padding:0}${css}</style></head><body>${body}</body></html>`;

/** Contact data as cells; emails and URLs are links. */
export function contactCells({ contact }: Outline, write: (shown: string, label: string) => string): string {
  return each(contact, ({ kind, label, text: value }) => {
    const shown = text(value);
    const href = kind === 'email' ? `mailto:${value}` : kind === 'link' ? value : '';
    return write(href ? `<a href="${text(href)}">${shown}</a>` : shown, text(label));
  });
}

/** Tasks and notes of an entry. */
export const details = ({ notes, bullets, paragraph }: OutlineEntry): string =>
  when(notes.join(', '), (value) => `<p class="notes">${value}</p>`) +
  when(paragraph, (value) => `<p>${value}</p>`) +
  (bullets.length > 0 ? `<ul>${each(bullets, (task) => `<li>${text(task)}</li>`)}</ul>` : '');

/** How a layout writes the parts of a resume. */
export interface Parts {
  heading: (heading: string) => string;
  entry: (entry: OutlineEntry, section: EntriesSection) => string;
  /** A list of skills, certificates or languages. */
  list?: (section: ListSection) => string;
}

/** Lists as the writer has them: a line, bullets, or groups with their labels. */
export function plainList({ form, items, groups, asLine }: ListSection): string {
  if (form === 'grouped')
    return each(groups, (group) => `<p><b>${text(group.label)}:</b> ${joined(group.items, ', ')}</p>`);
  if (form === 'bullets') return `<ul>${each(items, (item) => `<li>${text(item)}</li>`)}</ul>`;
  return `<p>${text(asLine)}</p>`;
}

/** Sections one after the other. */
export function sections(all: readonly OutlineSection[], { heading, entry, list = plainList }: Parts): string {
  return each(all, (section) => {
    const body =
      section.kind === 'text'
        ? each(section.paragraphs, (paragraph) => `<p>${text(paragraph)}</p>`)
        : section.kind === 'list'
          ? list(section)
          : each(section.entries, (item) => entry(item, section));
    return `<section class="${section.id}">${heading(text(section.heading))}${body}</section>`;
  });
}

/** Short sections for a narrow column, and the rest. */
export function sideAndMain(outline: Outline, side: readonly string[]): [OutlineSection[], OutlineSection[]] {
  const isSide = ({ id, kind }: OutlineSection): boolean =>
    side.includes(id) && (kind === 'list' || id === 'summary' || id === 'education');
  return [outline.sections.filter(isSide), outline.sections.filter((section) => !isSide(section))];
}

/** Entries of one employer after each other. */
export function byEmployer(entries: readonly OutlineEntry[]): OutlineEntry[][] {
  const groups: OutlineEntry[][] = [];
  for (const entry of entries) {
    const last = groups[groups.length - 1];
    if (last?.[0]?.organization === entry.organization) last.push(entry);
    else groups.push([entry]);
  }
  return groups;
}
