import type { SectionId, EntryForm } from './style';

/** A resume as content in order, without a file format: what the layouts draw. */
export interface Outline {
  name: string;
  headline: string;
  contact: ContactItem[];
  sections: OutlineSection[];
  bullet: string;
  contactForm: 'oneLine' | 'lines' | 'labelled';
  contactInPageHeader: boolean;
}

export interface ContactItem {
  kind: 'address' | 'phone' | 'email' | 'link';
  label: string;
  text: string;
}

export type OutlineSection =
  | { id: SectionId; heading: string; kind: 'text'; paragraphs: string[] }
  | {
      id: SectionId;
      heading: string;
      kind: 'list';
      items: string[];
      asLine: string;
      groups: { label: string; items: string[] }[];
      form: ListForm;
    }
  | { id: SectionId; heading: string; kind: 'entries'; entries: OutlineEntry[] };

/** A list as one line, as bullets, or under labels. */
export type ListForm = 'line' | 'bullets' | 'grouped';

export interface OutlineEntry {
  title: string;
  organization: string;
  location: string;
  dates: string;
  form: EntryForm;
  /** Same employer as the position before it; the name is not repeated. */
  isContinued: boolean;
  notes: string[];
  bullets: string[];
  paragraph: string;
}

export interface Run {
  text: string;
  weight: 'regular' | 'bold' | 'italic';
}

/** A line of an entry's head; `right` goes to the right margin. */
export interface EntryLine {
  left: Run[];
  right: Run[];
}

const regular = (text: string): Run => ({ text, weight: 'regular' });
const bold = (text: string): Run => ({ text, weight: 'bold' });
const italic = (text: string): Run => ({ text, weight: 'italic' });

/**
 * Arranges the head of an entry by its form.
 * @param entry with empty parts left out: without dates the form simply has none.
 */
export function entryLines(entry: OutlineEntry): EntryLine[] {
  const { title, dates } = entry;
  const organization = entry.isContinued ? '' : entry.organization;
  const location = entry.isContinued ? '' : entry.location;
  const place = joined([organization, location], ', ');
  const lines: Readonly<Record<EntryForm, () => EntryLine[]>> = {
    titleThenCompany: () => [line([bold(title)], [regular(dates)]), line([italic(place)])],
    companyThenTitle: () => [line([bold(organization)], [regular(location)]), line([italic(title)], [italic(dates)])],
    pipes: () => [line([bold(title), regular(after(' | ', joined([organization, location, dates], ' | ')))])],
    parentheses: () => [line([bold(title), regular(after(', ', place)), regular(dates && ` (${dates})`)])],
    at: () => [
      line([bold(organization ? `${title} at ${organization}` : title)]),
      line([regular(joined([location, dates], ' | '))]),
    ],
    datesBelow: () => [
      line([bold(title)]),
      line([regular(joined([organization, location], ' — '))]),
      line([italic(dates)]),
    ],
    datesFirst: () => [line([regular(dates && `${dates}    `), bold(title), regular(after(' — ', place))])],
    dots: () => [line([bold(joined([organization, location], ' • '))], [regular(dates)]), line([italic(title)])],
    companyDatesTitle: () => [
      line([bold(organization)]),
      line([regular(joined([location, dates], '  '))]),
      line([bold(title)]),
    ],
    dash: () => [line([bold(title), regular(after(' – ', organization))], [regular(dates)]), line([regular(location)])],
  };
  return lines[entry.form]().filter(({ left, right }) => left.length + right.length > 0);
}

function line(left: Run[], right: Run[] = []): EntryLine {
  return { left: left.filter(hasText), right: right.filter(hasText) };
}

function hasText(run: Run): boolean {
  return run.text !== '';
}

function joined(parts: readonly string[], separator: string): string {
  return parts.filter(Boolean).join(separator);
}

function after(separator: string, text: string): string {
  return text && separator + text;
}
