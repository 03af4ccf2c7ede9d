import { boolean, number, string } from 'yup';
import { publicViewerSchema } from '../events/public-viewer';
import { feedbackAnswersSchema } from '../feedback/feedback';
import { seconds } from '../fields/time';
import { optionalId, requiredId } from '../fields/id';
import { timeZone } from '../interviews/slot';
import { record } from '../fields/model';
import { imagePathPattern } from '../links/image-links';
import type { GradeCategory } from '../grading/grade';
import type { ParsedEducation, ParsedWork } from '../resumes/parsed-resume';
import type { ShownProfile } from '../profiles/shown-profile';
import { resumeAnswers, resumeVotes, type ResumeAnswer } from '../votes/vote';
import { get, post } from './endpoint';
import type { ClientInterviews } from './interviews-api';
import type { ViewerThread } from './threads-api';

const publicToken = () => string().max(64).required();
const accessCode = () => string().max(200).default('');

/** The brand of a public page. */
export interface PublicTheme {
  organizationName: string;
  websiteURL: string;
  browserTitle: string;
  logo: { url: string; width: number | null; height: number | null; alignment: 'left' | 'center' | 'right' } | null;
  primaryColor: string;
  secondaryColor: string;
  skillsColor: string;
  feedbackColor: string;
  downloadPDFButtonColor: string;
}

/** The recruiter to contact. */
export interface ContactBlock {
  displayName: string;
  title: string;
  photoURL: string;
  email: string;
  phone: string;
  address: { address1: string; address2: string; city: string; state: string; zip: string };
}

/** The feedback form, resolved from brand and organization. */
export interface FeedbackForm {
  title: string;
  sendFeedbackBoxTitle: string;
  thumbsUp: { whyApprove: boolean; schedule: boolean };
  thumbsDown: { whyDecline: boolean; suggestion: boolean };
  email: { show: boolean; required: boolean };
  terms: { show: boolean; required: boolean };
  custom: Record<
    'thumbsUp' | 'thumbsDown',
    { simple: { question: string; required: boolean }[]; multiple: MultipleChoiceQuestion[] }
  >;
  isOneTimeFeedback: boolean;
}

export interface MultipleChoiceQuestion {
  question: string;
  required: boolean;
  answers: string[];
  allowMultiple: boolean;
}

/** Projection of a resume: only what every viewer may see. */
export interface PublicResume {
  fullName: string;
  occupation: string;
  cityAndState: string;
  recruiterNotes: string;
  objective: string;
  skills: string[];
  work: Pick<ParsedWork, 'title' | 'companyName' | 'location' | 'startDate' | 'endDate' | 'description'>[];
  education: Pick<ParsedEducation, 'school' | 'degree' | 'major' | 'endDate'>[];
  certifications: string[];
  languages: string[];
  /** Only when the organization shows grades to viewers. */
  grade: {
    score: number;
    color: 'green' | 'yellow' | 'red';
    categories: { category: GradeCategory; score: number }[];
  } | null;
  /** The original document, or the one drawn without contact details; null when none is shown. */
  document: { fileName: string; contentType: string } | null;
}

/** Projection of the resume page: the theme always, the content only in state `active`. */
export interface ResumePage {
  candidateId: string;
  organizationId: string;
  jobId: string;
  /** Empty when titles are hidden. */
  jobTitle: string;
  /** Ids of the job's recruiter and account manager; empty unless the state is `active`. */
  jobRecruiterId: string;
  jobAccountManagerId: string;
  theme: PublicTheme;
  labels: Record<'recruiterNotes' | 'skills' | 'contact' | 'candidateResume' | 'certifications' | 'score', string>;
  contact: ContactBlock | null;
  feedback: FeedbackForm | null;
  /** Whether viewers may answer Maybe, and change their answer. */
  answers: { offersMaybe: boolean; mayChange: boolean };
  /** Credentials of the candidate, with the URL of a file that may be opened, else `''`; only for client contacts with an account, where the agency shows them. */
  credentials: { kind: string; expiresOn: string; isExpired: boolean; fileUrl: string }[];
  isPdfAllowed: boolean;
  /** Messages after feedback: custom labels or the defaults. */
  feedbackTexts: { submitted: string; submittedWithCopy: string };
  /** With `verificationNeeded` only the theme is meant for the page. */
  state: 'active' | 'expired' | 'accessCodeNeeded' | 'verificationNeeded';
  /** Whether the viewer has an active account in the client portal, which asks for no access code. */
  hasPortal: boolean;
  /** Other candidates of the job, for viewers with such an account. */
  otherCandidates: number;
  /** Null unless the state is `active`. */
  resume: PublicResume | null;
  /** The selected profile; null when there is none. */
  profile: ShownProfile | null;
  /** What the viewer has answered, written and proposed; null unless the resume is open and the viewer was named. */
  own: {
    /** Of the link's recipient, on any device and page; `''` before an answer, and for viewers whom no link names. */
    answer: ResumeAnswer | '';
    thread: ViewerThread;
    interviews: ClientInterviews;
  } | null;
}

