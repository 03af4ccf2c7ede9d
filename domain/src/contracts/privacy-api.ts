import { boolean, string } from 'yup';
import { maxRestrictionReason } from '../candidates/restriction';
import { optionalId, requiredId } from '../fields/id';
import { record } from '../fields/model';
import type { FoundBy } from '../privacy/person';
import { post } from './endpoint';

/** A candidate of a job, or with an empty job a marketing candidate. */
const candidate = () => ({ organizationId: requiredId(), jobId: optionalId(), candidateId: requiredId() });

/** What an erasure would reach, for the dialog that asks. */
export interface ErasurePreview {
  /** The name that the user types to confirm. */
  name: string;
  candidates: { jobId: string; jobTitle: string; candidateId: string; name: string; foundBy: FoundBy }[];
  marketingCandidates: number;
  contacts: number;
  /** Contacts with access to Client Connect, which stay. */
  keptContacts: number;
  files: number;
  /** Candidates with the same phone and another name, who are not erased. */
  others: number;
  /** The run that is under way; `''` for none. */
  runId: string;
}

/** A restricted person, with one of the candidates. */
export interface RestrictedPerson {
  jobId: string;
  candidateId: string;
  name: string;
  reason: string;
  by: string;
  /** Milliseconds since 1970. */
  at: number;
}

/** The rights of candidates: erasure, export and restriction. */
export const privacyApi = {
  /** A user has opened a candidate's page; it is recorded once a day. */
  recordOpening: post('/recordOpening', record(candidate())).answers<{ isRecorded: true }>(),

  /** What an erasure of this candidate's person would reach, in all jobs of the organization. */
  previewErasure: post('/previewErasure', record(candidate())).answers<ErasurePreview>(),

  /** Erases the person. A second call while it runs answers the same run. */
  erasePerson: post(
    '/erasePerson',
    record({
      ...candidate(),
      /** The name, as the user typed it. */
      confirmation: string().trim().max(300).required(),
    }),
  ).answers<{ runId: string }>(),

  /** Writes down everything about the person. A second call while it runs answers the same run. */
  exportPerson: post('/exportPerson', record(candidate())).answers<{ runId: string }>(),

  /** A short-lived URL of a finished export. */
  downloadExport: post(
    '/downloadExport',
    record({
      organizationId: requiredId(),
      runId: requiredId(),
      format: string().oneOf(['json', 'pdf']).required(),
    }),
  ).answers<{ url: string; fileName: string }>(),

  /** Switches AI texts off for the person in all jobs and in marketing, or on again. */
  refuseAiTexts: post(
    '/refuseAiTexts',
    record({
      ...{ organizationId: requiredId(), jobId: requiredId(), candidateId: requiredId() },
      isRefused: boolean().required(),
    }),
  ).answers<{ records: number }>(),

  /** Restricts the processing of the person's data in all jobs, or allows it again. */
  restrictPerson: post(
    '/restrictPerson',
    record({
      ...{ organizationId: requiredId(), jobId: requiredId(), candidateId: requiredId() },
      isOn: boolean().required(),
      reason: string().trim().max(maxRestrictionReason).default(''),
    }),
  ).answers<{ candidates: number }>(),

  /** The people whose data must not be processed. */
  listRestrictedPeople: post('/listRestrictedPeople', record({ organizationId: requiredId() })).answers<{
    people: RestrictedPerson[];
  }>(),

  /** Lets a person who was erased be imported and added again. */
  allowErasedPerson: post(
    '/allowErasedPerson',
    record({ organizationId: requiredId(), email: string().trim().lowercase().max(320).email().required() }),
  ).answers<{ wasErased: boolean }>(),
};
