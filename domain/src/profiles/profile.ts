import { boolean, mixed, number, string } from 'yup';
import { defaultProfileName } from '../constants/application';
import { postalAddressSchema } from '../fields/postal-address';
import { list, record, type Model } from '../fields/model';
import { optionalText, requiredText, richText } from '../fields/text';
import { timestamp } from '../fields/time';
import { maxRedactions, redactionSchema } from '../redaction/redaction';
import { builtProfileSchema } from './built-profile';
import type { ProfileFile } from './profile-file';

/** The document that a profile shows as resume. */
export const profileResumeSchema = record({
  url: string().max(2000).default(''),
  fileName: string().max(255).default(''),
  fileExtension: string().max(10).default(''),
  originalFilename: string().max(255).default(''),
  mimeType: string().max(200).default(''),
  /** Which viewer shows it. */
  docViewer: string().max(50).default(''),
  newVersion: boolean().default(false),
});

/** Texts that the AI generator wrote for a profile. */
export const profileAiSchema = record({
  aiSummarySubmissionSection: richText(),
  aiSummarySmSection: richText(),
  aiResumeSection: richText(),
  recruiterNotes: richText(),
  generatedResume: richText(),
});

const workHistorySchema = record({
  title: optionalText(),
  companyName: optionalText(),
  startDate: string().max(40).default(''),
  endDate: string().max(40).default(''),
  description: richText(),
});
const educationSchema = record({
  school: optionalText(),
  degree: optionalText(),
  major: optionalText(),
  startDate: string().max(40).default(''),
  endDate: string().max(40).default(''),
});
const certificationSchema = record({
  name: optionalText(),
  issuer: optionalText(),
  date: string().max(40).default(''),
});
const referenceSchema = record({
  name: optionalText(),
  companyName: optionalText(),
  phone: optionalText(50),
  email: optionalText(),
});

/** Fields of an ATS entity, as template variables use them. */
const entityFields = () => mixed<Record<string, string | number | boolean | null>>().default({});

/**
 * A profile of a candidate: of a job's candidate for the submission platform, or of a marketing candidate without a job.
 * It holds the data that its template is filled with, and the built profile.
 */
export const profileSchema = record({
  id: string().required(),
  /** `default`, or `default` with a time for further default profiles. */
  key: string().max(100).default(''),
  name: requiredText().default(defaultProfileName),
  comments: richText(),
  firstName: optionalText(),
  lastName: optionalText(),
  candidateName: optionalText(),
  occupation: optionalText(),
  workHistories: list(workHistorySchema, 100),
  educations: list(educationSchema, 50),
  skills: list(requiredText(), 200),
  willRelocate: boolean().default(false),
  location: optionalText(),
  address: postalAddressSchema,
  /** For staff only. */
  privateNotes: richText(),
  ai: profileAiSchema,
  certifications: list(certificationSchema, 100),
  references: list(referenceSchema, 50),
  specialties: list(requiredText(), 100),
  candidate: entityFields(),
  jobOrder: entityFields(),
  submission: entityFields(),
  placement: entityFields(),
  recruiter: record({ name: optionalText(), email: optionalText(), phone: optionalText(50), address: optionalText() }),
  resume: profileResumeSchema,
  /** Other files, by the key of the section that shows them. */
  additionalFiles: mixed<Record<string, ProfileFile[]>>().default({}),
  fromCandidateFile: boolean().default(false),
  /** URL of the stored JSON document, see `staticPublicProfileSchema`; `''` until the first save. */
  staticPublicProfile: string().max(2000).default(''),
  /** The template that a user chose for it; `''` for the one that applies. */
  templateId: string().max(128).default(''),
  /** The template that it was built from last. */
  builtFrom: string().max(128).default(''),
  /** The built profile, for staff: with the sections that viewers never get. */
  built: builtProfileSchema,
  /** Grows with each save. */
  revision: number().integer().min(0).default(0),
  /** Whether what identifies the candidate is blacked out, by `redactions`. */
  isAnonymous: boolean().default(false),
  /** What is blacked out in an anonymous profile; `built` has none of it. */
  redactions: list(redactionSchema, maxRedactions),
  /** Texts that stay in an anonymous profile: name and contact data of the recruiter and the agency. */
  keptTexts: list(requiredText(), 20),
  /** An anonymous profile as it was built, for staff: `built` is made from it. Null for all others. */
  source: builtProfileSchema.nullable().default(null),
  /** The profile that an anonymous one is a copy of; `''` for all others. */
  copyOf: string().max(128).default(''),
  createdBy: string().max(128).default(''),
  editedBy: string().max(128).default(''),
  /** True for the submission platform, false for marketing. */
  isCore: boolean().default(true),
  wasEdited: boolean().default(false),
  createdAt: timestamp(),
  activityAt: timestamp(),
  schemaVersion: number().default(1),
});
export type Profile = Model<typeof profileSchema>;
