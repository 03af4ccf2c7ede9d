import type { ParsedWork } from '@portal/domain/resumes/parsed-resume';
import { companyScore, isDepartment, isProse, titleScore } from '../text/classify';
import type { LayoutLine } from '../text/layout-line';
import { recordProvenance, type Found, type ProvenanceMap } from '../text/span';
import { managementScore } from '../taxonomy/management';
import type { Segment } from './segments';
import { splitWorkEntries, type RawEntry } from './work-entries';

/** A position with where each of its parts was found. */
export interface FoundWork {
  value: ParsedWork;
  found: { title?: Found; companyName?: Found; location?: Found; dates?: Found };
  descriptionLines: LayoutLine[];
}

interface Assigned {
  entry: RawEntry;
  title: Segment | null;
  company: Segment | null;
  place: Segment | null;
  /** How clearly the words tell title and employer apart. */
  margin: number;
}

/** Words in capitals as the name of a town has them. */
const townLike = /^\p{Lu}[\p{L}.'’-]*(?:[ -](?:\p{Lu}[\p{L}.'’-]*|sur|la|le|de|del|do|da|am|an|der|upon|on)){0,4}$/u;

/**
 * The place in a cell behind the employer's name, whatever it is called: the dates stand in the same column, in the
 * other line of the head.
 */
function placeInCell(entry: RawEntry): Segment | null {
  const { dates, dateLine, dateLineIndex } = entry;
  if (!dates || !dateLine?.gaps.some((gap) => Math.abs(gap - dates.start) <= 1)) return null;
  return (
    entry.segments.find(
      (segment) =>
        segment.isCell &&
        segment.line !== dateLineIndex &&
        segment.title < 0.6 &&
        segment.company < 0.5 &&
        townLike.test(segment.text),
    ) ?? null
  );
}

function assign(entry: RawEntry): Assigned {
  const place =
    entry.segments.find((segment) => segment.isPlace && segment.title < 1) ??
    (entry.segments.length >= 3 ? placeInCell(entry) : null);
  const parts = entry.segments.filter((segment) => segment !== place && !(segment.isPlace && segment.title < 1));
  const named = parts.filter((segment) => segment.isKind !== true);
  const hasEmployer = named.length >= 2 || named.some((segment) => segment.title < 0.6);
  const names = (hasEmployer ? named : parts).slice(0, 6);
  const lean = (segment: Segment): number => segment.title - segment.company;
  let best: Assigned = { entry, title: null, company: null, place, margin: -1 };
  if (names.length === 1 && names[0]) {
    const [only] = names;
    const isTitle = lean(only) > 0.2 || (lean(only) > 0 && only.title > 0);
    return { entry, title: isTitle ? only : null, company: isTitle ? null : only, place, margin: Math.abs(lean(only)) };
  }
  for (const [titleAt, title] of names.entries()) {
    for (const [companyAt, company] of names.entries()) {
      if (title === company) continue;
      const distance = Math.abs(titleAt - companyAt) * 0.12 + Math.min(titleAt, companyAt) * 0.1;
      const margin = lean(title) - lean(company) - distance;
      if (margin > best.margin || best.title === null) best = { entry, title, company, place, margin };
    }
  }
  return best;
}

type Order = 'titleFirst' | 'companyFirst';

/** Which of title and employer comes first in this resume, from the positions whose words tell them apart. */
function learnOrder(assigned: readonly Assigned[]): Order | null {
  let balance = 0;
  for (const { title, company, margin } of assigned) {
    if (title && company && margin >= 0.6) balance += title.start < company.start ? 1 : -1;
  }
  return balance > 0 ? 'titleFirst' : balance < 0 ? 'companyFirst' : null;
}

/** Where the words tell nothing, the order of the other positions decides. */
function applyOrder(item: Assigned, order: Order | null): Assigned {
  const { title, company } = item;
  if (!title || !company || item.margin >= 0.35) return item;
  const isTitleFirst = title.start < company.start;
  if ((order ?? 'titleFirst') === (isTitleFirst ? 'titleFirst' : 'companyFirst')) return item;
  return { ...item, title: company, company: title };
}

