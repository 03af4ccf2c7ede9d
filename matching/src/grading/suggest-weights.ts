import type { GradeCategory } from '@portal/domain/grading/grade';
import { percentsOf, weightsOf } from '@portal/domain/grading/edit-weights';
import { normalizeWeights, type AllWeights } from '@portal/domain/grading/weights';
import type { ParsedJob } from '@portal/domain/jobs/parsed-job';
import { askedWork } from './asked-work/asked-work';
import { certificationConcept } from '../taxonomy/certifications';

const base: Readonly<Record<GradeCategory, number>> = {
  education: 0.08,
  jobTitles: 0.32,
  skills: 0.4,
  // Titles and skills already reflect the industry.
  industries: 0.04,
  managementLevel: 0.08,
  certifications: 0.08,
  languages: 0.05,
  experience: 0.1,
};

/** Categories for which a job has requirements. */
export function askedCategories(job: ParsedJob): ReadonlySet<GradeCategory> {
  const asked = new Set<GradeCategory>();
  if (job.degree.type !== '') asked.add('education');
  if (job.title !== '') asked.add('jobTitles').add('managementLevel');
  if (job.skills.length > 0 || askedWork(job).length > 0) asked.add('skills');
  if (job.industries.length > 0 || job.title !== '') asked.add('industries');
  if (job.certifications.length > 0) asked.add('certifications');
  if (job.languages.length > 0) asked.add('languages');
  if (job.experienceYears.min !== null || job.experienceYears.max !== null) asked.add('experience');
  return asked;
}

/**
 * Weights from what the job stresses: a required license, a rank or a required degree weigh more; categories without
 * requirements weigh nothing.
 * @returns weights in whole percents that sum to 1, or all 0 for a job without requirements.
 */
export function suggestWeights(job: ParsedJob): AllWeights {
  const asked = askedCategories(job);
  const raw = { ...base };
  const required = job.certifications.filter((item) => item.required);
  if (required.some((item) => certificationConcept(item.conceptId)?.kind === 'license')) raw.certifications = 0.17;
  else raw.certifications = required.length > 0 ? 0.12 : 0.04;
  if (job.managementScore >= 30) raw.managementLevel = 0.14;
  if (job.degree.required) raw.education = 0.11;
  if (job.skills.filter((skill) => skill.required).length < 3) raw.skills = 0.26;
  return asked.size === 0 ? normalizeWeights(raw, asked) : weightsOf(percentsOf(raw, asked));
}
