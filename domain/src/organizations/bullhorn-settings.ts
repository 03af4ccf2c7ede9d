import { boolean, string } from 'yup';
import { defaultClientSubmission, defaultSentToAccountManager } from '../constants/mail';
import { minAccessCodeLength } from '../constants/public-links';
import { email } from '../fields/email';
import { list, record, type Model } from '../fields/model';
import { optionalText, requiredText, withoutMarkup } from '../fields/text';
import { formTexts } from '../texts/form';
import { customEmailsSchema, customNotesSchema } from './bullhorn-events';

/** Whose name a note about a job's candidate carries. */
export const noteAuthors = ['apiUser', 'jobOwner', 'jobRecruiter', 'candidateOwner', 'candidateRecruiter'] as const;
export type NoteAuthor = (typeof noteAuthors)[number];

/** Whose name a note of skills marketing carries, and who sends its emails. */
export const marketingAuthors = ['apiUser', 'candidateOwner', 'clientContactOwner', 'loggedUser'] as const;
export type MarketingAuthor = (typeof marketingAuthors)[number];

/** Whose email and phone the public resume page shows. */
export const contactPersons = ['jobOwner', 'jobRecruiter', 'candidateOwner', 'candidateRecruiter'] as const;
export type ContactPerson = (typeof contactPersons)[number];

const noteAuthor = (label: string) => string().oneOf(noteAuthors).default('apiUser').meta({ label });
const statuses = (label: string) => list(requiredText(), 200).meta({ label });

/** The public resume page: contact person and access code, also kept on a job. */
export const publicResumeSettingsSchema = record({
  contactPerson: string().oneOf(contactPersons).default('jobOwner').meta({ label: 'Contact person' }),
  hasAccessCode: boolean().default(false).meta({ label: 'Public resumes ask for an access code', tab: 'security' }),
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
    })
    .meta({
      kind: 'accessCode',
      label: 'Access code',
      tab: 'security',
      when: 'integration.bullhorn.publicResume.hasAccessCode',
      requiredWhen: 'hasAccessCode',
    }),
});
export type PublicResumeSettings = Model<typeof publicResumeSettingsSchema>;

/** How submissions are written into the applicant-tracking system. */
export const jobSubmissionSettingsSchema = record({
  rejectOnDisapprovedFeedback: boolean().default(false).meta({ label: 'Reject the submission when a viewer declines' }),
  sentToAccountManager: record({
    type: string().oneOf(['status', 'note']).default('status').meta({ label: 'Sent to account manager as' }),
    value: optionalText().default(defaultSentToAccountManager).meta({ label: 'Sent to account manager: text' }),
    noteAuthor: noteAuthor('Sent to account manager: author of the note'),
  }).meta({ writer: 'superAdmin' }),
  status: optionalText().default(defaultClientSubmission).meta({ label: 'Client submission status' }),
  addNote: boolean().default(false).meta({ label: 'Add a note to client submissions', writer: 'superAdmin' }),
  customSubjectClientSubmission: optionalText().meta({ label: 'Subject of a client submission' }),
  customSubjectClientSubmissionMultipleCandidates: optionalText().meta({
    label: 'Subject of a client submission of several candidates',
  }),
});

/** Settings of the applicant-tracking system, `integration.bullhorn`. */
export const bullhornSettingsSchema = record({
  recruitingActivityFilterEnabled: boolean()
    .default(false)
    .meta({ label: 'Exclude statuses from recruiting activity' }),
  recruitingActivityFilteredStatuses: statuses('Statuses excluded from recruiting activity').meta({
    when: 'integration.bullhorn.recruitingActivityFilterEnabled',
  }),
  candidateFilterEnabled: boolean().default(false).meta({ label: 'Exclude candidates by status' }),
  bhStatuses: statuses('Statuses of excluded candidates').meta({ when: 'integration.bullhorn.candidateFilterEnabled' }),
  customFieldsEnabled: boolean().default(false).meta({ label: 'Show custom fields' }),
  customFields: list(record({ name: optionalText(), label: optionalText() }), 10).meta({
    label: 'Custom fields',
    when: 'integration.bullhorn.customFieldsEnabled',
  }),
  author: record({
    jobSubmission: record({
      submission: noteAuthor('Author of a submission'),
      note: noteAuthor('Author of a note about a submission'),
    }),
    view: record({ note: noteAuthor('Author of a note about a view') }),
    feedback: record({ note: noteAuthor('Author of a note about feedback') }),
  }),
  publicResume: publicResumeSettingsSchema,
  mailing: record({
    notification: record({ view: record({ replyTo: email().meta({ label: 'Reply address of view notifications' }) }) }),
  }),
  jobSubmission: jobSubmissionSettingsSchema,
  skillsMarketing: record({
    author: record({
      note: string()
        .oneOf(marketingAuthors)
        .default('apiUser')
        .meta({ label: 'Author of skills marketing notes', tab: 'skills' }),
    }),
  }),
  customNotes: customNotesSchema,
  customEmails: customEmailsSchema,
}).meta({ tab: 'integration' });
export type BullhornSettings = Model<typeof bullhornSettingsSchema>;
