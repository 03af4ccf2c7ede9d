import { boolean, number, string } from 'yup';
import type { AtsUser } from '../ats/ats-records';
import { metaEntities, type MetaField } from '../ats/entity-metadata';
import { optionalId, requiredId } from '../fields/id';
import { list, record } from '../fields/model';
import { publicViewerSchema } from '../events/public-viewer';
import { get, post, put } from './endpoint';
import { resumeKey } from './public-api';

/** Ids of the ATS are numbers. */
const atsIdForm = /^\d{1,18}$/;
const atsId = () => string().matches(atsIdForm).required();

/** Whether a record with this id comes from the ATS, whose ids are numbers; the portal's own are not. */
export const isAtsId = (id: string): boolean => atsIdForm.test(id);
/** Names of further fields of the ATS's candidates, separated by commas. */
const extraFields = () =>
  string()
    .matches(/^[A-Za-z][\w,]{0,999}$/, { excludeEmptyString: true })
    .default('');
const ofOrganization = { orgId: requiredId() };
const ofJob = { ...ofOrganization, jobId: requiredId() };
/** Only records changed since then, in seconds since 1970; everything in a new session. */
const changedSince = {
  isNewSession: boolean().default(false),
  forceLastModifiedDate: number().integer().min(0).max(1e11).nullable().default(null),
};

/** A refresh that was queued, or that has joined the one under way. */
export interface RefreshQueued {
  isNew: boolean;
}

/** Imports that admins request by kind. */
export const requestedKinds = ['jobs', 'users', 'fields'] as const;

/** A file of a candidate at the ATS. */
export interface AtsFile {
  name: string;
  mimeType: string;
  /** Base64. */
  content: string;
}

/** Most candidates of one refresh. */
export const maxRefreshedCandidates = 500;

/** Kinds of notes that a call may leave about people whom jobs, or candidates, are marketed to. */
const jobNoteTypes = ['jmView', 'jmListView', 'jmInterested', 'jmNotInterested'] as const;
const marketingNoteTypes = ['smCandidateView', 'smTearsheetView', 'publicFeedback'] as const;

/** What a note says of feedback, about which records, and whose name it carries: a user here or in the ATS. */
const noteShape = {
  isFeedbackPositive: boolean().nullable().default(null),
  feedback: string().max(5_000).default(''),
  tearsheetId: optionalId(),
  senderId: optionalId(),
};

