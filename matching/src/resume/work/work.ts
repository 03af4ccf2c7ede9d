import type { ParsedWork } from '@portal/domain/resumes/parsed-resume';
import { languageOf } from '../../text/language-of';
import type { LayoutLine } from '../../text/layout-line';
import { recordProvenance, type Found, type ProvenanceMap } from '../../text/span';
import { managementScore } from '../../taxonomy/management';
import { applyOrder, assign, learnOrder, type Assigned } from './assign-parts';
import { isCareerBreak } from './career-breaks';
import { bulletedText } from '../lines/bulleted-text';
import { withoutDepartment } from './departments';
import { splitPlaces, trimBrackets, trimStreets, trimTowns } from './employer-towns';
import { inheritCompanies } from './inherit-companies';
import { splitJoinedNames } from './joined-names';
import type { Segment } from './segments';
import { isStudentBody } from './student-bodies';
import { cutEmployers, joinFields } from './title-fields';
import { splitWorkEntries } from './work-entries';

/** A position with the positions of its parts in the text. */
export interface FoundWork {
  value: ParsedWork;
  found: { title?: Found; companyName?: Found; location?: Found; dates?: Found };
  descriptionLines: LayoutLine[];
}

const found = (segment: Segment | null, confidence: number): Found | undefined =>
  segment ? { value: segment.text, start: segment.start, end: segment.end, confidence } : undefined;

function toWork(item: Assigned, text: string): FoundWork {
  const { entry, title, company, place } = item;
  const description = bulletedText(entry.description, text);
  const certainty = Math.max(0.35, Math.min(0.95, 0.45 + item.margin * 0.3));
  const endDate = entry.dates?.to ?? '';
  // A single date means work only at that time: `Summer 2016`.
  const startDate = entry.dates?.from || endDate;
  const value: ParsedWork = {
    title: title?.text ?? '',
    companyName: company?.text ?? '',
    location: place?.text ?? '',
    startDate,
    endDate,
    description,
    managementScore: isStudentBody(company?.text ?? '') ? 0 : managementScore(title?.text ?? ''),
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

/** Whether an entry is time away from work without a title. */
function isAway({ entry }: Assigned): boolean {
  const names = entry.segments.filter(({ isPlace }) => !isPlace);
  const namesBreak = names.some(({ text }) => isCareerBreak(text));
  return namesBreak && names.every(({ title, text }) => title < 0.6 || isCareerBreak(text));
}

/**
 * Reads the positions of the work sections, without time away from work.
 * @param sections The lines of each work section, in reading order.
 * @param text The document's whole text.
 * @returns the positions, newest first.
 */
export function readWork(sections: readonly LayoutLine[][], text: string): FoundWork[] {
  const items = sections
    .flatMap((lines) => splitJoinedNames(splitWorkEntries(lines)).map(assign))
    .filter((item) => !isAway(item));
  const order = learnOrder(items);
  const isForeign = languageOf(text) !== 'en';
  const works = inheritCompanies(
    splitPlaces(
      trimBrackets(
        trimTowns(
          trimStreets(
            cutEmployers(
              items.map((item) => withoutDepartment(joinFields(applyOrder(item, order)))),
              isForeign,
            ),
          ),
          isForeign,
        ),
      ),
    ),
  )
    .filter((item) => item.title !== null || item.company !== null)
    .map((item) => toWork(item, text));
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

/** Records the positions of the parts of each entry. */
export function recordWork(map: ProvenanceMap, works: readonly FoundWork[]): void {
  works.forEach(({ found: parts, value }, index) => {
    recordProvenance(map, `work.${index}.title`, parts.title);
    recordProvenance(map, `work.${index}.companyName`, parts.companyName);
    recordProvenance(map, `work.${index}.location`, parts.location);
    if (value.startDate) recordProvenance(map, `work.${index}.startDate`, parts.dates);
    if (value.endDate) recordProvenance(map, `work.${index}.endDate`, parts.dates);
  });
}
