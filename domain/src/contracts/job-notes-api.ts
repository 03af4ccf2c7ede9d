import { boolean, string } from 'yup';
import { requiredId } from '../fields/id';
import { record } from '../fields/model';
import { withoutMarkup } from '../fields/text';
import { maxJobNoteLength } from '../jobs/job-note';
import { formTexts } from '../texts/form';
import { post } from './endpoint';

const note = { organizationId: requiredId(), jobId: requiredId(), noteId: requiredId() };

/** Notes on jobs, part of the app API. Refused for organizations that have switched them off. */
export const jobNotesApi = {
  /** Adds a note. The caller chooses its id, so a repeated call adds one. */
  addJobNote: post(
    '/addJobNote',
    record({
      ...note,
      text: string()
        .trim()
        .max(maxJobNoteLength, formTexts.tooLong(maxJobNoteLength))
        .test(withoutMarkup)
        .required(formTexts.required),
      isForClient: boolean().required(),
    }),
  ).answers<{ noteId: string }>(),

  /** Removes a note, also one that another user has added. */
  removeJobNote: post('/removeJobNote', record(note)).answers<{ removed: true }>(),
} as const;
