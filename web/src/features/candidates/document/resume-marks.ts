import { correctableFields, correctableLists, provenancePathOf, textOf } from '@portal/domain/corrections/correctable';
import { isUncertain } from '@portal/domain/corrections/uncertain-value';
import { currentGrade, type Grade, type GradeEvidence } from '@portal/domain/grading/grade';
import { shownEvidence } from '@portal/domain/grading/shown-evidence';
import type { ParsedResume } from '@portal/domain/resumes/parsed-resume';
import { correctableLabels, entryLabels, listLabels } from '@portal/domain/texts/corrections';
import { gradeTexts } from '@portal/domain/texts/grading';
import { scoreTexts } from '@portal/domain/texts/highlights';
import { mustHaveTexts } from '@portal/domain/texts/must-haves';
import { fieldTexts } from '@portal/domain/texts/fields';
import type { DocumentMark } from '../../../components/document/marks/paint-marks';
import { findQuote, quoteOf, searchTextOf } from '../../../components/document/marks/quote';
import { markKinds } from './highlights';

/** Marks by their id. */
export type Marks = ReadonlyMap<string, DocumentMark>;

export const valueMarkId = (path: string) => `${markKinds.read}:${path}`;
export const requirementMarkId = (category: string, index: number) => `${markKinds.asked}:${category}.${index}`;
export const mustHaveMarkId = (index: number) => requirementMarkId('mustHaves', index);

/** The places from which values were read, by the path of the value. */
export function valueMarks(parsed: ParsedResume): Marks {
  const labels = labelsOf(parsed);
  const marks = Object.entries(placesOf(parsed)).flatMap(([path, place]): DocumentMark[] => {
    if (place.end > parsed.text.length || place.end <= place.start) return [];
    const label = labels.get(path) ?? path;
    const tone = isUncertain(place) ? 'doubtful' : 'value';
    return [{ id: valueMarkId(path), quote: quoteOf(parsed.text, place.start, place.end), tone, label }];
  });
  return new Map(marks.map((mark) => [mark.id, mark]));
}

/** The places of values; a current title without a place of its own is at its position. */
function placesOf({ provenance, summary: { currentJobTitle }, work }: ParsedResume): ParsedResume['provenance'] {
  const path = provenancePathOf('currentJobTitle');
  const holder = work.findIndex(({ title }) => title !== '' && title === currentJobTitle);
  const place = provenance[`work.${holder}.title`];
  // First, so that the mark leads back to the position, which lies on top.
  return place ? { [path]: place, ...provenance } : provenance;
}

function labelsOf(parsed: ParsedResume): Map<string, string> {
  const fields = Object.keys(correctableFields).map((field) => {
    const name = field as keyof typeof correctableFields;
    return [provenancePathOf(name), correctableLabels[name]] as const;
  });
  const entries = correctableLists.flatMap((list) =>
    parsed[list].flatMap((entry, index) =>
      Object.entries({ ...entryLabels, asWritten: entryLabels.name }).map(
        ([field, label]) =>
          [`${list}.${index}.${field}`, `${listLabels[list].list}, ${label}: ${textOf(entry, field)}`] as const,
      ),
    ),
  );
  return new Map([['fullName', fieldTexts.name], ...fields.filter(([path]) => path !== 'fullName'), ...entries]);
}

/** The places of what the job asks for and the resume has, or has only in the words of the job. */
export function requirementMarks(grade: Grade, parsed: ParsedResume): Marks {
  const search = { texts: [parsed.text], text: searchTextOf([parsed.text]) };
  const marks = new Map<string, DocumentMark>();
  for (const { category, evidence } of grade.categories) {
    evidence.map(shownEvidence).forEach((item, index) => {
      const isCopied = item.relation === 'copied';
      const hasPlace = item.outcome !== 'missing' || isCopied;
      const span = hasPlace ? placeOf(item, category, parsed.text, search) : null;
      if (!span) return;
      const id = requirementMarkId(category, index);
      const reason = isCopied ? ` (${scoreTexts.reasons.copied ?? ''})` : '';
      const label = `${gradeTexts.categories[category]}: ${item.asked}${reason}`;
      const tone = isCopied ? 'doubtful' : item.outcome === 'near' ? 'near' : 'found';
      marks.set(id, { id, quote: quoteOf(parsed.text, span.start, span.end), tone, label });
    });
  }
  currentGrade(grade).mustHaves.forEach(({ label, outcome, span }, index) => {
    if (!span || span.end > parsed.text.length) return;
    const id = mustHaveMarkId(index);
    const tone = outcome === 'met' ? 'found' : outcome === 'unclear' ? 'near' : 'doubtful';
    const quote = quoteOf(parsed.text, span.start, span.end);
    marks.set(id, { id, quote, tone, label: `${mustHaveTexts.title}: ${label}` });
  });
  return marks;
}

interface Span {
  start: number;
  end: number;
}

/** Levels and years are worked out from the whole resume: no place shows them, unless the engine names one. */
const withoutWords = new Set<string>(['managementLevel', 'experience']);
/** A sentence of fewer letters says less than what was found. */
const minSentenceLength = 12;

function placeOf(
  item: GradeEvidence,
  category: string,
  text: string,
  search: { texts: readonly string[]; text: ReturnType<typeof searchTextOf> },
): Span | null {
  const span = spanOf(item);
  if (span && span.end <= text.length) return span;
  if (withoutWords.has(category)) return null;
  const words = [item.sentence.length >= minSentenceLength ? item.sentence : '', item.found].filter(Boolean);
  for (const exact of words) {
    const place = findQuote(search.text, { exact, before: '', after: '', position: 0 }, search.texts);
    const [first] = place?.ranges ?? [];
    if (first) return { start: first.start, end: first.end };
  }
  return null;
}

/** Grades of earlier engines name no places. */
function spanOf(item: object): Span | null {
  if (!('span' in item) || typeof item.span !== 'object' || item.span === null) return null;
  const { span } = item;
  if (!('start' in span) || !('end' in span)) return null;
  const { start, end } = span;
  return typeof start === 'number' && typeof end === 'number' && end > start ? { start, end } : null;
}
