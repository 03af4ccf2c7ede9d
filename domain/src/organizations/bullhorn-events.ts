import { boolean } from 'yup';
import { email } from '../fields/email';
import { record, type Model } from '../fields/model';

/** On unless switched off, except the votes on jobs (002 §7). */
const note = (isOnByDefault: boolean) => record({ enabled: boolean().default(isOnByDefault) });

/** What is written as a note into the applicant-tracking system (001 §3, 002 §3 customNotes). */
export const customNotesSchema = record({
  publicView: note(true),
  publicFeedback: note(true),
  smCandidateView: note(true),
  smTearsheetView: note(true),
  smUnsubscribe: note(true),
  jmView: note(true),
  jmListView: note(true),
  jmUnsubscribe: note(true),
  jmInterested: note(false),
  jmNotInterested: note(false),
});
export type NoteEvent = keyof Model<typeof customNotesSchema>;

const mail = () => record({ enabled: boolean().default(false), ccEmail: email() });

/** What is told by mail (001 §3, 002 §3 customEmails). Mails about votes on resumes do not depend on it (002 §7). */
export const customEmailsSchema = record({
  smVotePositive: mail(),
  smVoteNegative: mail(),
  jmInterested: mail(),
  jmNotInterested: mail(),
});
export type MailEvent = keyof Model<typeof customEmailsSchema>;
