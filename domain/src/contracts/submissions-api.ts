import { boolean, string } from 'yup';
import { accessLevels } from '../client-connect/portal-access';
import { email } from '../fields/email';
import { requiredId } from '../fields/id';
import { list, record } from '../fields/model';
import { richText, withoutMarkup } from '../fields/text';
import { maxSubjectLength, type MailPreview, type MailText } from '../mail/mail-text';
import { maxSubmissionRecipients, maxSubmittedCandidates, submissionRecipientSchema } from '../submissions/recipient';
import { post } from './endpoint';

const subjectOfSubmission = {
  organizationId: requiredId(),
  jobId: requiredId(),
  candidateIds: list(requiredId(), maxSubmittedCandidates).min(1),
  /** Name of the brand that the recipients see; `''` for the sender's. */
  brand: string().trim().max(200).default(''),
};

const submission = record({
  ...subjectOfSubmission,
  recipients: list(submissionRecipientSchema, maxSubmissionRecipients).min(1),
  /** With variables, as the body. */
  subject: string().trim().max(maxSubjectLength).test(withoutMarkup).required(),
  body: richText(),
});

/** Submissions of candidates to the client by mail, part of the app API. */
export const submissionsApi = {
  /** The subject and the body before they are edited; `isSectionMissing` when a profile has no section for emails, `withoutAgreement` names candidates who have not agreed. */
  clientSubmissionDraft: post('/clientSubmissionDraft', record(subjectOfSubmission)).answers<
    MailText & { isSectionMissing: boolean; withoutAgreement: string[] }
  >(),

  /** The mail as its first recipient gets it; nothing is sent, and its links open nothing. */
  previewClientSubmission: post('/previewClientSubmission', submission).answers<MailPreview>(),

  /**
   * Sends the mail to each recipient, with links of their own, and records the submission. `accesses` sets what those of them
   * who got it see in Client Connect: with another level than `off` this job as well, and a login link unless they have a login.
   * With `verifiesRecipients` the links open only where the recipient has entered a mailed code.
   */
  addClientJobSubmission: post(
    '/addClientJobSubmission',
    submission.shape({
      accesses: list(
        record({ email: email().required(), level: string().oneOf(accessLevels).required() }),
        maxSubmissionRecipients,
      ),
      verifiesRecipients: boolean().default(false),
    }),
  ).answers<{
    sent: number;
    /** Emails that got no mail. */
    failed: string[];
    /** Candidates whom the applicant-tracking system of the job does not know, so that it has no submission of them. */
    notInAts: string[];
  }>(),

  /** Makes the link of a recipient open nothing any more. */
  revokeRecipientLink: post(
    '/revokeRecipientLink',
    record({ organizationId: requiredId(), jobId: requiredId(), candidateId: requiredId(), recipientId: requiredId() }),
  ).answers<{ revoked: boolean }>(),

  /** Shows a recipient, by the link that they have, who an anonymous candidate is; or no longer. */
  revealProfile: post(
    '/revealProfile',
    record({
      organizationId: requiredId(),
      jobId: requiredId(),
      candidateId: requiredId(),
      recipientId: requiredId(),
      isRevealed: boolean().required(),
    }),
  ).answers<{ isRevealed: boolean }>(),

  /** Reminds the client of candidates who wait for an answer. */
  remindClient: post(
    '/remindClient',
    record({
      organizationId: requiredId(),
      jobId: requiredId(),
      candidateIds: list(requiredId(), maxSubmittedCandidates).min(1),
    }),
  ).answers<{ reminded: number }>(),

  /** Mails a candidate's notes to the job's account manager. */
  mailNotesToAccountManager: post(
    '/mailNotesToAccountManager',
    record({ organizationId: requiredId(), jobId: requiredId(), candidateId: requiredId() }),
  ).answers<{ sentTo: string }>(),
} as const;