function coversDates(outer: RawEntry, inner: RawEntry): boolean {
  if (!outer.dates || !inner.dates) return false;
  const from = outer.dates.from.slice(0, 4);
  return from === '' || from <= (inner.dates.from || inner.dates.to).slice(0, 4);
}

/** A town that no list knows behind an employer's name. */
const town = /^(.{2,60}), (\p{Lu}[\p{L}.'’-]+(?:[ -]\p{Lu}?[\p{L}.'’-]+){0,3}(?: \(\p{L}+\))?)$/u;
const endsWithForm = /(?:\b(?:inc|llc|llp|ltd|limited|corp|gmbh|plc|ag|kg|s\.?a|bv|pty ltd)|\bco)\.?$/i;

/** So many employers whose names all end with a comma and a word tell that the words are towns. */
const manyEmployers = 3;

/**
 * Whether two employers end with the same words behind a comma, as neighbours in one town do, or all of several end with
 * words behind a comma.
 */
function sharesTown(items: readonly Assigned[]): boolean {
  const written = new Set(items.flatMap(({ company }) => company?.text ?? []));
  if (written.size >= manyEmployers && [...written].every((name) => town.test(name))) return true;
  const names = new Map<string, string>();
  return items.some(({ company }) => {
    const [, name, place] = town.exec(company?.text ?? '') ?? [];
    if (name === undefined || place === undefined) return false;
    const known = names.get(place);
    names.set(place, name);
    return known !== undefined && known !== name;
  });
}

/** Cuts the town off the names of employers, where the other positions of the resume name their places so. */
function trimTowns(items: readonly Assigned[]): Assigned[] {
  const isUsual =
    items.some(({ company, place }) => company !== null && place?.line === company.line && isNext(company, place)) ||
    sharesTown(items);
  return items.map((item) => {
    const { company } = item;
    if (!company || item.place) return item;
    const [, name, place] = town.exec(company.text) ?? [];
    if (name === undefined || place === undefined || (!isUsual && !endsWithForm.test(name))) return item;
    if (titleScore(place) >= 0.6 || companyScore(place) >= 0.5 || isDepartment(place)) return item;
    const start = company.end - place.length;
    return {
      ...item,
      company: { ...company, text: name, end: company.start + name.length },
      place: { ...company, text: place, start, end: company.end, isPlace: true },
    };
  });
}

/** Whether nothing but a comma and a space stands between two parts of a line. */
const isNext = (one: Segment, other: Segment): boolean => other.start > one.end && other.start - one.end <= 2;

/** The part behind a title and a comma belongs to it when the employer stands in another line: `Pharmacist, Home Care`. */
function withField(item: Assigned, title: Segment): Assigned {
  const field = item.entry.segments.find((segment) => segment.line === title.line && isNext(title, segment));
  if (!field || field.isPlace || field.isCell || field.title >= 1 || field.company >= 0.75 || title.title < 1)
    return item;
  return { ...item, title: { ...title, text: `${title.text}, ${field.text}`, end: field.end } };
}

/** Cuts an employer off its title where its name is also that of a tool: `Recruiter, Mailchimp`. */
function cutEmployers(items: readonly Assigned[]): Assigned[] {
  const inOneLine = items.filter(
    ({ title, company }) => title && company?.line === title.line && isNext(title, company),
  );
  if (inOneLine.length * 2 < items.length) return [...items];
  return items.map((item) => {
    const { title } = item;
    const at = title && !item.company ? title.text.indexOf(', ') : -1;
    if (!title || at <= 0) return item;
    const name = title.text.slice(at + 2);
    const company: Segment = { ...title, text: name, start: title.end - name.length, title: 0 };
    return { ...item, title: { ...title, text: title.text.slice(0, at), end: title.start + at }, company };
  });
}

/** Gives the field behind a title back to it where another line of the head names the employer: `Staff Nurse, Recovery`. */
function joinFields(item: Assigned): Assigned {
  const { title, company, entry } = item;
  if (!title || !company) return item;
  if (title.line !== company.line) return withField(item, title);
  if (!isNext(title, company)) return item;
  if (company.company >= 0.75 || title.title < 1) return item;
  const other = entry.segments.find(
    (segment) => segment.line !== title.line && !segment.isPlace && segment.title < 0.6 && segment.text.length <= 80,
  );
  if (!other || isProse(other.text)) return item;
  return { ...item, title: { ...title, text: `${title.text}, ${company.text}`, end: company.end }, company: other };
}