/** Projection of the job page. */
export interface JobPage {
  jobId: string;
  organizationId: string;
  theme: PublicTheme;
  isOpen: boolean;
  jobTitle: string;
  cityAndState: string;
  /** Milliseconds since 1970. */
  createdAt: number;
  jobDescription: string;
  requiredSkills: string[];
  education: { degreeType: string; degreeName: string };
  salary: { amount: number | null; maxAmount: number | null; currency: string; frequency: string };
  categories: string[];
  contact: { name: string; email: string; phone: string };
  confirmation: { title: string; prompt: string; link1: string; link2: string };
  /** Text of the checkbox with which applicants agree to be represented; `''` for none. */
  agreement: string;
}

/** What opens a candidate's resume page. */
export const resumeKey = { publicToken: publicToken(), candidateId: requiredId(), accessCode: accessCode() };

export interface HostTheme {
  theme: PublicTheme | null;
}

/** Calls of viewers, who have no session. Each names the public token and the id it belongs to. */
export const publicApi = {
  /** The look of the host that the page was called under; null for the portal's own and for unknown ones. */
  getHostTheme: post('/getHostTheme', record({})).answers<HostTheme>(),
  /** The resume page. Unknown, altered and removed links all answer the same 404. */
  getCandidateResume: post(
    '/getCandidateResume',
    record({
      ...resumeKey,
      organizationId: optionalId(),
      jobId: optionalId(),
      /** With it the answer has the viewer's own messages and interviews. */
      viewer: publicViewerSchema.default(undefined).optional(),
    }),
  ).answers<ResumePage>(),

  /** The job page, where applicants upload resumes. */
  getCandidateUploader: post(
    '/getCandidateUploader',
    record({ publicToken: publicToken(), jobId: requiredId(), organizationId: optionalId() }),
  ).answers<JobPage>(),

  /**
   * Starts or extends a view of a resume page. Only the first call of a session counts a view.
   */
  publicEvent: post(
    '/analytics/public-event',
    record({
      event: string().oneOf(['viewResume']).required(),
      ...resumeKey,
      viewer: publicViewerSchema,
      /** Seconds since the last call during which the viewer saw the page. */
      duration: number().min(0).max(600).default(0),
    }),
  ).answers<{ recorded: boolean }>(),

  /** A viewer's first vote counts; later ones change nothing. */
  sendFeedbackVote: post(
    '/sendFeedbackVote',
    record({
      ...resumeKey,
      organizationId: requiredId(),
      jobId: requiredId(),
      senderId: optionalId(),
      recipentId: optionalId(),
      vote: string().oneOf(resumeVotes).required(),
      viewer: publicViewerSchema,
    }),
  ).answers<{ counted: boolean }>(),

  /** Replaces the viewer's answer on a resume, or gives Maybe as the first one. A repeated `changeId` changes nothing. */
  changeAnswer: post(
    '/changeAnswer',
    record({
      ...resumeKey,
      vote: string().oneOf(resumeAnswers).required(),
      changeId: requiredId(),
      viewer: publicViewerSchema,
    }),
  ).answers<{ changed: boolean }>(),

  /** Stores the answers to the questions that follow a vote. */
  submitFeedback: post(
    '/submitFeedback',
    record({
      ...resumeKey,
      answers: feedbackAnswersSchema,
      duration: seconds(),
      /** Of the browser, to read the times in the answers. */
      timeZone: timeZone(),
      viewer: publicViewerSchema,
    }),
  ).answers<{ copySent: boolean }>(),

  /** Asks the recruiter to renew an expired link. */
  requestAccess: post(
    '/requestAccess',
    record({ ...resumeKey, email: string().email().max(320).required(), viewer: publicViewerSchema }),
  ).answers<{ requested: true }>(),

  /** Answers the resume as a PDF file. A POST, to keep the access code out of URLs and logs. */
  resumePdf: post('/resumePdf', record(resumeKey)).answers<never>(),

  /** Answers the file of the original document. */
  resumeDocument: post('/resumeDocument', record(resumeKey)).answers<never>(),

  /**
   * Accepts an applicant's resume for an open job: a multipart form with one `file`. The parameters are in the query,
   * to be checked before the file is received. Answers when the candidate is parsed, added and graded. Files that do not
   * look like a resume are added only when confirmed; else they are named in `doubtedFiles`.
   */
  uploadResume: post(
    '/uploadResume',
    record({
      publicToken: publicToken(),
      jobId: requiredId(),
      isConfirmed: boolean().default(false),
      isAgreed: boolean().default(false),
    }),
  ).answers<{
    /** Whether a candidate exists for any of the files. */
    uploaded: boolean;
    doubtedFiles?: string[];
    /** Path of the applicant's page, for who has added one candidate. */
    applicationPath?: string;
  }>(),
} as const;

/** Files that pages and mails load by URL. */
export const publicFilesApi = {
  /** Answers an image file; only paths below `images/`. */
  image: get(
    '/image',
    record({
      path: string().max(1_000).matches(imagePathPattern).required(),
    }),
  ).answers<never>(),

  /**
   * Answers a file about a candidate: one that a page shows, or a published document. Each request is decided anew. What
   * is closed by now answers 410 with a page for people.
   */
  file: get('/file', record({ link: string().max(5_000).required() })).answers<never>(),
} as const;
