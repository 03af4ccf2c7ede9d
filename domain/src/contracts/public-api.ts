import { number, string } from 'yup';
import { publicViewerSchema } from '../events/public-viewer';
import { feedbackAnswersSchema } from '../feedback/feedback';
import { record } from '../fields/model';
import { imagePathPattern } from '../links/image-links';
import type { GradeCategory } from '../grading/grade';
import type { ParsedEducation, ParsedWork } from '../resumes/parsed-resume';
import { resumeVotes } from '../votes/vote';
import { get, post } from './endpoint';

const id = () =>
  string()
    .matches(/^[\w-]{1,128}$/)
    .required();
const optionalId = () =>
  string()
    .matches(/^[\w-]{0,128}$/)
    .default('');
const publicToken = () => string().max(64).required();
const accessCode = () => string().max(200).default('');

/** The agency's looks on a public page. */
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

/** The recruiter whom a viewer may turn to (002 §2 "recruiter contact block"). */
export interface ContactBlock {
  displayName: string;
  title: string;
  photoURL: string;
  email: string;
  phone: string;
  address: { address1: string; address2: string; city: string; state: string; zip: string };
}

/** A question of the feedback form, already resolved from brand and organization. */
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

/** The resume itself: only what every viewer may see. */
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
  /** Only when the organization shows grades outside. */
  grade: {
    score: number;
    color: 'green' | 'yellow' | 'red';
    categories: { category: GradeCategory; score: number }[];
  } | null;
  /** The original document; null when there is none to show. */
  document: { fileName: string; contentType: string; size: number } | null;
}

/** What the resume page gets: the theme always, the content only when nothing stands in the way. */
export interface ResumePage {
  candidateId: string;
  organizationId: string;
  jobId: string;
  /** Empty when titles are hidden. */
  jobTitle: string;
  theme: PublicTheme;
  labels: { recruiterNotes: string; skills: string; contact: string; candidateResume: string; certifications: string };
  contact: ContactBlock | null;
  feedback: FeedbackForm | null;
  isPdfAllowed: boolean;
  /** Texts after feedback: own labels or the defaults. */
  feedbackTexts: { submitted: string; submittedWithCopy: string };
  state: 'active' | 'expired' | 'accessCodeNeeded';
  /** Present only in state `active`. */
  resume: PublicResume | null;
}

/** What the job page gets (002 §2 "Public upload page", "Job listing panel"). */
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
}

const resumeKey = { publicToken: publicToken(), candidateId: id(), accessCode: accessCode() };

/** Calls of viewers without an account (002 §7). Every one names the public token beside the id it belongs to. */
export const publicApi = {
  /** The resume page. Unknown, altered and removed links all answer 404 in the same way. */
  getCandidateResume: post(
    '/getCandidateResume',
    record({ ...resumeKey, organizationId: optionalId(), jobId: optionalId() }),
  ).answers<ResumePage>(),

  /** The job page with the upload of resumes. */
  getCandidateUploader: post(
    '/getCandidateUploader',
    record({ publicToken: publicToken(), jobId: id(), organizationId: optionalId() }),
  ).answers<JobPage>(),

  /**
   * Opens or prolongs a view of a resume page (002 §4 "Page view tracking"). The first call of a session counts the
   * view; later ones only move its time.
   */
  publicEvent: post(
    '/analytics/public-event',
    record({
      event: string().oneOf(['viewResume']).required(),
      ...resumeKey,
      viewer: publicViewerSchema,
      /** Seconds since the last call that the page was in front of the viewer. */
      duration: number().min(0).max(600).default(0),
    }),
  ).answers<{ recorded: boolean }>(),

  /** The first vote of a viewer counts; repeated ones change nothing. */
  sendFeedbackVote: post(
    '/sendFeedbackVote',
    record({
      ...resumeKey,
      organizationId: id(),
      jobId: id(),
      senderId: optionalId(),
      recipentId: optionalId(),
      vote: string().oneOf(resumeVotes).required(),
      viewer: publicViewerSchema,
    }),
  ).answers<{ counted: boolean }>(),

  /** The answers to the questions that follow a vote. */
  submitFeedback: post(
    '/submitFeedback',
    record({
      ...resumeKey,
      answers: feedbackAnswersSchema,
      duration: number().min(0).default(0),
      viewer: publicViewerSchema,
    }),
  ).answers<{ copySent: boolean }>(),

  /** Asks to open an expired link again (002 §4 "Resume link expiry"). */
  requestAccess: post(
    '/requestAccess',
    record({ ...resumeKey, email: string().email().max(320).required(), viewer: publicViewerSchema }),
  ).answers<{ requested: true }>(),

  /** The resume as PDF: answers the file itself. A POST, so that the access code stands in no address or log. */
  resumePdf: post('/resumePdf', record(resumeKey)).answers<never>(),

  /** The original document: answers the file itself. */
  resumeDocument: post('/resumeDocument', record(resumeKey)).answers<never>(),

  /**
   * Takes an applicant's resume for an open job; a multipart form with one `file`, while what is named
   * below stands in the query, so that it is looked at before the file is received. Answers once the
   * candidate is parsed, added and graded.
   */
  uploadResume: post('/uploadResume', record({ publicToken: publicToken(), jobId: id() })).answers<{
    uploaded: true;
  }>(),
} as const;

/** What pages and mails load by an address alone. */
export const publicFilesApi = {
  /** A logo: answers the file itself. Only what stands below `images/`. */
  image: get(
    '/image',
    record({
      path: string().max(1_000).matches(imagePathPattern).required(),
    }),
  ).answers<never>(),
} as const;
