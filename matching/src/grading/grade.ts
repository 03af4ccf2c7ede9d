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
  /** Relative weights; the suggested ones when absent. Categories the job does not ask for weigh nothing. */
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

/** Titles and skills together, as far as the job asks both; from this fit on somebody's background counts in full. */
const fullFit = 70;
const titleShare = 0.55;

/** What skills alone say of the work, when the job's title or the person's last one tells no profession. */
const skillsForTitle = { ofAnyField: 0.6, unknown: 0.9 };

/** `Associate`, `Project Engineer`, `Consultant` name no work: there the skills have to tell it. */
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

/** How far somebody is in the job's line of work at all: 0 to 1. */
function relevanceOf({ jobTitles, skills }: CategoryResults): number {
  if (!jobTitles.isAsked && !skills.isAsked) return 1;
  const share = !skills.isAsked ? 1 : !jobTitles.isAsked ? 0 : titleShare;
  return Math.min(1, (jobTitles.unweightedScore * share + skills.unweightedScore * (1 - share)) / fullFit);
}

/** Part of a category that counts whatever the line of work; the rest grows with the relevance. */
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

/** How much of everything a resume loses that is all walls of words which no work bears out. */
const mostLostByStuffing = 0.9;

/** What a resume tells of positions, schools and certificates. */
const statedTexts = ({ resume, positions }: GradeContext): string[] => [
  ...positions.flatMap(({ work, stated }) => [work.title, work.companyName, ...stated.description.split('\n')]),
  ...resume.education.flatMap(({ school, degree, major }) => [school, degree, major]),
  ...resume.certifications.map(({ name }) => name),
  ...resume.summary.objective.split('\n'),
];

/** Part of skills and practice that counts at any level. */
const leastByLevel = 0.25;

/**
 * What belongs together: a rank, a degree or years count for a job only as far as they were in its line of work, skills
 * only as far as the level fits, nothing but the certificates themselves in full without a required licence, and all of it
 * the less the more of the resume is there for machines alone.
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

/** What even the poorest fit leaves of a category: half of what is asked is far from half a fit, and not nothing. */
const leastLeft = 0.15;

/**
 * Spreads grades over the scale. All categories count for less the less the whole fits, so that good candidates stand
 * apart from merely plausible ones. It goes by the suggested weights, whatever weights the grade is summed with: grades
 * can then be weighed anew without grading.
 */
function scaleByFit(results: CategoryResults, weights: AllWeights): CategoryResults {
  const whole = gradeCategories.reduce((sum, name) => sum + results[name].unweightedScore * weights[name], 0);
  const factor = leastLeft + (1 - leastLeft) * Math.min(1, whole / 100);
  return mapResults(results, () => factor);
}

/** What telling all that a job describes adds to the skills of somebody who has nothing else to show for them. */
const mostCredited = 0.5;
/** So many words of the sentences that tell of it show hardly more than chance, and so many tell it in full. */
const statedWords = { none: 5, full: 90 };

/**
 * Who tells the work that the job describes, at its level, has shown some of it, whatever titles and licences say: among
 * people who hardly fit it is what tells them apart.
 */
function creditStatedWork(results: CategoryResults, { job, positions, level }: GradeContext): CategoryResults {
  const { skills } = results;
  if (!skills.isAsked) return results;
  // Who tells a position twice has worked no more.
  const words = new Set(positions.flatMap(({ relevantWords }) => [...relevantWords]));
  const amount = ramp(words.size, statedWords.none, statedWords.full);
  const added =
    (100 - skills.unweightedScore) * mostCredited * amount * level.factor * statedInAll(askedWork(job), positions);
  return { ...results, skills: { ...skills, unweightedScore: skills.unweightedScore + added } };
}

/** Evidence with its places in the whole text of the resume. */
const inWholeText = (evidence: CategoryResult['evidence'], { inWhole }: ImpersonalResume): CategoryResult['evidence'] =>
  evidence.map((item) =>
    item.span ? { ...item, span: { start: inWhole(item.span.start), end: inWhole(item.span.end, true) } } : item,
  );

const rounded = (value: number): number => Math.round(Math.min(100, Math.max(0, value)) * 100) / 100;

/**
 * Grades a resume against a job. Absolute and deterministic: other candidates, the clock and the person's name, address
 * or age have no part in it.
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
