import { boolean, mixed, number, string } from 'yup';
import { postalAddressSchema } from '../fields/postal-address';
import { list, record, type Model } from '../fields/model';
import { degreeTypes } from '../resumes/degree-type';
import { managementLevels } from '../resumes/management-level';
import { industryShareSchema, type Provenance } from '../resumes/parsed-resume';

/** Time unit of a salary. */
export const salaryFrequencies = ['hour', 'day', 'week', 'month', 'year'] as const;
export type SalaryFrequency = (typeof salaryFrequencies)[number];

export const parsedJobSkillSchema = record({
  name: string().required(),
  conceptId: string().default(''),
  asWritten: string().default(''),
  required: boolean().default(false),
});
export type ParsedJobSkill = Model<typeof parsedJobSkillSchema>;

/** A job description as the parsing engine understands it. */
export const parsedJobSchema = record({
  title: string().default(''),
  /** Other titles of the same position in the description. */
  otherTitles: list(string().required(), 20),
  company: string().default(''),
  skills: list(parsedJobSkillSchema, 300),
  degree: record({
    /** The lowest accepted degree; empty when none is required. */
    type: string()
      .oneOf([...degreeTypes, ''])
      .default(''),
    name: string().default(''),
    majors: list(string().required(), 20),
    required: boolean().default(false),
  }),
  certifications: list(
    record({ name: string().required(), conceptId: string().default(''), required: boolean().default(false) }),
    50,
  ),
  languages: list(
    record({ name: string().required(), code: string().default(''), required: boolean().default(false) }),
    20,
  ),
  experienceYears: record({
    min: number().min(0).nullable().default(null),
    max: number().min(0).nullable().default(null),
  }),
  managementYears: record({
    min: number().min(0).nullable().default(null),
    max: number().min(0).nullable().default(null),
  }),
  managementScore: number().min(0).max(100).default(0),
  managementLevel: string().oneOf(managementLevels).default('none'),
  address: postalAddressSchema.shape({ country: string().default('') }),
  remote: string().oneOf(['', 'onsite', 'hybrid', 'remote']).default(''),
  salary: record({
    min: number().min(0).nullable().default(null),
    max: number().min(0).nullable().default(null),
    /** ISO 4217. */
    currency: string().default(''),
    frequency: string()
      .oneOf([...salaryFrequencies, ''])
      .default(''),
  }),
  category: string().default(''),
  industries: list(industryShareSchema, 10),
  contact: record({ name: string().default(''), email: string().default(''), phone: string().default('') }),
  benefits: list(string().required(), 50),
  language: string().default(''),
  text: string().default(''),
  provenance: mixed<Record<string, Provenance>>().default({}),
  engineVersion: string().default(''),
});
export type ParsedJob = Model<typeof parsedJobSchema>;
