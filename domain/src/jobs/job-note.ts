import { boolean, string } from 'yup';
import { record, type Model } from '../fields/model';
import { timestamp } from '../fields/time';

/** Longest text of a note on a job, in characters. */
export const maxJobNoteLength = 5_000;

/** A note on a job, `…/jobs/{jobId}/notes/{noteId}`; only functions write it. It is never changed, only removed. */
export const jobNoteSchema = record({
  id: string().required(),
  text: string().required(),
  /** Whether clients who see the job in Client Connect read it; all other notes stay inside. */
  isForClient: boolean().default(false),
  createdBy: string().default(''),
  authorName: string().default(''),
  createdAt: timestamp(),
});
export type JobNote = Model<typeof jobNoteSchema>;
