import words from '../../../data/advertisements/open-licenses.json' with { type: 'json' };
import type { ParsedJob } from '@portal/domain/jobs/parsed-job';
import { memoizeByObject } from '../../text/memoize-by-object';
import { anyOf } from '../../text/phrase-list';

/** Stands for a certificate's name in a clause. */
const name = '\u0001';
const clauseEnd = /[.;\n]/u;
const maxClauseLength = 160;

/** `CPA or equivalent`, `CPA or the willingness to sit for it`: more than a name can meet the requirement. */
const orOther = new RegExp(
  String.raw`\bor (?:an? |the |your )?${anyOf(words.other)}|${name}(?:\/\p{Lu}[\p{Lu}\p{Ll}]+)?(?: ?\([^)]{1,30}\))?,? or (?!${anyOf(words.more)})(?![^,${name}]*${name})\p{L}`,
  'iu',
);
/** `A solicitor, CILEX lawyer or …`, `a diploma or CPA`: an alternative before the first name that no list knows. */
const otherBefore = new RegExp(
  String.raw`^[^${name}]*(?:\b(?:an?|as|be) [\p{L}-]+(?: [\p{L}-]+)?, (?:an? )?${name}[^${name}]*\bor\b|\p{L},? or (?:an? )?${name})`,
  'iu',
);

/** The clause of a job around a certificate, with a sign for each certificate's name in it. */
function clauseAround(job: ParsedJob, index: number): string {
  const places = job.certifications.flatMap((_, at) => job.provenance[`certifications.${String(at)}.name`] ?? []);
  const own = job.provenance[`certifications.${String(index)}.name`];
  if (!own) return '';
  const before =
    job.text
      .slice(Math.max(0, own.start - maxClauseLength), own.start)
      .split(clauseEnd)
      .at(-1) ?? '';
  const [behind = ''] = job.text.slice(own.end, own.end + maxClauseLength).split(clauseEnd);
  const [from, to] = [own.start - before.length, own.end + behind.length];
  return places
    .filter(({ start, end }) => start >= from && end <= to)
    .sort((a, b) => b.start - a.start)
    .reduce(
      (clause, { start, end }) => clause.slice(0, start - from) + name + clause.slice(end - from),
      job.text.slice(from, to),
    );
}

/**
 * The certificates of a job, by name, that something else can replace which no list knows: who lacks one may still meet
 * the requirement.
 */
export const openLicenses: (job: ParsedJob) => ReadonlySet<string> = memoizeByObject((job: ParsedJob) => {
  const isOpen = (_: unknown, index: number): boolean => {
    const clause = clauseAround(job, index);
    return orOther.test(clause) || otherBefore.test(clause);
  };
  return new Set(job.certifications.filter(isOpen).map((one) => one.name));
});

/** Numbers and short names of licenses with digits: `6-20`, `456A`; not `3-5 years`. */
const code =
  /(?<![\p{L}\d-])(?=[A-Z\d-]*\d)(?=[A-Z\d-]*[A-Z-])[A-Z\d]+(?:-[A-Z\d]+)*(?![\p{L}\d-]|\+? (?:years?|yrs?|months?|hours?|days?)\b)/gu;

/** The codes in a job's clause about each certificate. */
export const licenseCodes: (job: ParsedJob) => readonly (readonly string[])[] = memoizeByObject((job: ParsedJob) =>
  job.certifications.map((_, index) => [...clauseAround(job, index).matchAll(code)].map(([found]) => found)),
);
