import { findCertifications } from '../../taxonomy/certifications';
import { memoizeByObject } from '../../text/memoize-by-object';
import { deniedParts } from '../../text/denials';
import { noSkill } from './copied-lines';
import type { ImpersonalResume } from '../impersonal-resume';

/** Statements about licenses stay: a license that is not held counts. */
const ofLicense = /\b(?:licen[cs]\w*|regist\w*|certif\w*|accredit\w*|clearance)\b/i;

const blanks = (text: string): string => text.replace(/\S/g, ' ');

function withoutDeniedParts(text: string): string {
  return deniedParts(text)
    .filter(({ start, end }) => {
      const part = text.slice(start, end);
      return !ofLicense.test(part) && findCertifications(part).length === 0;
    })
    .reduce((left, { start, end }) => left.slice(0, start) + blanks(left.slice(start, end)) + left.slice(end), text);
}

/**
 * The resume without statements of what the person has not done: `no night work and no till experience`. Blanks replace
 * them, so offsets stay valid.
 */
export const withoutDenied: (resume: ImpersonalResume) => ImpersonalResume = memoizeByObject(
  (resume: ImpersonalResume) => {
    const text = withoutDeniedParts(resume.text);
    if (text === resume.text) return resume;
    return {
      ...resume,
      text,
      workLines: resume.workLines.map(withoutDeniedParts),
      skills: resume.skills.map((skill, index) => {
        const place = resume.provenance[`skills.${String(index)}.asWritten`];
        const isLeft = (of: string): boolean => of.slice(place?.start, place?.end).trim() !== '';
        const isDenied = place !== undefined && isLeft(resume.text) && !isLeft(text);
        return isDenied ? { ...skill, ...noSkill } : skill;
      }),
      work: resume.work.map((work) => ({ ...work, description: withoutDeniedParts(work.description) })),
      summary: { ...resume.summary, objective: withoutDeniedParts(resume.summary.objective) },
    };
  },
);
