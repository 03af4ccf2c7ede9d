import { boolean, number, string } from 'yup';
import { record, type Model } from '../fields/model';
import { timestamp } from '../fields/time';
import type { NoteEvent } from '../organizations/bullhorn-events';

export type OutboxNoteType =
  | NoteEvent
  | 'smSent'
  | 'jmSent'
  | 'clientSubmission'
  | 'sentToAccountManager'
  | 'personErased'
  /** No note, but the status of a submission. */
  | 'submissionStatus';

/** `local` notes are about nobody in the ATS and stay in the portal. */
export const outboxStates = ['waiting', 'sent', 'failed', 'local'] as const;

/** A note for the ATS about a candidate, contact, lead or job, `integrations/{organizationId}/notes/{id}`. */
export const outboxNoteSchema = record({
  id: string().required(),
  noteType: string<OutboxNoteType>().required(),
  /** Ids of the records that it is about; `''` where it is about none. */
  candidateId: string().default(''),
  jobId: string().default(''),
  tearsheetId: string().default(''),
  recipientId: string().default(''),
  /** The portal's candidate whose status it is: the status is read again when it is sent, so that the newest arrives. */
  portalJobId: string().default(''),
  portalCandidateId: string().default(''),
  isLead: boolean().default(false),
  /** The user or ATS user whose name it carries, by the organization's choice; `''` for the user of the connection. */
  author: string().default(''),
  text: string().default(''),
  /** The person of the ATS whom it is about: their notes are sent in order. */
  subject: string().default(''),
  state: string().oneOf(outboxStates).required(),
  tries: number().default(0),
  /** How often an admin has sent it again. */
  resends: number().default(0),
  /** When it is tried next, in milliseconds since 1970; while it is being sent, when that try counts as lost. */
  dueAt: number().default(0),
  /** Why the last try failed, for admins. */
  message: string().default(''),
  createdAt: timestamp(),
  sentAt: timestamp(),
});
export type OutboxNote = Model<typeof outboxNoteSchema>;

/** Ids of the ATS are numbers; the portal's own are not. */
const isAtsId = (id: string): boolean => /^\d{1,18}$/.test(id);

/** The records of the ATS that a note is about. The recipient comes first: the note tells what this person did. */
export function atsRecordsOf(note: Pick<OutboxNote, 'candidateId' | 'recipientId' | 'jobId'>): {
  personIds: string[];
  jobIds: string[];
} {
  return {
    personIds: [...new Set([note.recipientId, note.candidateId])].filter(isAtsId),
    jobIds: [note.jobId].filter(isAtsId),
  };
}

/** Tries before a note is given up: about four hours with the back-off. */
const maxTries = 10;
const maxWaitMs = 60 * 60_000;

/**
 * Milliseconds until a note is tried again: 1, 2, 4 … minutes, at most an hour.
 * @param tries that have failed.
 * @param isLimited whether the ATS takes no more requests: its quota may last for weeks, and the note waits for the next.
 * @returns null when the note is given up.
 */
export function retryDelayMs(tries: number, isLimited: boolean): number | null {
  return tries >= maxTries && !isLimited ? null : Math.min(60_000 * 2 ** (tries - 1), maxWaitMs);
}