/** Several titles under one employer: the employer's line goes down to each title that has none of its own. */
function inheritCompanies(items: readonly Assigned[]): Assigned[] {
  const kept: Assigned[] = [];
  let company: Segment | null = null;
  let place: Segment | null = null;
  items.forEach((item, index) => {
    const next = items[index + 1];
    const isUmbrella =
      !item.title &&
      item.company &&
      item.entry.description.length <= 1 &&
      next?.title &&
      !next.company &&
      coversDates(item.entry, next.entry);
    if (isUmbrella) {
      company = item.company;
      place = item.place;
      return;
    }
    if (item.title && !item.company && company) kept.push({ ...item, company, place: item.place ?? place });
    else kept.push(item);
    if (item.company) {
      company = item.company;
      place = item.place;
    }
  });
  return kept;
}

const found = (segment: Segment | null, confidence: number): Found | undefined =>
  segment ? { value: segment.text, start: segment.start, end: segment.end, confidence } : undefined;

function toWork(item: Assigned): FoundWork {
  const { entry, title, company, place } = item;
  const description = entry.description.map((line) => line.text).join('\n');
  const certainty = Math.max(0.35, Math.min(0.95, 0.45 + item.margin * 0.3));
  const endDate = entry.dates?.to ?? '';
  const value: ParsedWork = {
    title: title?.text ?? '',
    companyName: company?.text ?? '',
    location: place?.text ?? '',
    startDate: entry.dates?.from ?? '',
    endDate,
    description,
    managementScore: managementScore(title?.text ?? ''),
  };
  const dates: Found | undefined =
    entry.dates && entry.dateLine
      ? {
          value: endDate,
          start: entry.dateLine.start + entry.dates.start,
          end: entry.dateLine.start + entry.dates.end,
          confidence: entry.dates.isRange ? 0.95 : 0.6,
        }
      : undefined;
  const parts: FoundWork['found'] = {};
  const [foundTitle, foundCompany, foundPlace] = [
    found(title, certainty),
    found(company, certainty),
    found(place, 0.9),
  ];
  if (foundTitle) parts.title = foundTitle;
  if (foundCompany) parts.companyName = foundCompany;
  if (foundPlace) parts.location = foundPlace;
  if (dates) parts.dates = dates;
  return { value, found: parts, descriptionLines: entry.description };
}

const lastDate = ({ value }: FoundWork): string => (value.endDate === '' ? value.startDate : value.endDate);

/**
 * Reads the positions of the work sections.
 * @param sections The lines of each work section, in reading order.
 * @returns the positions, newest first.
 */
export function readWork(sections: readonly LayoutLine[][]): FoundWork[] {
  const items = sections.flatMap((lines) => splitWorkEntries(lines).map(assign));
  const order = learnOrder(items);
  const works = inheritCompanies(trimTowns(cutEmployers(items.map((item) => joinFields(applyOrder(item, order))))))
    .filter((item) => item.title !== null || item.company !== null)
    .map(toWork);
  const rank = (work: FoundWork): string => (work.value.endDate === 'present' ? '9999' : lastDate(work));
  return works
    .map((work, index) => ({ work, index }))
    .sort(
      (a, b) =>
        rank(b.work).localeCompare(rank(a.work), 'en') ||
        b.work.value.startDate.localeCompare(a.work.value.startDate, 'en') ||
        a.index - b.index,
    )
    .map(({ work }) => work)
    .slice(0, 100);
}

/** Records where the parts of each position came from. */
export function recordWork(map: ProvenanceMap, works: readonly FoundWork[]): void {
  works.forEach(({ found: parts, value }, index) => {
    recordProvenance(map, `work.${index}.title`, parts.title);
    recordProvenance(map, `work.${index}.companyName`, parts.companyName);
    recordProvenance(map, `work.${index}.location`, parts.location);
    if (value.startDate) recordProvenance(map, `work.${index}.startDate`, parts.dates);
    if (value.endDate) recordProvenance(map, `work.${index}.endDate`, parts.dates);
  });
}
