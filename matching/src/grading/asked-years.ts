import words from '../../data/advertisements/years.json' with { type: 'json' };
import type { ParsedJob } from '@portal/domain/jobs/parsed-job';
import { memoizeByObject } from '../text/memoize-by-object';
import { anyOf } from '../text/phrase-list';
import type { ImpersonalResume } from './impersonal-resume';
import { mentions } from './statements/mentions';

const maxJobLength = 20_000;
const clauseEnd = /[.;\n]|,\s/u;
const ofYears = /\b(?:years?|yrs?)\b/iu;
/** Words of every demand for years: `at least three years of relevant experience`. */
const ofAnyDemand = new RegExp(anyOf([...words.anyDemand, ...Object.keys(words.numbers)]), 'giu');

/** The words for the work in a job's first demand for years: `musculoskeletal outpatients`; empty when it names none. */
const workOfYears = memoizeByObject(({ text, experienceYears: { min } }: ParsedJob): string => {
  const number = Object.entries(words.numbers).find(([, value]) => value === min)?.[0] ?? '#';
  const asked = new RegExp(anyOf([String(min), number]), 'iu');
  const clause = text
    .slice(0, maxJobLength)
    .split(clauseEnd)
    .find((part) => ofYears.test(part) && asked.test(part));
  return (clause ?? '').replace(ofAnyDemand, ' ');
});

/**
 * Whether a job asks for years in a part of its work of which the resume has no word: years as a physiotherapist are not
 * yet years in musculoskeletal outpatients.
 */
export function asksOtherYears(job: ParsedJob, resume: ImpersonalResume): boolean {
  const work = workOfYears(job);
  return /\p{L}{3}/u.test(work) && !mentions(work, resume);
}
