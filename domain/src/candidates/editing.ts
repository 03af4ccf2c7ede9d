import { string } from 'yup';
import { record, type Model } from '../fields/model';
import { timestamp } from '../fields/time';

/** The notes of a candidate, fields of its `summary`. */
export const notesFields = ['recruiterNotes', 'privateNotes'] as const;
export type NotesField = (typeof notesFields)[number];

/** A user is editing a field right now, `…/candidates/{candidateId}/editing/{uid}`. */
export const editingSchema = record({
  /** The user's uid. */
  id: string().required(),
  field: string().oneOf(notesFields).required(),
  /** The last heartbeat. */
  at: timestamp(),
});
export type Editing = Model<typeof editingSchema>;

/** Time between heartbeats, and the time after which a missing heartbeat ends the editing, in milliseconds. */
export const editingHeartbeatMs = 5_000;
export const editingTimeoutMs = 12_000;
