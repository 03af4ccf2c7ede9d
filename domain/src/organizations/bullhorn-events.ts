import { boolean } from 'yup';
import { email } from '../fields/email';
import { record, type Model } from '../fields/model';

const note = (label: string, isOnByDefault = true) =>
  record({ enabled: boolean().default(isOnByDefault).meta({ label }) });

/** Events that are written as notes into the applicant-tracking system. */
export const customNotesSchema = record({
  publicView: note('Note when a resume is viewed'),
  publicFeedback: note('Note when a resume gets feedback'),
  smCandidateView: note('Note when a marketing candidate is viewed'),
  smTearsheetView: note('Note when a tearsheet is viewed'),
  smUnsubscribe: note('Note when a client unsubscribes'),
  jmView: note('Note when a marketed job is viewed'),
  jmListView: note('Note when a list of jobs is viewed'),
  jmUnsubscribe: note('Note when a candidate unsubscribes'),
  jmInterested: note('Note when a candidate is interested in a job', false),
  jmNotInterested: note('Note when a candidate is not interested in a job', false),
});
export type NoteEvent = keyof Model<typeof customNotesSchema>;

const mail = (label: string) =>
  record({
    enabled: boolean().default(false).meta({ label }),
    ccEmail: email().meta({ label: `${label}: copy to` }),
  });

/** Events that are sent by email. Emails about votes on resumes do not depend on it. */
export const customEmailsSchema = record({
  smVotePositive: mail('Email when a marketing candidate is approved'),
  smVoteNegative: mail('Email when a marketing candidate is declined'),
  jmInterested: mail('Email when a candidate is interested in a job'),
  jmNotInterested: mail('Email when a candidate is not interested in a job'),
});
export type MailEvent = keyof Model<typeof customEmailsSchema>;
