import { gradeCategories, type Grade, type GradeCategory, type GradeWeights } from '@portal/domain/grading/grade';
import { normalizeWeights, weightedScoreOf } from '@portal/domain/grading/weights';
import type { ParsedJob } from '@portal/domain/jobs/parsed-job';
import type { ParsedResume } from '@portal/domain/resumes/parsed-resume';
import { engineVersion } from '../engine-version';
import type { CategoryResult, CategoryResults, GradeContext } from './grade-context';
import { gradeEducation } from './grade-education';
import { gradeIndustries } from './grade-industries';
import { gradeSkills } from './grade-skills';
import { gradeCertifications, gradeExperience, gradeLanguages, gradeManagement, lacksLicence } from './grade-terms';
import { gradeTitles } from './grade-titles';
import { suggestWeights } from './suggest-weights';

/** What a grade needs. */
export interface GradeOptions {
  job: ParsedJob;
  resume: ParsedResume;
  /** Relative weights; the suggested ones when absent. Categories the job does not ask for weigh nothing. */
  weights?: GradeWeights;
  /** `YYYY-MM-DD`. */
  today: string;
}

const scaled = (result: CategoryResult, factor: number): CategoryResult => ({
  ...result,
  unweightedScore: result.unweightedScore * factor,
});

/**
 * A rank, a degree or years count for a job only as far as they were in its line of work: a director of something else
 * is no director here.
 */
function withRelevance(results: CategoryResults): CategoryResults {
  const best = Math.max(results.jobTitles.unweightedScore, results.skills.unweightedScore);
  const relevance = Math.min(1, best / 45);
  return {
    ...results,
    managementLevel: scaled(results.managementLevel, 0.05 + 0.95 * relevance),
    education: scaled(results.education, 0.3 + 0.7 * relevance),
    languages: scaled(results.languages, 0.3 + 0.7 * relevance),
  };
}

/** Without a licence that the law or the job demands, the practice behind titles and skills counts for less. */
function withLicence(results: CategoryResults, context: GradeContext): CategoryResults {
  if (!lacksLicence(results.certifications, context)) return results;
  return {
    ...results,
    jobTitles: scaled(results.jobTitles, 0.6),
    skills: scaled(results.skills, 0.75),
    experience: scaled(results.experience, 0.6),
  };
}

const rounded = (value: number): number => Math.round(Math.min(100, Math.max(0, value)) * 100) / 100;

/**
 * Grades a resume against a job. Absolute and deterministic: other candidates, the clock and the person's name, address
 * or age have no part in it.
 * @returns the weighted score of 0 to 100, and for each category its score, weight and evidence.
 */
export function grade(options: GradeOptions): Grade {
  const context: GradeContext = { job: options.job, resume: options.resume, today: options.today };
  const plain: CategoryResults = {
    education: gradeEducation(context),
    jobTitles: gradeTitles(context),
    skills: gradeSkills(context),
    industries: gradeIndustries(context),
    managementLevel: gradeManagement(context),
    certifications: gradeCertifications(context),
    languages: gradeLanguages(context),
    experience: gradeExperience(context),
  };
  const results = withLicence(withRelevance(plain), context);
  const asked = new Set<GradeCategory>(gradeCategories.filter((category) => results[category].isAsked));
  const weights = normalizeWeights(options.weights ?? suggestWeights(options.job), asked);
  const categories = gradeCategories.map((category) => {
    const { isAsked, unweightedScore, evidence } = results[category];
    return { category, isAsked, unweightedScore: rounded(unweightedScore), weight: weights[category], evidence };
  });
  return { weightedScore: weightedScoreOf(categories), categories, engineVersion };
}
