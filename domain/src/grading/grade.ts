import { boolean, number, string } from 'yup';
import { list, record, type Model } from '../fields/model';

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
  span: record({ start: number().integer().min(0).required(), end: number().integer().min(0).required() })
    .nullable()
    .default(null),
  /** Fraction of the full credit, 0 to 1. */
  credit: number().min(0).max(1).required(),
});
export type GradeEvidence = Model<typeof gradeEvidenceSchema>;

export const categoryGradeSchema = record({
  category: string().oneOf(gradeCategories).required(),
  /** False when the job asks for nothing in this category; its weight is then 0. */
  isAsked: boolean().required(),
  /** 0 to 100: how well the resume meets what the job asks for in this category. */
  unweightedScore: number().min(0).max(100).required(),
  /** 0 to 1; the weights of a grade sum to 1 unless the job asks for nothing. */
  weight: number().min(0).max(1).required(),
  evidence: list(gradeEvidenceSchema, 300),
});
export type CategoryGrade = Model<typeof categoryGradeSchema>;

/** A resume graded against a job, independent of other candidates. */
export const gradeSchema = record({
  /** 0 to 100, the sum of unweighted scores times weights. */
  weightedScore: number().min(0).max(100).required(),
  categories: list(categoryGradeSchema, gradeCategories.length),
  engineVersion: string().required(),
});
export type Grade = Model<typeof gradeSchema>;

/** Relative weights of categories, normalized before use. */
export type GradeWeights = Partial<Record<GradeCategory, number>>;
