import { boolean, mixed, number, string } from 'yup';
import { email } from '../fields/email';
import { postalAddressSchema } from '../fields/postal-address';
import { list, record, type Model } from '../fields/model';
import { noticeSchema } from '../candidates/notice';
import { originOf, originSchema, type CandidateSource, type Origin } from '../candidates/origin';
import { timestamp } from '../fields/time';
import { questionFields } from '../organizations/questions';
import { maxRedactions, redactionSchema } from '../redaction/redaction';

/** A record of the ATS that has a name. */
const named = record({ name: string().default('') });

/** List items as the ATS sends them; templates read their fields by name. */
const items = () => list(mixed<Record<string, string | number | boolean | null>>().required(), 200);

/** Version of documents that say whether the selected profile is anonymous. */
export const skillsCandidateSchemaVersion = 2;

/** A marketing candidate, `bhSmCandidates/{id}`: belongs to no job. */
export const skillsCandidateSchema = record({
  id: string().required(),
  organizationId: string().default(''),
  candidate: record({
    id: string().required(),
    name: string().default(''),
    firstName: string().default(''),
    lastName: string().default(''),
    email: email(),
    occupation: string().default(''),
    address: postalAddressSchema,
    description: string().default(''),
    summary: string().default(''),
    category: named,
    businessSectors: list(named, 100),
    /** Milliseconds since 1970. */
    dateOfBirth: number().nullable().default(null),
    salary: number().nullable().default(null),
    salaryLow: number().nullable().default(null),
    hourlyRate: number().nullable().default(null),
    hourlyRateLow: number().nullable().default(null),
    experience: number().nullable().default(null),
    travelLimit: number().nullable().default(null),
    /** Other fields that templates and filters use. */
    fields: mixed<Record<string, string | number | boolean | null>>().default({}),
  }),
  owner: record({ id: string().default('') }),
  /** The candidate of a job that it was made from; empty for those of the ATS. */
  portal: record({ jobId: string().default(''), candidateId: string().default('') }),
  primarySkills: list(named, 200),
  workHistories: items(),
  educations: items(),
  certifications: items(),
  specialties: list(named, 100),
  references: items(),
  selectedProfileId: string().default(''),
  /**
   * Whether viewers may not learn who it is; public lists then do not say it. It stays when the anonymous profile is deleted,
   * until a user shows a named one.
   */
  isAnonymous: boolean().default(false),
  /** Whether lists stay anonymous although a named profile has replaced the anonymous one that they were shared with. */
  isAnonymousInLists: boolean().default(false),
  /** The anonymous profile that lists go on showing then; `''` when it was deleted. */
  listedProfileId: string().default(''),
  /** The list of the last anonymous profile, for lists and mails, which show texts of the record. */
  redactions: list(redactionSchema, maxRedactions),
  selectedProfileTemplateId: string().default(''),
  defaultQuestions: questionFields.defaultQuestions,
  publicCandidate: record({ sendFeedbackCopyToUser: boolean().optional() }),
  isDeleted: boolean().default(false),
  /** Whether the person's data must not be processed: then deleted as well, also after an import. */
  isRestricted: boolean().default(false),
  origin: originSchema,
  notice: noticeSchema,
  /** Whether the person wants no AI texts. */
  refusesAiTexts: boolean().default(false),
  refreshedAt: timestamp(),
  /** When what public lists show or search changed last; absent before the first change. */
  listedAt: timestamp(),
  schemaVersion: number().default(1),
});
export type SkillsCandidate = Model<typeof skillsCandidateSchema>;

/** Where a marketing candidate's data came from. */
export function originOfMarketing({
  origin,
  portal,
}: Pick<SkillsCandidate, 'origin' | 'portal'>): Origin & { source: CandidateSource } {
  return originOf({ origin, source: portal.jobId === '' ? 'integration' : 'otherJob' });
}

/** Events of a mail or link that was sent out. */
export const sendoutEvents = [
  'delivered',
  'opened',
  'clicked',
  'viewed',
  'unsubscribe',
  'bounced',
  'complained',
] as const;
export type SendoutEvent = (typeof sendoutEvents)[number];

/** An event of a sendout, `sendoutRecords/{id}`. The misspelling `recipentId` is part of the data format. */
export const sendoutRecordSchema = record({
  id: string().required(),
  jobId: string().default(''),
  candidateId: string().default(''),
  tearsheetId: string().default(''),
  mailingId: string().default(''),
  event: string().oneOf(sendoutEvents).required(),
  sender: string().default(''),
  recipentId: string().default(''),
  isLead: boolean().default(false),
  createdAt: timestamp(),
});
export type SendoutRecord = Model<typeof sendoutRecordSchema>;
