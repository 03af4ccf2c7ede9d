import { gradeCategories, type Grade, type GradeCategory, type GradeWeights } from '@portal/domain/grading/grade';
import { normalizeWeights, weightedScoreOf, type AllWeights } from '@portal/domain/grading/weights';
import type { ParsedJob } from '@portal/domain/jobs/parsed-job';
import type { ParsedResume } from '@portal/domain/resumes/parsed-resume';
import { engineVersion } from '../engine-version';
import { occupationsOfTitle, namesField } from '../taxonomy/occupations';
import { keywordLineShare } from '../text/keyword-stuffing';
import type { CategoryResult, CategoryResults, GradeContext } from './grade-context';
import { certificateFactor, gradeCertifications } from './licenses/grade-certifications';
import { gradeEducation } from './grade-education';
import { gradeExperience } from './grade-experience';
import { gradeIndustries } from './grade-industries';
import { gradeLanguages } from './grade-languages';
import { gradeManagement } from './grade-management';
import { gradeSkills } from './skills/grade-skills';
import { gradeTitles } from './grade-titles';
import { skillEvidence } from './skills/skill-evidence';
import { separateCopied } from './credibility/copied-lines';
import { withCopiedEvidence } from './credibility/copied-evidence';
import { withoutDenied } from './credibility/denied-work';
import { impersonalResume, type ImpersonalResume } from './impersonal-resume';
import { levelFit } from './positions/level-fit';
import { positionsOf } from './positions/positions';
import { askedWork, ramp } from './asked-work/asked-work';
import { suggestWeights } from './suggest-weights';
import { statedInAll } from './asked-work/stated-work';

/** What a grade needs. */
export interface GradeOptions {
  job: ParsedJob;
  resume: ParsedResume;
  /** Relative weights; the suggested ones when absent. Categories without requirements weigh nothing. */
  weights?: GradeWeights;
  /** `YYYY-MM-DD`. */
  today: string;
}

const scaled = (result: CategoryResult, factor: number): CategoryResult => ({
  ...result,
  unweightedScore: result.unweightedScore * factor,
});

function mapResults(results: CategoryResults, factorOf: (category: GradeCategory) => number): CategoryResults {
  const of = (category: GradeCategory): CategoryResult => scaled(results[category], factorOf(category));
  return {
    education: of('education'),
    jobTitles: of('jobTitles'),
    skills: of('skills'),
    industries: of('industries'),
    managementLevel: of('managementLevel'),
    certifications: of('certifications'),
    languages: of('languages'),
    experience: of('experience'),
  };
}

/** Combined score of titles and skills from which other categories count in full. */
const fullFit = 70;
const titleShare = 0.55;

/** Share of the skills score that may replace the titles score when a title names no profession. */
const skillsForTitle = { ofAnyField: 0.6, unknown: 0.9 };

/** Titles such as `Associate`, `Project Engineer` or `Consultant` name no field: there skills decide. */
function withVagueTitles(results: CategoryResults, { job, positions }: GradeContext): CategoryResults {
  if (!results.jobTitles.isAsked || !results.skills.isAsked) return results;
  const current = positions.find(({ title }) => title !== '');
  const namesFields = namesField(job.title) && namesField(current?.title ?? '');
  if (namesFields || !current) return results;
  const isUnknown = occupationsOfTitle(current.title).length === 0;
  const share = isUnknown ? skillsForTitle.unknown : skillsForTitle.ofAnyField;
  const unweightedScore = Math.max(results.jobTitles.unweightedScore, results.skills.unweightedScore * share);
  return { ...results, jobTitles: { ...results.jobTitles, unweightedScore } };
}

/** How close the person is to the job's line of work: 0 to 1. */
function relevanceOf({ jobTitles, skills }: CategoryResults): number {
  if (!jobTitles.isAsked && !skills.isAsked) return 1;
  const share = !skills.isAsked ? 1 : !jobTitles.isAsked ? 0 : titleShare;
  return Math.min(1, (jobTitles.unweightedScore * share + skills.unweightedScore * (1 - share)) / fullFit);
}

/** Share of a category that counts in any line of work; the rest grows with relevance. */
const alwaysCounts: Readonly<Record<GradeCategory, number>> = {
  education: 0.2,
  jobTitles: 0.7,
  skills: 0.55,
  industries: 0.25,
  managementLevel: 0.05,
  certifications: 0.3,
  languages: 0.3,
  experience: 0.2,
};

/** Largest deduction for keyword stuffing. */
const mostLostByStuffing = 0.9;

/** Texts of positions, schools, certificates and the summary. */
const statedTexts = ({ resume, positions }: GradeContext): string[] => [
  ...positions.flatMap(({ work, stated }) => [work.title, work.companyName, ...stated.description.split('\n')]),
  ...resume.education.flatMap(({ school, degree, major }) => [school, degree, major]),
  ...resume.certifications.map(({ name }) => name),
  ...resume.summary.objective.split('\n'),
];

