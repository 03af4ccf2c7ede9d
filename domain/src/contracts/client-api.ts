import { boolean, string } from 'yup';
import type { ClientColumn } from '../client-connect/client-columns';
import type { StatusCount } from '../client-connect/recruiting-activity';
import { maxPasswordLength } from '../constants/password';
import { email } from '../fields/email';
import { optionalId, requiredId } from '../fields/id';
import { record } from '../fields/model';
import { password } from '../fields/password';
import { maxJobDescriptionLength } from '../jobs/job';
import type { ChartType } from '../organizations/branding';
import { formTexts } from '../texts/form';
import type { PublicTheme } from './public-api';
import { post } from './endpoint';

const captcha = () => string().max(4_000).default('');
const code = () => string().max(4_000).required();

/** Which of the caller's accesses a call is about: a contact at an organization. */
const place = { organizationId: requiredId(), contactId: requiredId() };
const inJob = { ...place, jobId: requiredId() };

/** A company at an agency that the caller works for. */
export interface ClientPlace {
  organizationId: string;
  contactId: string;
  companyName: string;
  theme: PublicTheme;
}

/** Counts of candidates by status, as a chart; null where the organization shows none. */
export type ActivityChart = { chartType: ChartType; counts: StatusCount[] } | null;

export interface ClientJobRow {
  jobId: string;
  title: string;
  isOpen: boolean;
  /** Milliseconds since 1970; null when unknown. */
  createdAt: number | null;
  accountManager: string;
  candidates: number;
  /**
   * News since the contact's last visit of the job: candidates that were shown, messages of the agency, and steps of
   * interviews that it took.
   */
  news: number;
}

export interface ClientJobs {
  jobs: ClientJobRow[];
  /** Of the next page; `''` on the last one. */
  next: string;
  canAddJob: boolean;
  /** Over the jobs of the first page; null on others. */
  activity: ActivityChart;
}

/** A candidate in the client's list: nothing that their resume page withholds. */
export interface ClientCandidateRow {
  candidateId: string;
  name: string;
  occupation: string;
  status: string;
  /** Milliseconds since 1970; null for never. */
  expiresAt: number | null;
  isExpired: boolean;
  approvals: number;
  declines: number;
  views: number;
  submittedAt: number | null;
  /** The contact's own. */
  decision: 'approved' | 'maybe' | 'declined' | '';
  /** The contact's interview that is proposed or agreed, with its start in milliseconds since 1970; null without one. */
  interview: { state: 'proposed' | 'confirmed' | 'moved'; start: number | null } | null;
  isNew: boolean;
}

export interface ClientJob extends ClientJobRow {
  columns: ClientColumn[];
  /** Whether the organization lists candidates; without it `rows` is empty, and links open them. */
  hasList: boolean;
  rows: ClientCandidateRow[];
  /** Whether the job may have more candidates than are shown. */
  isCut: boolean;
  /** What the job requires, to compare the resumes by. */
  mustHaves: string[];
  activity: ActivityChart;
  canShare: boolean;
  /** Notes on the job that are for the client, newest first; null where the organization has none. */
  notes: { label: string; items: { id: string; text: string; createdAt: number | null }[] } | null;
  /** See `jobVersion`. */
  version: string;
}

/** What the description of a job may lack that the agency needs. */
export const askedOfJobs = ['jobTitle', 'city'] as const;
export type AskedOfJob = (typeof askedOfJobs)[number];

/** The added job; or what its description lacks, when nothing was added. */
export type AddedClientJob =
  | { jobId: string; title: string; missing: [] }
  | { jobId: ''; title: string; missing: AskedOfJob[] };

/** What a mailed link leads to. `used` and `expired` ones can be renewed. */
export interface OpenedLoginLink {
  state: 'good' | 'used' | 'expired';
  email: string;
  theme: PublicTheme | null;
}

/** The caller of Client Connect. */
export interface ClientSession {
  email: string;
  name: string;
  hasPassword: boolean;
  /** Whether the password may be changed: in a session that a mail began lately, or for a first one. */
  canSetPassword: boolean;
  places: ClientPlace[];
}

/**
 * Client Connect, the application of client contacts. A session is a cookie that scripts cannot read; each call decides
 * anew whether the contact's access is open.
 */
