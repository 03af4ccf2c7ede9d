import { number, string } from 'yup';
import { list, record, type Model } from '../fields/model';
import { slotSchema, slotsSchema } from './slot';

/** `moved` takes place at another time than was confirmed first. */
export const interviewStates = ['proposed', 'confirmed', 'moved', 'canceled'] as const;
export type InterviewState = (typeof interviewStates)[number];

/** The two who agree on a time. */
export const interviewSides = ['client', 'recruiter'] as const;
export type InterviewSide = (typeof interviewSides)[number];

/** Most changes of one interview; canceling is always possible. */
export const maxInterviewChanges = 60;
export const maxMessageLength = 2_000;

const side = () => string().oneOf(interviewSides).required();

/** What somebody did, newest last. */
export const interviewChangeSchema = record({
  /** Chosen by the browser, so that a repeated call changes nothing. */
  id: string().required(),
  state: string().oneOf(interviewStates).required(),
  by: side(),
  name: string().default(''),
  /** Milliseconds since 1970. */
  at: number().required(),
  message: string().default(''),
  /** The proposed times, or the one that was agreed. */
  slots: slotsSchema,
});
export type InterviewChange = Model<typeof interviewChangeSchema>;

/**
 * An interview of a client with a candidate, `organizations/{organizationId}/interviews/{interviewId}`; only functions
 * write it.
 */
export const interviewSchema = record({
  id: string().required(),
  organizationId: string().required(),
  jobId: string().required(),
  candidateId: string().required(),
  /** As staff see them. What the client is shown is decided with each page and mail, for anonymous candidates. */
  candidateName: string().default(''),
  jobTitle: string().default(''),
  /** The client who takes part. */
  client: record({
    name: string().default(''),
    email: string().required(),
    /** Of their own link, which for client contacts is the contact's id; `''` for a viewer of the candidate's link. */
    recipientId: string().default(''),
    contactId: string().default(''),
    /** The browser of a viewer of the candidate's link; `''` for recipients, who are known by their email. */
    guid: string().default(''),
    /** Of such a viewer: the version of the candidate's link that they opened. They get no later one. */
    linkVersion: number().integer().min(0).default(0),
    timeZone: string().default(''),
  }),
  /** The user of the agency who takes part. */
  recruiter: record({
    id: string().default(''),
    name: string().default(''),
    email: string().default(''),
    timeZone: string().default(''),
  }),
  state: string().oneOf(interviewStates).default('proposed'),
  /** Times that wait for an answer of the other side; `[]` otherwise. */
  slots: slotsSchema,
  proposedBy: side(),
  /** The agreed time. It stays while another one is proposed, and after it was canceled. */
  confirmed: slotSchema.nullable().default(null),
  place: string().default(''),
  videoUrl: string().default(''),
  /** Who else takes part, in words. */
  participants: string().default(''),
  /** Names the entry in calendars; never changes. */
  uid: string().required(),
  /** Number of the calendar entry's newest version (RFC 5545, section 3.8.7.4). */
  sequence: number().integer().min(0).default(0),
  history: list(interviewChangeSchema, maxInterviewChanges + 1),
  /** Who has to answer; `''` for nobody. */
  waitsFor: string()
    .oneOf(['', ...interviewSides])
    .default(''),
  /** Start of an interview that takes place, in milliseconds since 1970; null for others. */
  startsAt: number().nullable().default(null),
  /** The agreed time, else the first proposed one: lists are sorted by it. */
  sortsAt: number().default(0),
  changedAt: number().default(0),
});
export type Interview = Model<typeof interviewSchema>;

/** Whether calendars have an entry of it. */
export function isInCalendars({ confirmed, state }: Pick<Interview, 'confirmed' | 'state'>): boolean {
  return confirmed !== null && state !== 'canceled';
}
