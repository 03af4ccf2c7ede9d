import { boolean, number, string } from 'yup';
import { list, record, type Model } from '../fields/model';
import { maxMustHaves, mustHaveOutcomes, mustHaveSchema } from './must-have';

/** The categories of a grade. */
export const gradeCategories = [
  'education',
  'jobTitles',
  'skills',
  'industries',
  'managementLevel',
  'certifications',
  'languages',
  'experience',
] as const;
export type GradeCategory = (typeof gradeCategories)[number];

/** How evidence relates to what the job asks for. */
export const gradeRelations = [
  'same',
  'synonym',
  'parent',
  'child',
  'sibling',
  /** A different title in the same line of work, a related field of study, another level of a license. */
  'related',
  /** Not stated, but usual in the candidate's work. */
  'implied',
  /** Copied from the job's text: counts little or nothing. */
  'copied',
  'higher',
  'lower',
] as const;
export type GradeRelation = (typeof gradeRelations)[number];

/** Why evidence earns less than the full credit. */
export const evidenceNotes = [
  /** Only a list or the summary names it. */
  'listed',
  /** Not stated, but usual in a job with the candidate's title. */
  'assumed',
  /** Done for somebody else, or under guidance. */
  'assisted',
] as const;
export type EvidenceNote = (typeof evidenceNotes)[number];

const spanSchema = record({ start: number().integer().min(0).required(), end: number().integer().min(0).required() })
  .nullable()
  .default(null);

export const gradeEvidenceSchema = record({
  /** What the job asks for, in the job's words. */
  asked: string().required(),
  required: boolean().default(true),
  /** A sentence that describes the work, not a named skill or title. */
  isSentence: boolean().default(false),
  outcome: string().oneOf(['found', 'near', 'missing']).required(),
  /** The evidence in the resume's words; empty when missing. */
  found: string().default(''),
  relation: string()
    .oneOf([...gradeRelations, ''])
    .default(''),
  /** The sentence of the resume that has it. */
  sentence: string().default(''),
  /** Its position in the text of the parsed resume, in UTF-16 units; null when the text does not have it. */
  span: spanSchema,
  note: string()
    .oneOf([...evidenceNotes, ''])
    .default(''),
  /** Fraction of the full credit, 0 to 1. */
  credit: number().min(0).max(1).required(),
});
export type GradeEvidence = Model<typeof gradeEvidenceSchema>;

export const categoryGradeSchema = record({
  category: string().oneOf(gradeCategories).required(),
  /** False when the job asks for nothing in this category; its weight is then 0. */
  isAsked: boolean().required(),
  /**
   * How much of what the job asks for in this category was found. The embedded engine uses the scale of the overall
   * score, so that `scoreCurveCeiling` is everything.
   */
  unweightedScore: number().min(0).max(100).required(),
  /** 0 to 1; the weights of a grade sum to 1 unless the job asks for nothing. */
  weight: number().min(0).max(1).required(),
  evidence: list(gradeEvidenceSchema, 300),
});
export type CategoryGrade = Model<typeof categoryGradeSchema>;

/** What lowers the overall score beyond the categories. */
export const adjustmentKinds = [
  /** A must-have of the job is missing or unclear. */
  'mustHaveMissing',
  /** The candidate's level or practice is below or above the role. */
  'level',
  /** The experience is in another field. */
  'otherField',
  /** Work and skills that the job needs were last used long ago. */
  'unused',
  /** Lists of keywords that no work supports. */
  'keywordStuffing',
  /** Text that was copied from the job. */
  'copied',
] as const;
export type AdjustmentKind = (typeof adjustmentKinds)[number];

/** A passage of the resume that shows something. */
export const quoteSchema = record({ sentence: string().default(''), span: spanSchema });
export type Quote = Model<typeof quoteSchema>;

/** A named factor of the overall score. */
export const adjustmentSchema = record({
  kind: string().oneOf(adjustmentKinds).required(),
  /** The share of the score that it leaves, 0 to 1, in whole percents. */
  factor: number().min(0).max(1).required(),
  /** A plain sentence. */
  reason: string().required(),
  evidence: list(quoteSchema, 10),
});
export type Adjustment = Model<typeof adjustmentSchema>;

/** A must-have of the job, and whether the resume meets it. */
export const mustHaveResultSchema = mustHaveSchema.shape({
  outcome: string().oneOf(mustHaveOutcomes).required(),
  /** What the resume says about it; empty when it says nothing. */
  found: string().default(''),
  sentence: string().default(''),
  span: spanSchema,
});
export type MustHaveResult = Model<typeof mustHaveResultSchema>;

/** A resume graded against a job, independent of other candidates. */
export const gradeSchema = record({
  /** 0 to 100: the sum of unweighted scores times weights, times the factors of the adjustments. */
  weightedScore: number().min(0).max(100).required(),
  categories: list(categoryGradeSchema, gradeCategories.length),
  adjustments: list(adjustmentSchema, adjustmentKinds.length),
  mustHaves: list(mustHaveResultSchema, 2 * maxMustHaves),
  engineVersion: string().required(),
});
export type Grade = Model<typeof gradeSchema>;

/** A stored grade; grades of earlier engines have no adjustments and no must-haves. */
export function currentGrade(stored: Grade): Grade {
  const { adjustments = [], mustHaves = [] } = stored as Partial<Grade>;
  return { ...stored, adjustments, mustHaves };
}

/** Relative weights of categories, normalized before use. */
export type GradeWeights = Partial<Record<GradeCategory, number>>;