export const clientApi = {
  captchaChallenge: post('/captchaChallenge', record({})).answers<Record<string, unknown>>(),

  /**
   * Mails a code and a link to sign in with, if the email has access. The answer does not reveal that. `attempt` belongs to
   * the code.
   */
  requestCode: post(
    '/requestCode',
    record({ email: email().required(formTexts.required), captcha: captcha() }),
  ).answers<{ attempt: string }>(),

  /** Signs in with the mailed code. */
  confirmCode: post('/confirmCode', record({ attempt: code(), code: string().trim().max(20).required() })).answers<{
    signedIn: true;
  }>(),

  /** What a mailed link leads to. Uses nothing up, because scanners of mails open links. */
  openLoginLink: post('/openLoginLink', record({ code: code() })).answers<OpenedLoginLink>(),

  /** Signs in with a mailed link, which then is used up. */
  redeemLoginLink: post('/redeemLoginLink', record({ code: code() })).answers<{ signedIn: true }>(),

  /** Mails a new code and link to the email of a link that is used or expired. */
  renewLoginLink: post('/renewLoginLink', record({ code: code() })).answers<{ attempt: string; email: string }>(),

  /** Signs in by password; lockout and captcha as for staff. */
  signIn: post(
    '/signIn',
    record({
      email: email().required(formTexts.required),
      password: string().max(maxPasswordLength).required(formTexts.required),
      captcha: captcha(),
    }),
  ).answers<{ signedIn: true }>(),

  /** Ends the session of this browser, or all sessions of the caller. */
  signOut: post('/signOut', record({ everywhere: boolean().default(false) })).answers<{ signedOut: true }>(),

  /** The caller and the companies they work for; null for a browser without a session, refused for an ended one. */
  session: post('/session', record({})).answers<ClientSession | null>(),

  /** Sets the caller's password and ends all other sessions. */
  setPassword: post('/setPassword', record({ password: password() })).answers<{ changed: true }>(),

  /** A page of the jobs that the contact sees, open or closed ones, the newest first. @param after `next` of the page before. */
  jobs: post(
    '/jobs',
    record({ ...place, isClosed: boolean().default(false), after: optionalId() }),
  ).answers<ClientJobs>(),

  /** A job with its shown candidates. @param isVisit marks it as looked at, for its news. */
  job: post('/job', record({ ...inJob, isVisit: boolean().default(false) })).answers<ClientJob>(),

  /**
   * A text that changes with the shown candidates of a job, for pages that watch it: what staff hide disappears within
   * seconds.
   */
  jobVersion: post('/jobVersion', record(inJob)).answers<{ version: string }>(),

  /** Opens a candidate: the token of a resume page that only this contact can open. */
  openCandidate: post('/openCandidate', record({ ...inJob, candidateId: requiredId() })).answers<{
    publicToken: string;
  }>(),

  /** The text of a job description in a file, which is sent as a form. */
  readJobFile: post('/readJobFile', record(place)).answers<{ description: string }>(),

  /**
   * Adds a job from its description, where the organization lets clients do so. The first call adds nothing when the text
   * lacks something, and names it; the call that has it in `given` adds the job with what is there.
   */
  addJob: post(
    '/addJob',
    record({
      ...place,
      description: string()
        .trim()
        .max(maxJobDescriptionLength, formTexts.tooLong(maxJobDescriptionLength))
        .required(formTexts.required),
      given: record({
        jobTitle: string().trim().max(200, formTexts.tooLong(200)).default(''),
        city: string().trim().max(200, formTexts.tooLong(200)).default(''),
      })
        .nullable()
        .default(null),
    }),
  ).answers<AddedClientJob>(),

  /** Colleagues at the company who have access, and whether they see the job. */
  colleagues: post('/colleagues', record(inJob)).answers<{
    colleagues: { contactId: string; name: string; seesJob: boolean }[];
    /** Whether the company has more contacts than are looked at. */
    isCut: boolean;
  }>(),

  /** Lets a colleague of the company see a job. */
  shareJob: post('/shareJob', record({ ...inJob, colleagueId: requiredId() })).answers<{ shared: true }>(),
} as const;
