import { boolean, number, string } from 'yup';
import { list, record, type Model } from '../fields/model';

/** What a grade looks at: the specification's five (000 §1), and three that a job may ask for. */
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

/** How a thing that was found relates to the thing that was asked for. */
export const gradeRelations = [
  'same',
  'synonym',
  'parent',
  'child',
  'sibling',
  /** Another title of the same line of work, another field of study, another step of a licence. */
  'related',
  /** Not told, but usual in the work that the person did. */
  'implied',
  /** Told in the job's own words: it counts little or nothing. */
  'copied',
  'higher',
  'lower',
] as const;
export type GradeRelation = (typeof gradeRelations)[number];

export const gradeEvidenceSchema = record({
  /** What the job asks for, in the job's words. */
  asked: string().required(),
  required: boolean().default(true),
  /** Asked in a sentence of the description that tells the work, not as a thing with a name. */
  isSentence: boolean().default(false),
  outcome: string().oneOf(['found', 'near', 'missing']).required(),
  /** What the resume has for it, in the resume's words; empty when missing. */
  found: string().default(''),
  relation: string()
    .oneOf([...gradeRelations, ''])
    .default(''),
  /** The sentence of the resume in which it stands. */
  sentence: string().default(''),
  /** Where it stands in the text of the parsed resume, in UTF-16 units; null when the text does not have it. */
  span: record({ start: number().integer().min(0).required(), end: number().integer().min(0).required() })
    .nullable()
    .default(null),
  /** Part of the full credit that it earned, 0 to 1. */
  credit: number().min(0).max(1).required(),
});
export type GradeEvidence = Model<typeof gradeEvidenceSchema>;

export const categoryGradeSchema = record({
  category: string().oneOf(gradeCategories).required(),
  /** False when the job does not ask for anything of this kind: then the weight is 0. */
  isAsked: boolean().required(),
  /** 0 to 100, how far the resume has what the job asks in this category. */
  unweightedScore: number().min(0).max(100).required(),
  /** 0 to 1; the weights of a grade sum to 1 unless nothing at all is asked. */
  weight: number().min(0).max(1).required(),
  evidence: list(gradeEvidenceSchema, 300),
});
export type CategoryGrade = Model<typeof categoryGradeSchema>;

/** A resume graded against a job. Absolute: other candidates do not change it. */
export const gradeSchema = record({
  /** 0 to 100, the sum of unweighted scores times weights. */
  weightedScore: number().min(0).max(100).required(),
  categories: list(categoryGradeSchema, gradeCategories.length),
  engineVersion: string().required(),
});
export type Grade = Model<typeof gradeSchema>;

/** Weights for each category; relative numbers, normalised before use. */
export type GradeWeights = Partial<Record<GradeCategory, number>>;
