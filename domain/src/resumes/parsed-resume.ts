import { boolean, mixed, number, string } from 'yup';
import { postalAddressSchema } from '../fields/postal-address';
import { list, record, type Model } from '../fields/model';
import { degreeTypes } from './degree-type';
import { managementLevels } from './management-level';
import { present } from './present';
import { readingSchema } from './reading';

/**
 * A parsed resume. Values are plain, for forms and grading; their position in the text and the engine's confidence are
 * in `provenance`, keyed by the value's path (`work.0.title`).
 */

/** `YYYY-MM`, or `YYYY` when the resume gives no month. */
export const partialDatePattern = /^\d{4}(-(0[1-9]|1[0-2]))?$/;

const partialDate = string().matches(partialDatePattern, { excludeEmptyString: true });
const partialDateOrPresent = string().matches(new RegExp(`${partialDatePattern.source}|^${present}$`), {
  excludeEmptyString: true,
});

/** Sections of a resume. */
export const resumeSections = [
  'header',
  'summary',
  'work',
  'education',
  'skills',
  'certifications',
  'languages',
  'projects',
  'military',
  'publications',
  'patents',
  'awards',
  'associations',
  'references',
  'other',
] as const;
export type ResumeSection = (typeof resumeSections)[number];

export const parsedWorkSchema = record({
  title: string().default(''),
  companyName: string().default(''),
  location: string().default(''),
  startDate: partialDate.default(''),
  endDate: partialDateOrPresent.default(''),
  description: string().default(''),
  /** 0 to 100 from the wording of the title: below 30 low, below 60 middle, from 60 high. */
  managementScore: number().min(0).max(100).default(0),
});
export type ParsedWork = Model<typeof parsedWorkSchema>;

export const parsedEducationSchema = record({
  school: string().default(''),
  /** The degree as written: `B.Sc. (Hons) in Computer Science`. */
  degree: string().default(''),
  degreeType: string()
    .oneOf([...degreeTypes, ''])
    .default(''),
  major: string().default(''),
  startDate: partialDate.default(''),
  /** When the degree was or will be awarded. */
  endDate: partialDate.default(''),
  gpa: string().default(''),
  location: string().default(''),
});
export type ParsedEducation = Model<typeof parsedEducationSchema>;

export const parsedSkillSchema = record({
  /** The taxonomy's preferred label, or the resume's words for an unknown skill. */
  name: string().required(),
  /** The taxonomy's concept; empty for an unknown skill. */
  conceptId: string().default(''),
  asWritten: string().default(''),
  foundIn: list(mixed<ResumeSection>().oneOf(resumeSections).required(), resumeSections.length),
  /** Months of the positions that mention it, overlaps counted once. */
  monthsUsed: number().min(0).default(0),
  /** Last month of use; `present` for a current position, empty when no position mentions it. */
  lastUsed: partialDateOrPresent.default(''),
});
export type ParsedSkill = Model<typeof parsedSkillSchema>;

export const parsedCertificationSchema = record({
  name: string().required(),
  conceptId: string().default(''),
  kind: string().oneOf(['certification', 'license']).default('certification'),
  issuer: string().default(''),
  date: partialDate.default(''),
});
export type ParsedCertification = Model<typeof parsedCertificationSchema>;

export const parsedLanguageSchema = record({
  name: string().required(),
  /** ISO 639-1. */
  code: string().default(''),
  level: string().oneOf(['', 'basic', 'intermediate', 'fluent', 'native']).default(''),
});
export type ParsedLanguage = Model<typeof parsedLanguageSchema>;

export const parsedPhoneSchema = record({
  /** E.164, or empty when the digits do not make a valid number. */
  e164: string().default(''),
  asWritten: string().default(''),
});

/** Position of a value in `ParsedResume.text`, and the engine's confidence. */
export const provenanceSchema = record({
  /** Character offset of the first character, in UTF-16 units. */
  start: number().integer().min(0).required(),
  /** Character offset after the last character. */
  end: number().integer().min(0).required(),
  /** 0 (a guess) to 1 (certain); below 0.5 screens ask for a review. */
  confidence: number().min(0).max(1).required(),
});
export type Provenance = Model<typeof provenanceSchema>;

export const industryShareSchema = record({
  id: string().required(),
  name: string().required(),
  /** Fraction of the document about this industry; the shares of a document sum to at most 1. */
  share: number().min(0).max(1).required(),
});
export type IndustryShare = Model<typeof industryShareSchema>;

export const parsedResumeSchema = record({
  fullName: string().default(''),
  firstName: string().default(''),
  middleName: string().default(''),
  lastName: string().default(''),
  email: string().default(''),
  emails: list(string().required(), 20),
  /** E.164 of the first phone number. */
  phone: string().default(''),
  phones: list(parsedPhoneSchema, 20),
  address: postalAddressSchema.shape({ country: string().default('') }),
  links: list(string().required(), 50),
  summary: record({
    objective: string().default(''),
    currentJobTitle: string().default(''),
  }),
  /** Newest first. */
  work: list(parsedWorkSchema, 100),
  /** Staff removed positions or corrected their dates, so the text is not searched for more. */
  isWorkCorrected: boolean().default(false),
  education: list(parsedEducationSchema, 50),
  skills: list(parsedSkillSchema, 500),
  certifications: list(parsedCertificationSchema, 100),
  languages: list(parsedLanguageSchema, 50),
  military: list(string().required(), 20),
  publications: list(string().required(), 100),
  patents: list(string().required(), 100),
  awards: list(string().required(), 100),
  associations: list(string().required(), 100),
  experience: record({
    /** Months of work, overlapping positions counted once. */
    months: number().min(0).default(0),
    managementMonths: number().min(0).default(0),
    managementScore: number().min(0).max(100).default(0),
    managementLevel: string().oneOf(managementLevels).default('none'),
  }),
  /** Largest share first. */
  industries: list(industryShareSchema, 10),
  /** ISO 639-1 of the document's language; empty when unknown. */
  language: string().default(''),
  /** The whole document as text in reading order; offsets in `provenance` count in it. */
  text: string().default(''),
  provenance: mixed<Record<string, Provenance>>().default({}),
  reading: readingSchema,
  engineVersion: string().default(''),
});
export type ParsedResume = Model<typeof parsedResumeSchema>;
