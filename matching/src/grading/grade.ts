import { scoreCurveCeiling } from '@portal/domain/constants/grading';
import {
  gradeCategories,
  type Grade,
  type GradeCategory,
  type GradeWeights,
  type Quote,
} from '@portal/domain/grading/grade';
import type { MustHaves } from '@portal/domain/grading/must-have';
import { adjustmentOf, normalizeWeights, weightedScoreOf } from '@portal/domain/grading/weights';
import type { ParsedJob } from '@portal/domain/jobs/parsed-job';
import type { ParsedResume } from '@portal/domain/resumes/parsed-resume';
import { engineVersion } from '../engine-version';
import { withoutBullets } from '../resume/lines/bulleted-text';
import { adjustmentsOf } from './adjustments';
import { withCopiedEvidence } from './credibility/copied-evidence';
import { separateCopied } from './credibility/copied-lines';
import { withoutDenied } from './credibility/denied-work';
import { maxQuoteLength, spanOverLines } from './evidence-span';
import { gradeEducation } from './grade-education';
import { gradeExperience } from './grade-experience';
import { gradeIndustries } from './grade-industries';
import { gradeLanguages } from './grade-languages';
import { gradeManagement } from './grade-management';
import { gradeTitles } from './grade-titles';
import type { CategoryResults, GradeContext } from './grade-context';
import { impersonalResume, type ImpersonalResume } from './impersonal-resume';
import { gradeCertifications } from './licenses/grade-certifications';
import { meetMustHaves } from './must-haves/meet-must-haves';
import { levelFit } from './positions/level-fit';
import { positionsOf } from './positions/positions';
import { gradeSkills } from './skills/grade-skills';
import { isDecided } from './statements/said';
import { suggestWeights } from './suggest-weights';

/** What a grade needs. */
export interface GradeOptions {
  job: ParsedJob;
  resume: ParsedResume;
  /** Relative weights; the suggested ones when absent. Categories without requirements weigh nothing. */
  weights?: GradeWeights;
  /** The job's must-haves; the suggested ones when absent. */
  mustHaves?: MustHaves | null;
  /** `YYYY-MM-DD`. */
  today: string;
}

/**
 * A quote with its span in the resume's full text. Words that were cut or blanked before grading appear in the quote as
 * the resume has them.
 */
function inWholeText<T extends Quote>(item: T, { inWhole }: ImpersonalResume, whole: ParsedResume): T {
  const known = item.span && { start: inWhole(item.span.start), end: inWhole(item.span.end, true) };
  const isWritten = item.sentence === '' || whole.text.includes(item.sentence);
  const span = known ?? (isWritten ? null : spanOverLines(item.sentence, whole.text));
  return {
    ...item,
    span,
    sentence: isWritten ? item.sentence : span ? whole.text.slice(span.start, span.end).slice(0, maxQuoteLength) : '',
  };
}

const rounded = (value: number): number => Math.round(Math.min(100, Math.max(0, value)) * 100) / 100;

/** A category that met everything has the raw score that is displayed as 100. */
const scaled = (score: number): number => rounded((score * scoreCurveCeiling) / 100);

/**
 * Grades a resume against a job. Absolute and deterministic: other candidates, the clock and the person's name, address
 * or age have no influence.
 * @returns the weighted score; each category with its score, weight and evidence; the adjustments and must-haves.
 */
export function grade(options: GradeOptions): Grade {
  const { job, today } = options;
  const { resume, copied } = separateCopied(job, withoutDenied(impersonalResume(withoutBullets(options.resume))));
  const positions = positionsOf(job, resume, today, copied);
  const context: GradeContext = { job, resume, today, positions, copied, level: levelFit(job, positions) };
  const skills = gradeSkills(context);
  const results: CategoryResults = {
    education: gradeEducation(context),
    jobTitles: gradeTitles(context),
    skills: { ...skills, ...withCopiedEvidence(skills, copied) },
    industries: gradeIndustries(context),
    managementLevel: gradeManagement(context),
    certifications: withCopiedEvidence(gradeCertifications(context), copied),
    languages: gradeLanguages(context),
    experience: gradeExperience(context),
  };
  const asked = new Set<GradeCategory>(gradeCategories.filter((category) => results[category].isAsked));
  const weights = normalizeWeights(options.weights ?? suggestWeights(job), asked);
  const categories = gradeCategories.map((category) => {
    const { isAsked, unweightedScore, evidence } = results[category];
    return {
      category,
      isAsked,
      unweightedScore: scaled(unweightedScore),
      weight: weights[category],
      evidence: evidence
        .filter((item) => isDecided(category, item, context))
        .map((item) => inWholeText(item, resume, options.resume)),
    };
  });
  const mustHaves = meetMustHaves(options.mustHaves ?? null, { context, results });
  const adjustments = adjustmentsOf({ context, results, mustHaves });
  return {
    weightedScore: weightedScoreOf(categories, adjustmentOf(adjustments)),
    categories,
    adjustments: adjustments.map((one) => ({
      ...one,
      evidence: one.evidence.map((item) => inWholeText(item, resume, options.resume)),
    })),
    mustHaves: mustHaves.map((one) => inWholeText(one, resume, options.resume)),
    engineVersion,
  };
}
