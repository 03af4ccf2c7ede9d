import type { ParsedJob } from '@portal/domain/jobs/parsed-job';
import { memoizeByObject } from '../../text/memoize-by-object';
import { spanOfWords } from '../evidence-span';
import { certificateEntry, type HeldCertificate } from './held-certificates';
import { isHeldEntry } from './holding';
import type { ImpersonalResume } from '../impersonal-resume';

/** `ARM (Associate in Risk Management)`, `Associate in Risk Management (ARM)`. */
const before = /\b(\p{Lu}[\p{L}.-]{1,6}\p{Lu})\s*\($/u;
const behind = /^\s*\((\p{Lu}[\p{L}.-]{1,6}\p{Lu})\)/u;
const maxLength = 12;

/**
 * The abbreviation that a job gives each required certificate, in or before parentheses; empty for the others.
 * Certificate lists leave out ambiguous abbreviations: in this job they have one meaning.
 */
export const licenseAbbreviations: (job: ParsedJob) => readonly string[] = memoizeByObject((job: ParsedJob) =>
  job.certifications.map((_, index) => {
    const place = job.provenance[`certifications.${String(index)}.name`];
    if (!place) return '';
    const left = before.exec(job.text.slice(Math.max(0, place.start - maxLength), place.start));
    const right = behind.exec(job.text.slice(place.end, place.end + maxLength));
    return left?.[1] ?? right?.[1] ?? '';
  }),
);

/**
 * The certificate given by its abbreviation after the person's name or in the list of certificates. Elsewhere capitals
 * may mean anything.
 */
export function heldByAbbreviation(short: string, resume: ImpersonalResume): HeldCertificate | undefined {
  if (short === '') return undefined;
  const isNamed = (text: string): boolean => text.split(/[^\p{L}.-]+/u).includes(short);
  const text = [resume.credentials, ...resume.certifications.map(certificateEntry)].find(
    (entry) => isNamed(entry) && isHeldEntry(entry),
  );
  return text === undefined
    ? undefined
    : { text: text.trim(), credit: 1, span: spanOfWords(resume, { phrase: short }) };
}
