import { boolean } from 'yup';
import { email } from '../fields/email';
import { record, type Model } from '../fields/model';

const note = (label: string, isOnByDefault = true) =>
  record({ enabled: boolean().default(isOnByDefault).meta({ label }) });

/** Events that are written as notes into the applicant-tracking system. */
export const customNotesSchema = record({
  publicView: note('A resume is viewed'),
  publicFeedback: note('A resume gets feedback'),
  smCandidateView: note('A marketing candidate is viewed'),
  smTearsheetView: note('A tearsheet is viewed'),
  smUnsubscribe: note('A client unsubscribes'),
  jmView: note('A marketed job is viewed'),
  jmListView: note('A list of jobs is viewed'),
  jmUnsubscribe: note('A candidate unsubscribes'),
  jmInterested: note('A candidate is interested in a job', false),
  jmNotInterested: note('A candidate is not interested in a job', false),
});
export type NoteEvent = keyof Model<typeof customNotesSchema>;

const mail = (label: string) =>
  record({
    enabled: boolean().default(false).meta({ label }),
    ccEmail: email().meta({ label: `${label}: copy to` }),
  });

/** Events that are sent by email. Emails about votes on resumes do not depend on it. */
export const customEmailsSchema = record({
  smVotePositive: mail('A marketing candidate is approved'),
  smVoteNegative: mail('A marketing candidate is declined'),
  jmInterested: mail('A candidate is interested in a job'),
  jmNotInterested: mail('A candidate is not interested in a job'),
});
export type MailEvent = keyof Model<typeof customEmailsSchema>;
