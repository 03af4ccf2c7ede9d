import { findCertifications } from '../../taxonomy/certifications';
import { onceFor } from '../../text/once-for';
import { deniedParts } from '../../text/denied';
import { noSkill } from './copied-lines';
import type { ImpersonalResume } from '../impersonal-resume';

/** Licences are read with what is said of them: that one is not held is told, and counts. */
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
 * A resume without what somebody says that they have not done: `no night work and no till experience` tells neither. Blanks
 * stand for it, so that every character stays in its place.
 */
export const withoutDenied: (resume: ImpersonalResume) => ImpersonalResume = onceFor((resume: ImpersonalResume) => {
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
});