/** Calls to the ATS by the portal's screens and by the ATS's own pages; their paths begin at the host. */
export const middlewareApi = {
  /**
   * A page: the sign-in through the ATS, which ends at `originalUrl`. With `refreshToken` the user signs in there once
   * more; `corpId` is the corporation of the token that was refused.
   */
  startSignOn: get(
    '/oauth2/bullhorn-user',
    record({
      originalUrl: string().max(2_000).required(),
      refreshToken: string().max(20).default(''),
      corpId: string().max(100).default(''),
    }),
  ).answers<never>(),
  /** The page to which the ATS returns. */
  finishSignOn: get(
    '/oauth2/bullhorn-user/callback',
    record({ code: string().max(2_000).default(''), state: string().max(4_000).default('') }),
  ).answers<never>(),
  /** Whether a captcha is solved; the solution works once. */
  verifyCaptcha: post('/verifyCaptcha', record({ captchaToken: string().max(4_000).default('') })).answers<{
    ok: boolean;
  }>(),
  refreshTearsheets: get(
    '/app/:orgId/bullhorn/refreshTearsheets',
    record({ ...ofOrganization, ...changedSince }),
  ).answers<RefreshQueued>(),
  /** As {@link refreshTearsheets}, for pages without a user; refreshes nothing more often than every quarter of an hour. */
  refreshTearsheetsPublic: get(
    '/bullhorn/:orgId/refreshTearsheets',
    record({ ...ofOrganization, ...changedSince }),
  ).answers<RefreshQueued>(),
  refreshClientContacts: get(
    '/app/:orgId/bullhorn/refreshClientContacts',
    record(ofOrganization),
  ).answers<RefreshQueued>(),
  refreshLeads: get('/app/:orgId/bullhorn/refreshLeads', record(ofOrganization)).answers<RefreshQueued>(),
  /** Imports all jobs, users or fields. */
  refreshKind: get(
    '/app/:orgId/bullhorn/refresh/:kind',
    record({ ...ofOrganization, kind: string().oneOf(requestedKinds).required() }),
  ).answers<RefreshQueued>(),
  /** Imports one job of the portal that comes from the ATS. */
  refreshJob: put('/bullhorn/organizations/:orgId/jobs/:jobId', record(ofJob)).answers<{ isChanged: boolean }>(),
  /** Leaves a note about each candidate to whom a job was marketed; the ATS gets it as soon as it can. */
  jmNote: post(
    '/bullhorn/organizations/:orgId/jobs/jmNote',
    record({
      ...ofOrganization,
      candidates: list(atsId(), maxRefreshedCandidates).min(1),
      noteType: string().oneOf(jobNoteTypes).required(),
      jobId: optionalId(),
      ...noteShape,
    }),
  ).answers<{ queued: number }>(),
  /** Leaves a note about each contact or lead to whom a candidate was marketed. */
  smNote: post(
    '/bullhorn/organizations/:orgId/candidates/smNote',
    record({
      ...ofOrganization,
      clientContacts: list(atsId(), maxRefreshedCandidates).min(1),
      isLead: boolean().default(false),
      noteType: string().oneOf(marketingNoteTypes).required(),
      candidateId: optionalId(),
      ...noteShape,
    }),
  ).answers<{ queued: number }>(),
  /** Notes that a candidate wants no more emails about jobs. */
  jobUnsubscribe: post(
    '/bullhorn/organizations/:orgId/job-unsubscribe',
    record({ ...ofOrganization, candidate: atsId(), senderId: optionalId(), jobId: optionalId() }),
  ).answers<{ queued: number }>(),
  /** Unsubscribes a contact or lead from emails about candidates, and notes it. */
  marketingUnsubscribe: post(
    '/bullhorn/organizations/:orgId/unsubscribe',
    record({
      ...ofOrganization,
      clientContact: atsId(),
      senderId: optionalId(),
      isLead: boolean().default(false),
      candidateId: optionalId(),
    }),
  ).answers<{ queued: number }>(),
  /** Notes that a viewer has opened a resume page; the path ends with that of the page. */
  publicNote: post(
    '/public/bullhorn/note/resumes/:publicToken/:candidateId',
    record({ ...resumeKey, viewer: publicViewerSchema }),
  ).answers<{ recorded: boolean }>(),
  /**
   * Imports candidates of a job, all who are submitted to it when none is named. A call adds some candidates; it is repeated
   * while others remain.
   */
  refreshJobCandidates: post(
    '/app/:orgId/jobs/:jobId/bullhorn/refreshCandidates',
    record({ ...ofJob, candidateEntityIds: list(atsId(), maxRefreshedCandidates) }),
  ).answers<{ refreshed: number; added: number; remaining: number }>(),
  /** The candidates who were added to the ATS last. */
  newestCandidates: get('/app/:orgId/bullhorn/getNewestCandidates/', record(ofOrganization)).answers<{
    candidates: { id: string; name: string; email: string; occupation: string; addedAt: number | null }[];
  }>(),
  /** Imports the users of the ATS and answers them. */
  getUsers: get('/app/:orgId/bullhorn/task/getUsers', record(ofOrganization)).answers<AtsUser[]>(),
  /** Imports the users' email signatures. */
  updateUsersSignature: get(
    '/app/:orgId/bullhorn/task/updateUsersSignature',
    record({ ...ofOrganization, forcedTime: number().integer().min(0).nullable().default(null) }),
  ).answers<{ count: number }>(),
  /** Imports the fields of an entity and answers them. */
  metadata: get(
    '/app/:orgId/bullhorn/metadata/:entity',
    record({ ...ofOrganization, entity: string().oneOf(metaEntities).required() }),
  ).answers<{ fields: MetaField[] }>(),
  jobStatuses: get('/app/:orgId/bullhorn/metadataFullWithVar/JobOrder/status', record(ofOrganization)).answers<{
    options: { value: string; label: string }[];
  }>(),
  /** Imports one marketing candidate. Without a selected profile it gets one, unless `createProfile` is false. */
  refreshSmCandidate: get(
    '/bullhorn/:orgId/refreshSmCandidate/:candidateId',
    record({
      ...ofOrganization,
      candidateId: atsId(),
      extraFields: extraFields(),
      createProfile: boolean().default(true),
    }),
  ).answers<{ written: number }>(),
  /** A file of a candidate at the ATS, in base64. */
  getSmFileAttachment: get(
    '/bullhorn/:orgId/getSmFileAttachment/:candidateId/:fileUuid',
    record({ ...ofOrganization, candidateId: atsId(), fileUuid: requiredId() }),
  ).answers<AtsFile>(),
  refreshSmCandidates: post(
    '/bullhorn/:orgId/refreshSmCandidates',
    record({
      ...ofOrganization,
      candidateIds: list(atsId(), maxRefreshedCandidates).min(1),
      extraFields: extraFields(),
    }),
  ).answers<{ written: number }>(),
} as const;
