import { string } from 'yup';
import { record, type Model } from '../fields/model';
import { timestamp } from '../fields/time';

/** The notes of a candidate, as parts of its `summary`. */
export const notesFields = ['recruiterNotes', 'privateNotes'] as const;
export type NotesField = (typeof notesFields)[number];

/** Somebody writes in a field just now, `…/candidates/{candidateId}/editing/{uid}`. */
export const editingSchema = record({
  /** The uid of whoever writes. */
  id: string().required(),
  field: string().oneOf(notesFields).required(),
  /** When they last did. */
  at: timestamp(),
});
export type Editing = Model<typeof editingSchema>;

/** How often a writer says so, and after how long without it nobody counts as writing, in milliseconds. */
export const editingHeartbeatMs = 5_000;
export const editingTimeoutMs = 12_000;
