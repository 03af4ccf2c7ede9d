import type { ParsedResume } from '@portal/domain/resumes/parsed-resume';
import { positionGaps, type Reading } from '@portal/domain/resumes/reading';
import { findCertifications } from '../taxonomy/certifications';
import { findLanguages } from '../taxonomy/languages';
import { managementScore } from '../taxonomy/management';
import { lookUpSkill } from '../taxonomy/skills';
import { experienceOf } from './work/experience';
import { industriesOf } from './work/industries';

/**
 * Derives values again after users edited a resume: ranks of titles, months of experience, concepts of skills,
 * certificates and languages, industries.
 * @param options.hasGivenTitle A user set the current title.
 * @param options.written Text added by users that is not in the document.
 */
export function deriveValues(
  resume: ParsedResume,
  options: { today: string; hasGivenTitle: boolean; written: readonly string[] },
): ParsedResume {
  const work = resume.work.map((position) => ({ ...position, managementScore: managementScore(position.title) }));
  const { hasGivenTitle, written } = options;
  const own = resume.summary.currentJobTitle;
  const held = work.find(({ endDate }) => endDate === 'present')?.title ?? '';
  const currentJobTitle = hasGivenTitle ? own : held || own || (work[0]?.title ?? '');
  return {
    ...resume,
    work,
    experience: experienceOf(work, options.today),
    summary: { ...resume.summary, currentJobTitle },
    skills: resume.skills.map((skill) =>
      skill.conceptId === '' ? { ...skill, conceptId: lookUpSkill(skill.name)?.id ?? '' } : skill,
    ),
    certifications: resume.certifications.map((certification) => {
      const [match] = certification.conceptId === '' ? findCertifications(certification.name) : [];
      return match ? { ...certification, conceptId: match.value.id, kind: match.value.kind } : certification;
    }),
    languages: resume.languages.map((language) =>
      language.code === '' ? { ...language, code: findLanguages(language.name)[0]?.value.code ?? '' } : language,
    ),
    reading: resume.isWorkCorrected ? withoutPositionGaps(resume.reading) : resume.reading,
    industries: written.length > 0 ? industriesOf([resume.text, ...written].join('\n')) : resume.industries,
  };
}

/** Positions that a user corrected are taken for complete. */
const withoutPositionGaps = (reading: Reading): Reading => ({
  ...reading,
  gaps: reading.gaps.filter((gap) => !positionGaps.includes(gap)),
  years: [],
});
