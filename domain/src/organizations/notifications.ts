import { boolean, type AnySchema } from 'yup';
import { email } from '../fields/email';
import { record, type Model } from '../fields/model';
import { maxTextLength, optionalText } from '../fields/text';
import { formTexts } from '../texts/form';
import { settingSectionTexts as sections } from '../texts/settings';
import { withMeta } from './with-meta';

const tab = 'notifications';
/** Fields under a heading. */
const under = <Fields extends Record<string, AnySchema>>(section: string, fields: Fields, when = '') =>
  withMeta({ tab, section, when }, fields);
const toggle = (label: string, isOnByDefault = false) => boolean().default(isOnByDefault).meta({ label });

/** An email that is required when its checkbox is on. */
const emailWhen = (checkbox: string, label: string) =>
  email()
    .when(checkbox, { is: true, then: (schema) => schema.required(formTexts.required) })
    .meta({ label, when: checkbox, requiredWhen: checkbox });

/** Who is notified of what happens on public pages. */
export const notificationFields = {
  ...under(sections.activity, {
    notificationsToJobOwner: toggle('Job owner'),
    notificationsToJobRecruiter: toggle('Job recruiter'),
    notificationsToCandidateOwner: toggle('Candidate owner'),
    notificationsToCandidateRecruiter: toggle('Candidate recruiter'),
    notificationsToOther: toggle('Other'),
    notificationsToOtherEmail: emailWhen('notificationsToOther', 'Email'),
  }),
  ...under(sections.submissionReady, {
    notificationsToJobOwnerSubmissionReadyEmailNotification: toggle('Job owner', true),
    notificationsToJobRecruiterSubmissionReadyEmailNotification: toggle('Job recruiter'),
    notificationsToCandidateOwnerSubmissionReadyEmailNotification: toggle('Candidate owner'),
    notificationsToCandidateRecruiterSubmissionReadyEmailNotification: toggle('Candidate recruiter'),
    notificationsToOtherSubmissionReadyEmailNotification: toggle('Other'),
    notificationsToOtherEmailSubmissionReadyEmailNotification: emailWhen(
      'notificationsToOtherSubmissionReadyEmailNotification',
      'Email',
    ),
  }),
  ...under(sections.interviews, {
    interviewMailsToCandidate: toggle('Candidates get a mail about confirmed, moved and canceled interviews'),
    interviewTextToCandidate: optionalText(maxTextLength).meta({
      label: 'Text for the candidate',
      when: 'interviewMailsToCandidate',
    }),
  }),
  ...under(
    sections.skillsMarketing,
    {
      SMNotificationsToClientContactOwner: toggle('Client contact owner'),
      SMNotificationsToCandidateOwner: toggle('Candidate owner'),
      SMNotificationsToTearsheetOwner: toggle('Tearsheet owner'),
      SMNotificationsToCurrentLoggedUser: toggle('Current logged user'),
      SMNotificationsToOther: toggle('Other'),
      SMNotificationsToOtherEmail: emailWhen('SMNotificationsToOther', 'Email'),
    },
    'productFeature.skillsMarketing.enable',
  ),
};
export const notificationsSchema = record(notificationFields);
export type Notifications = Model<typeof notificationsSchema>;
