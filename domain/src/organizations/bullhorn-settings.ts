import { boolean, string } from 'yup';
import { defaultClientSubmission, defaultSentToAccountManager } from '../constants/mail';
import { minAccessCodeLength } from '../constants/public-links';
import { email } from '../fields/email';
import { list, record, type Model } from '../fields/model';
import { optionalText, requiredText, withoutMarkup } from '../fields/text';
import { formTexts } from '../texts/form';
import { customEmailsSchema, customNotesSchema } from './bullhorn-events';

/** Under whose name a note about a job's candidate stands (001 §6). */
export const noteAuthors = ['apiUser', 'jobOwner', 'jobRecruiter', 'candidateOwner', 'candidateRecruiter'] as const;
export type NoteAuthor = (typeof noteAuthors)[number];

/** Under whose name a note of skills marketing stands, and who sends its mails (001 §6). */
export const marketingAuthors = ['apiUser', 'candidateOwner', 'clientContactOwner', 'loggedUser'] as const;
export type MarketingAuthor = (typeof marketingAuthors)[number];

/** Whose address and phone stand on the public resume page (002 §3). */
export const contactPersons = ['jobOwner', 'jobRecruiter', 'candidateOwner', 'candidateRecruiter'] as const;
export type ContactPerson = (typeof contactPersons)[number];

const noteAuthor = () => string().oneOf(noteAuthors).default('apiUser');
const statuses = () => list(requiredText(), 200);

/** The public resume page: contact person and access code, also kept on a job (002 §3). */
export const publicResumeSettingsSchema = record({
  contactPerson: string().oneOf(contactPersons).default('jobOwner'),
  hasAccessCode: boolean().default(false),
  /** For staff and functions; no public answer carries it. */
  accessCode: string()
    .trim()
    .max(100, formTexts.tooLong(100))
    .test(withoutMarkup)
    .default('')
    .when('hasAccessCode', {
      is: true,
      then: (schema) =>
        schema.min(minAccessCodeLength, formTexts.tooShort(minAccessCodeLength)).required(formTexts.required),
    }),
});
export type PublicResumeSettings = Model<typeof publicResumeSettingsSchema>;

/** How submissions are written into the applicant-tracking system (001 §3). */
export const jobSubmissionSettingsSchema = record({
  rejectOnDisapprovedFeedback: boolean().default(false),
  /** Only super admins set it. */
  sentToAccountManager: record({
    type: string().oneOf(['status', 'note']).default('status'),
    value: optionalText().default(defaultSentToAccountManager),
    noteAuthor: noteAuthor(),
  }),
  /** Status of a submission to the client. */
  status: optionalText().default(defaultClientSubmission),
  /** Only super admins set it. */
  addNote: boolean().default(false),
  customSubjectClientSubmission: optionalText(),
  customSubjectClientSubmissionMultipleCandidates: optionalText(),
});

/** The tab of the applicant-tracking system, `integration.bullhorn` (001 §3). */
export const bullhornSettingsSchema = record({
  recruitingActivityFilterEnabled: boolean().default(false),
  recruitingActivityFilteredStatuses: statuses(),
  candidateFilterEnabled: boolean().default(false),
  bhStatuses: statuses(),
  customFieldsEnabled: boolean().default(false),
  customFields: list(record({ name: optionalText(), label: optionalText() }), 10),
  author: record({
    jobSubmission: record({ submission: noteAuthor(), note: noteAuthor() }),
    view: record({ note: noteAuthor() }),
    feedback: record({ note: noteAuthor() }),
  }),
  publicResume: publicResumeSettingsSchema,
  mailing: record({ notification: record({ view: record({ replyTo: email() }) }) }),
  jobSubmission: jobSubmissionSettingsSchema,
  skillsMarketing: record({
    author: record({ note: string().oneOf(marketingAuthors).default('apiUser') }),
  }),
  customNotes: customNotesSchema,
  customEmails: customEmailsSchema,
});
export type BullhornSettings = Model<typeof bullhornSettingsSchema>;