/** Share of skills and experience that counts at any level. */
const leastByLevel = 0.25;

/**
 * Applies the factors that link categories: rank, degree and years count by relevance, skills by level, everything but
 * certificates by required licenses, and all categories by keyword stuffing.
 */
function applyFactors(results: CategoryResults, context: GradeContext): CategoryResults {
  const { job, level, resume } = context;
  const relevance = relevanceOf(results);
  const licensed = certificateFactor(results.certifications, job);
  const unproven = 1 - skillEvidence(context).proven;
  const credible = 1 - mostLostByStuffing * unproven * keywordLineShare(resume.workLines, statedTexts(context));
  const byLevel = leastByLevel + (1 - leastByLevel) * level.factor;
  const factorOf = (category: GradeCategory): number => {
    const relevant = alwaysCounts[category] + (1 - alwaysCounts[category]) * relevance;
    const isPractice = category === 'skills' || category === 'experience' || category === 'industries';
    const whole = relevant * credible * level.interest;
    return whole * (category === 'certifications' ? 1 : licensed) * (isPractice ? byLevel : 1);
  };
  return mapResults(results, factorOf);
}

/** Factor of a category at the poorest overall fit. */
const leastLeft = 0.15;

/**
 * Scales all categories by the overall fit, so good candidates are clearly above plausible ones. Uses the suggested
 * weights, so changed weights need no new grading.
 */
function scaleByFit(results: CategoryResults, weights: AllWeights): CategoryResults {
  const whole = gradeCategories.reduce((sum, name) => sum + results[name].unweightedScore * weights[name], 0);
  const factor = leastLeft + (1 - leastLeft) * Math.min(1, whole / 100);
  return mapResults(results, () => factor);
}

/** Largest share of the missing skills score that stated work adds. */
const mostCredited = 0.5;
/** Distinct words of matching sentences: `none` is chance, `full` counts in full. */
const statedWords = { none: 5, full: 90 };

/**
 * Credits work stated in the job's terms, at its level, regardless of titles and licenses. It separates candidates who
 * hardly fit.
 */
function creditStatedWork(results: CategoryResults, { job, positions, level }: GradeContext): CategoryResults {
  const { skills } = results;
  if (!skills.isAsked) return results;
  // A set, so a repeated position counts once.
  const words = new Set(positions.flatMap(({ relevantWords }) => [...relevantWords]));
  const amount = ramp(words.size, statedWords.none, statedWords.full);
  const added =
    (100 - skills.unweightedScore) * mostCredited * amount * level.factor * statedInAll(askedWork(job), positions);
  return { ...results, skills: { ...skills, unweightedScore: skills.unweightedScore + added } };
}

/** Maps the spans of evidence to the resume's full text. */
const inWholeText = (evidence: CategoryResult['evidence'], { inWhole }: ImpersonalResume): CategoryResult['evidence'] =>
  evidence.map((item) =>
    item.span ? { ...item, span: { start: inWhole(item.span.start), end: inWhole(item.span.end, true) } } : item,
  );

const rounded = (value: number): number => Math.round(Math.min(100, Math.max(0, value)) * 100) / 100;

/**
 * Grades a resume against a job. Absolute and deterministic: other candidates, the clock and the person's name, address
 * or age have no influence.
 * @returns the weighted score of 0 to 100, and for each category its score, weight and evidence.
 */
export function grade(options: GradeOptions): Grade {
  const { job, today } = options;
  const { resume, copied } = separateCopied(job, withoutDenied(impersonalResume(options.resume)));
  const positions = positionsOf(job, resume, today, copied);
  const context: GradeContext = { job, resume, today, positions, copied, level: levelFit(job, positions) };
  const plain: CategoryResults = {
    education: gradeEducation(context),
    jobTitles: gradeTitles(context),
    skills: withCopiedEvidence(gradeSkills(context), copied),
    industries: gradeIndustries(context),
    managementLevel: gradeManagement(context),
    certifications: withCopiedEvidence(gradeCertifications(context), copied),
    languages: gradeLanguages(context),
    experience: gradeExperience(context),
  };
  const suggested = suggestWeights(job);
  const results = creditStatedWork(
    scaleByFit(applyFactors(withVagueTitles(plain, context), context), suggested),
    context,
  );
  const asked = new Set<GradeCategory>(gradeCategories.filter((category) => results[category].isAsked));
  const weights = normalizeWeights(options.weights ?? suggested, asked);
  const categories = gradeCategories.map((category) => {
    const { isAsked, unweightedScore, evidence } = results[category];
    return {
      category,
      isAsked,
      unweightedScore: rounded(unweightedScore),
      weight: weights[category],
      evidence: inWholeText(evidence, resume),
    };
  });
  return { weightedScore: weightedScoreOf(categories), categories, engineVersion };
}
