import type { AtsFile } from '@portal/domain/contracts/middleware-api';
import type { MetaEntity, MetaField } from '@portal/domain/ats/entity-metadata';
import type { ImportedJobDetails } from '@portal/domain/ats/ats-records';
import type { SkillsCandidate } from '@portal/domain/ats/skills-candidate';
import { PortalError } from '@portal/domain/errors/portal-error';
import { atsTexts } from '@portal/domain/texts/ats';
import type { AtsSession, AtsToken } from '@portal/domain/users/user';

/** Tokens from a sign-in or its renewal. */
export type TrackingTokens = Pick<AtsToken, 'access_token' | 'refresh_token' | 'expire_time'>;

/** A user of the ats, as the portal stores it. */
export interface TrackedUser {
  id: string;
  masterUserID: string;
  /** In lower case; empty without a deliverable email. */
  email: string;
  name: string;
  /** HTML, as the user wrote it. */
  emailSignature: string;
  /** May sign in to the ats. */
  isEnabled: boolean;
}

/** A page of changed records, by id. */
export interface PageRequest {
  /** Only records changed since then, in milliseconds since 1970; null for all. */
  since: number | null;
  /** Id of the last record of the page before; `''` for the first page. */
  after: string;
}
export interface AtsPage<Row> {
  rows: Row[];
  /** `after` of the next page; null for the last one. */
  next: string | null;
}

/** A contact of a client, or a lead. */
export interface AtsContact {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  name: string;
  companyName: string;
  isLead: boolean;
  /** User of the ats. */
  ownerId: string;
  massMailOptOut: boolean;
  isDeleted: boolean;
}

export interface AtsTearsheet {
  id: string;
  name: string;
  ownerId: string;
  /** Deleted, or private to its owner. */
  isDeleted: boolean;
  modifiedAt: number | null;
  candidateIds: string[];
  jobIds: string[];
  contactIds: string[];
  leadIds: string[];
}

/** A person that a job names. */
export interface AtsPerson {
  id: string;
  firstName: string;
  lastName: string;
}

/** A job, as far as the portal keeps it. */
export interface AtsJobOrder {
  id: string;
  isDeleted: boolean;
  owner: AtsPerson;
  clientContact: AtsPerson;
  /** Plain values by the ATS's names. */
  fields: Record<string, string | number | boolean | null>;
  /** Its description may be HTML. */
  details: ImportedJobDetails;
  /** Milliseconds since 1970; null when the ATS does not say. */
  addedAt: number | null;
}

/** A candidate as a list shows it. */
export interface AtsCandidateRow {
  id: string;
  name: string;
  email: string;
  occupation: string;
  /** Milliseconds since 1970. */
  addedAt: number | null;
}

/** A candidate with career and skills; `record` has everything that an import replaces. */
export interface AtsMarketingCandidate {
  id: string;
  isDeleted: boolean;
  record: Pick<
    SkillsCandidate,
    | 'candidate'
    | 'owner'
    | 'primarySkills'
    | 'specialties'
    | 'workHistories'
    | 'educations'
    | 'certifications'
    | 'references'
  >;
}

/** A note about people: candidates, contacts or leads. */
export interface AtsNote {
  /** Identifies the note for both sides, so that a repeated write is recognized. */
  key: string;
  action: string;
  comments: string;
  /** At least one; the note is about the first and linked to the others. */
  personIds: readonly string[];
  /** User of the ats; `''` for the portal's own account. */
  authorId: string;
  jobIds: readonly string[];
}

/** A candidate who was submitted to a job, and the status of the submission. */
export interface AtsSubmitted {
  candidateId: string;
  status: string;
}

/** A candidate's submission to a job. */
export interface AtsSubmission {
  candidateId: string;
  jobId: string;
  status: string;
  /** User of the ats; `''` for the portal's own account. */
  authorId: string;
}

/** The session is over: sign in again and retry. */
export class SessionEnded extends Error {
  override readonly name = 'SessionEnded';
}

/** Tokens or password are refused for good: the ats must be connected again. */
export class SignInRefused extends Error {
  override readonly name = 'SignInRefused';
}

/** The ats refuses the call itself, for example because a field that was asked for is gone. */
export class CallRefused extends PortalError {
  constructor(detail: string) {
    super('unavailable', { userMessage: atsTexts.callRefused, detail });
  }
}

/**
 * The ats. Every call throws PortalError `tooManyRequests` when it keeps refusing for too many requests, and
 * `unavailable` when it does not answer in time or is down.
 */
export interface ApplicantTracking {
  /** Signs in by name and password, to connect the ats. @throws SignInRefused */
  signIn(username: string, password: string): Promise<TrackingTokens>;
  /** Trades a refresh token, once, for new tokens. @throws SignInRefused */
  renew(username: string, refreshToken: string): Promise<TrackingTokens>;
  /** Opens a session with an access token, once. @throws SignInRefused */
  logIn(username: string, accessToken: string): Promise<AtsSession>;
  /** All users of the ats that are not deleted. @throws SessionEnded */
  users(session: AtsSession): Promise<TrackedUser[]>;
  /** Contacts or leads, deleted ones included. @throws SessionEnded */
  contacts(session: AtsSession, page: PageRequest & { isLead: boolean }): Promise<AtsPage<AtsContact>>;
  /** Tearsheets with the ids of what is on them. @throws SessionEnded */
  tearsheets(session: AtsSession, page: PageRequest): Promise<AtsPage<AtsTearsheet>>;
  /** Candidates by id, those that exist. @throws SessionEnded; CallRefused, also for an extra field that is gone. */
  candidates(
    session: AtsSession,
    options: { ids: readonly string[]; extraFields: readonly string[] },
  ): Promise<AtsMarketingCandidate[]>;
  /** Jobs, deleted and closed ones included. @throws SessionEnded */
  jobs(session: AtsSession, page: PageRequest): Promise<AtsPage<AtsJobOrder>>;
  /** Jobs by id, those that exist. @throws SessionEnded */
  jobsById(session: AtsSession, ids: readonly string[]): Promise<AtsJobOrder[]>;
  /** The candidates who were submitted to a job, oldest first, each once with the newest status. @throws SessionEnded */
  submittedTo(session: AtsSession, jobId: string): Promise<AtsSubmitted[]>;
  /** The newest candidates. @throws SessionEnded */
  newestCandidates(session: AtsSession, count: number): Promise<AtsCandidateRow[]>;
  /** The newest resume file of a candidate; null without one. @throws SessionEnded */
  resumeOf(session: AtsSession, candidateId: string): Promise<{ fileName: string; bytes: Uint8Array } | null>;
  /** Fields of an entity, for settings and templates. @throws SessionEnded */
  fields(session: AtsSession, entity: MetaEntity): Promise<MetaField[]>;
  /** A file of a candidate, by its id or uuid; null when there is none. @throws SessionEnded */
  file(session: AtsSession, which: { candidateId: string; fileId: string }): Promise<AtsFile | null>;
  /** Adds a note unless one with its key exists, and the links that it lacks. @throws SessionEnded */
  keepNote(session: AtsSession, note: AtsNote): Promise<void>;
  /** Sets the status of a submission, which is added unless there is one. @throws SessionEnded */
  saveSubmission(session: AtsSession, submission: AtsSubmission): Promise<void>;
}
