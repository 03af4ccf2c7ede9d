import type { JobCandidate } from '@portal/domain/candidates/job-candidate';
import type { ResumeParsing } from '@portal/domain/candidates/parsing-record';
import { applyCorrections } from '@portal/domain/corrections/apply-corrections';
import type { ResumeCorrections } from '@portal/domain/corrections/resume-corrections';
import type { ParsedResume } from '@portal/domain/resumes/parsed-resume';
import { limitParsedSize } from '../parsing/limit-parsed-size';
import { candidateFieldsFrom } from './candidate-fields';

/** The engine with its taxonomies is large: it loads with the first correction. */
const engine = () => import('@portal/matching/index');

/**
 * Applies corrections to a parsed resume, and updates the values derived from it.
 * @param html of the parsed file, sanitised.
 */
export async function correctedParsing(
  original: ParsedResume,
  corrections: ResumeCorrections,
  { html, today }: { html: string; today: string },
): Promise<Pick<ResumeParsing, 'parsed' | 'html' | 'keys'>> {
  const { deriveValues } = await engine();
  const { parsed, keys } = applyCorrections(original, corrections);
  const derived = deriveValues(parsed, {
    today,
    hasGivenTitle: corrections.fields.currentJobTitle !== undefined,
    written: textsOf(corrections),
  });
  return { ...limitParsedSize(derived, html), keys };
}

/** Corrected texts about work: titles, descriptions, skill names. */
function textsOf({ fields, lists }: ResumeCorrections): string[] {
  const entries = Object.values(lists).flatMap((list) => Object.values(list.entries));
  const values = entries.flatMap(({ isRemoved, values }) => (isRemoved ? [] : Object.values(values)));
  return [...values, ...(fields.objective ? [fields.objective] : [])].flatMap(({ value }) =>
    typeof value === 'string' && value !== '' ? [value] : [],
  );
}

/**
 * The candidate fields that a change of the resume affects. Other fields keep the values that staff entered.
 */
export function changedCandidateFields(before: ParsedResume | null, after: ParsedResume): Partial<JobCandidate> {
  const fields = candidateFieldsFrom(after);
  if (!before) return fields;
  const old = candidateFieldsFrom(before);
  const oldValues = new Map(Object.entries(old).map(([name, value]) => [name, JSON.stringify(value)]));
  return Object.fromEntries(
    Object.entries(fields).filter(([name, value]) => oldValues.get(name) !== JSON.stringify(value)),
  );
}
