import { boolean, number, string } from 'yup';
import type { EmailAnalytics } from '../contacts/email-analytics';
import type { Suppression } from '../contacts/suppression';
import { email } from '../fields/email';
import { optionalId, requiredId } from '../fields/id';
import { list, record } from '../fields/model';
import { optionalText, richText, withoutMarkup } from '../fields/text';
import type { JobNamingClient } from '../jobs/job-naming-client';
import { maxSubjectLength, type MailPreview } from '../mail/mail-text';
import { audiences, mailingKinds } from '../mail/mailing';
import { get, post } from './endpoint';

/** Recipients that one call may name; larger groups are named by their tearsheet. */
export const maxNamedRecipients = 1_000;

/** Somebody who gets the mail. */
const recipientSchema = record({ id: requiredId(), email: email(), isLead: boolean().default(false) });

/** What is sent to whom. `''` for subject and body takes the texts of the brand or the organization. */
const mailingShape = {
  organizationId: requiredId(),
  /** The user who sends; the caller when absent. */
  senderId: optionalId(),
  recipients: list(recipientSchema, maxNamedRecipients),
  audience: string().oneOf(audiences).default('chosen'),
  subject: string().trim().max(maxSubjectLength).test(withoutMarkup).default(''),
  body: richText(),
  /** For the variable `comments`. */
  comments: optionalText(5000),
  /** Milliseconds since 1970; null sends at once. */
  scheduledAt: number().integer().min(0).max(253_402_300_799_000).nullable().default(null),
  /** A scheduled mailing that this one replaces; `''` for a new one. */
  replaces: optionalId(),
  /** Reminds those who have not answered this many days after the mailing; 0 for never. */
  remindAfterDays: number().integer().min(0).max(60).default(0),
};

const targets = {
  profile: { candidateId: requiredId() },
  tearsheet: { tearsheetId: requiredId() },
  jobProfile: { jobId: requiredId() },
  jobTearsheet: { tearsheetId: requiredId() },
};

/** A started mailing. */
export interface StartedMailing {
  mailingId: string;
}

const anyTarget = { kind: string().oneOf(mailingKinds).required(), targetId: requiredId() };

/** Mails that market candidates and jobs, part of the app API. */
export const mailingsApi = {
  /** Sends mails with the link of a marketing profile. */
  sendProfileEmail: post(
    '/sendProfileEmail',
    record({ ...mailingShape, ...targets.profile }),
  ).answers<StartedMailing>(),
  sendTearsheetEmail: post(
    '/sendTearsheetEmail',
    record({ ...mailingShape, ...targets.tearsheet }),
  ).answers<StartedMailing>(),
  sendJobProfileEmail: post(
    '/sendJobProfileEmail',
    record({ ...mailingShape, ...targets.jobProfile }),
  ).answers<StartedMailing>(),
  sendJobTearsheetEmail: post(
    '/sendJobTearsheetEmail',
    record({ ...mailingShape, ...targets.jobTearsheet }),
  ).answers<StartedMailing>(),

  /** The mail as its first recipient gets it; nothing is sent. */
  previewProfile: post('/previewProfile', record({ ...mailingShape, ...targets.profile })).answers<MailPreview>(),
  previewTearsheet: post('/previewTearsheet', record({ ...mailingShape, ...targets.tearsheet })).answers<MailPreview>(),
  previewJobProfileEmail: post(
    '/previewJobProfileEmail',
    record({ ...mailingShape, ...targets.jobProfile }),
  ).answers<MailPreview>(),
  previewJobTearsheetEmail: post(
    '/previewJobTearsheetEmail',
    record({ ...mailingShape, ...targets.jobTearsheet }),
  ).answers<MailPreview>(),

  /** The texts that a mail has before it is edited, its sender, and whether it may be edited. */
  mailDraft: post('/mailDraft', record({ organizationId: requiredId(), ...anyTarget })).answers<MailDraft>(),

  /** Who would get the mail, and who would not and why. */
  checkRecipients: post('/checkRecipients', record({ ...mailingShape, ...anyTarget })).answers<RecipientCheck>(),

  /** Sends the mail to the caller only, marked as a test. It counts nowhere. */
  sendTestEmail: post('/sendTestEmail', record({ ...mailingShape, ...anyTarget })).answers<{ sentTo: string }>(),

  /** Stops a mailing: nobody else gets it. */
  stopMailing: post('/stopMailing', record({ organizationId: requiredId(), mailingId: requiredId() })).answers<{
    stopped: boolean;
  }>(),

  /** Pauses a mailing that is scheduled or being sent, until it is resumed. */
  pauseMailing: post('/pauseMailing', record({ organizationId: requiredId(), mailingId: requiredId() })).answers<{
    paused: boolean;
  }>(),

  /** Goes on with a paused mailing; one whose time has passed is sent at once. */
  resumeMailing: post('/resumeMailing', record({ organizationId: requiredId(), mailingId: requiredId() })).answers<{
    resumed: boolean;
  }>(),

  /** Sends the mailing once more to those who got it and have not answered for some days. */
  remindRecipients: post(
    '/remindRecipients',
    record({
      organizationId: requiredId(),
      mailingId: requiredId(),
      days: number().integer().min(1).max(60).required(),
    }),
  ).answers<{ mailingId: string; recipients: number }>(),

  /** Email figures of a contact or lead. */
  emailAnalytics: get(
    '/emailAnalytics',
    record({ organizationId: requiredId(), contactId: requiredId(), isLead: string().oneOf(['0', '1']).default('0') }),
  ).answers<EmailAnalytics & { sent: number; bounced: boolean }>(),
} as const;

export interface MailDraft {
  subject: string;
  body: string;
  targetName: string;
  canEdit: boolean;
  /** Who sends, as recipients see it; several when it depends on the recipient. */
  sender: { label: string; name: string; email: string };
  /** Contacts and leads of the tearsheet, and all. */
  counts: { tearsheet: number; everyone: number };
  isTracked: boolean;
  profiles: MissingProfiles;
  /** Jobs of the mailing's page that tell recipients who the client is. */
  namingClient: JobNamingClient[];
}

/** Candidates or jobs of a mailing's page that it does not show, because they have no profile. */
export interface MissingProfiles {
  kind: 'candidates' | 'jobs';
  /** How many entries were looked at. */
  checked: number;
  missing: { id: string; name: string }[];
}

/** Named contacts who get no mail. */
export const maxNamedSuppressions = 200;

export interface RecipientCheck {
  sendable: number;
  suppressed: Partial<Record<Suppression, number>>;
  /** The first of them by name. */
  named: { name: string; email: string; reason: Suppression }[];
}
