import { boolean, string } from 'yup';
import { defaultClientSubmission, defaultSentToAccountManager, subjectVariables } from '../constants/mail';
import { minAccessCodeLength } from '../constants/public-links';
import { email } from '../fields/email';
import { list, record, type Model } from '../fields/model';
import { optionalText, requiredText, withoutMarkup } from '../fields/text';
import { formTexts } from '../texts/form';
import { fieldTexts } from '../texts/fields';
import {
  authorTexts,
  settingChoiceTexts,
  settingSectionTexts as sections,
  submissionStatusTexts,
} from '../texts/settings';
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

/** The words of some authors. */
const authors = <Author extends keyof typeof authorTexts>(names: readonly Author[]) =>
  Object.fromEntries(names.map((name) => [name, authorTexts[name]]));
export const marketingAuthorTexts = authors(marketingAuthors);

const noteAuthor = (label: string) =>
  string()
    .oneOf(noteAuthors)
    .default('apiUser')
    .meta({ label, options: authors(noteAuthors) });
const knownStatuses = Object.fromEntries(submissionStatusTexts.map((status) => [status, status]));
const statuses = (label: string) => list(requiredText(), 200).meta({ label, options: knownStatuses });

/** The public resume page: contact person and access code, also kept on a job. */
export const publicResumeSettingsSchema = record({
  contactPerson: string()
    .oneOf(contactPersons)
    .default('jobOwner')
    .meta({
      label: 'Contact person',
      section: sections.publicResume,
      options: authors(contactPersons),
    }),
  hasAccessCode: boolean().default(false).meta({
    label: 'Public resumes ask for an access code',
    tab: 'security',
    section: sections.accessCode,
  }),
  /** For admins and functions; no public answer carries it. */
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
      document: 'secrets',
      label: 'Access code',
      tab: 'security',
      section: sections.accessCode,
      when: 'integration.bullhorn.publicResume.hasAccessCode',
    }),
});
export type PublicResumeSettings = Model<typeof publicResumeSettingsSchema>;

/** How submissions are written into the applicant-tracking system. */
export const jobSubmissionSettingsSchema = record({
  rejectOnDisapprovedFeedback: boolean().default(false).meta({ label: 'Reject the submission when a viewer declines' }),
  sentToAccountManager: record({
    type: string().oneOf(['status', 'note']).default('status').meta({
      label: 'Stored as',
      options: settingChoiceTexts.sentToAccountManager,
    }),
    value: optionalText().default(defaultSentToAccountManager).meta({ label: 'Text' }),
    noteAuthor: noteAuthor('Author of the note'),
  }).meta({ writer: 'superAdmin', section: sections.accountManager }),
  status: optionalText().default(defaultClientSubmission).meta({ label: 'Client submission status' }),
  addNote: boolean().default(false).meta({ label: 'Add a note to client submissions', writer: 'superAdmin' }),
  customSubjectClientSubmission: optionalText().meta({
    label: 'Subject of a client submission',
    variables: subjectVariables,
  }),
  customSubjectClientSubmissionMultipleCandidates: optionalText().meta({
    label: 'Subject of a client submission of several candidates',
    variables: subjectVariables,
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
  candidateFilterEnabled: boolean().default(false).meta({ label: 'Import only candidates with some statuses' }),
  bhStatuses: statuses('Statuses of imported candidates').meta({ when: 'integration.bullhorn.candidateFilterEnabled' }),
  customFieldsEnabled: boolean().default(false).meta({ label: 'Show custom fields', section: sections.customFields }),
  customFields: list(
    record({
      name: optionalText().meta({ label: fieldTexts.name, input: 'candidateField' }),
      label: optionalText().meta({ label: 'Label' }),
    }),
    10,
  ).meta({
    section: sections.customFields,
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
  }).meta({ section: sections.noteAuthors }),
  publicResume: publicResumeSettingsSchema,
  mailing: record({
    notification: record({
      view: record({
        replyTo: email().meta({ label: 'Reply address of view notifications', section: sections.publicResume }),
      }),
    }),
  }),
  jobSubmission: jobSubmissionSettingsSchema.meta({ section: sections.submissions }),
  skillsMarketing: record({
    author: record({
      note: string().oneOf(marketingAuthors).default('apiUser').meta({
        label: 'Author of skills marketing notes',
        tab: 'skills',
        section: sections.editing,
        when: 'productFeature.skillsMarketing.enable',
        options: marketingAuthorTexts,
      }),
    }),
  }),
  customNotes: customNotesSchema.meta({ section: sections.notes }),
  customEmails: customEmailsSchema.meta({ section: sections.emails }),
}).meta({ tab: 'integration', section: sections.recruitingActivity });
export type BullhornSettings = Model<typeof bullhornSettingsSchema>;
