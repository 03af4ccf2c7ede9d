import type { ParsedJob } from '@portal/domain/jobs/parsed-job';
import { findCertifications } from '../../taxonomy/certifications';
import { memoizeByObject } from '../../text/memoize-by-object';

/** Text between alternatives: `CIA, ACA, ACCA or CPA`, `RN/LPN`. */
const choice = /^[^.;:\n]{0,24}(?:\bor\b|\/)[^.;:\n]{0,24}$/i;
const listed = /^\s*(?:\([^)\n]{0,30}\)\s*)?,\s*(?:an?\s+)?$/i;

/** The span of a requirement in the job's text; null when the text does not have it, for example after a correction. */
function placeOf(job: ParsedJob, index: number): { start: number; end: number } | null {
  const place = job.provenance[`certifications.${String(index)}.name`];
  const asked = job.certifications[index];
  if (!place || !asked) return null;
  const text = job.text.slice(place.start, place.end);
  const isNamed =
    asked.conceptId === ''
      ? text === asked.name
      : findCertifications(text).some(({ value }) => value.id === asked.conceptId);
  return isNamed ? { start: place.start, end: place.end } : null;
}

/**
 * For each required certificate the indexes of its alternatives, itself included; one of them is enough: `CIA, ACCA or
 * CPA`.
 */
export const licenseAlternatives: (job: ParsedJob) => readonly (readonly number[])[] = memoizeByObject(
  (job: ParsedJob) => {
    const groups = job.certifications.map((_, index) => [index]);
    const places = job.certifications
      .map((_, index) => ({ index, place: placeOf(job, index) }))
      .flatMap(({ index, place }) => (place ? [{ index, ...place }] : []))
      .sort((a, b) => a.start - b.start);
    let open: number[] = [];
    places.forEach(({ index, start }, at) => {
      const before = places[at - 1];
      const between = before ? job.text.slice(before.end, start) : '';
      const isChoice = before !== undefined && choice.test(between);
      if (!isChoice && !(before && listed.test(between))) open = [];
      open.push(index);
      if (isChoice) for (const one of open) groups[one] = [...open];
    });
    return groups;
  },
);
