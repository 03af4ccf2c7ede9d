import { boolean } from 'yup';
import { email } from '../fields/email';
import { record, type Model } from '../fields/model';
import { formTexts } from '../texts/form';

const tab = 'notifications';
const toggle = (label: string, isOnByDefault = false) => boolean().default(isOnByDefault).meta({ tab, label });

/** An email that is required when its checkbox is on. */
const emailWhen = (checkbox: string, label: string) =>
  email()
    .when(checkbox, { is: true, then: (schema) => schema.required(formTexts.required) })
    .meta({ tab, label, when: checkbox, requiredWhen: checkbox });

/** Who is notified of what happens on public pages. */
export const notificationFields = {
  notificationsToJobOwner: toggle('Activity: job owner'),
  notificationsToJobRecruiter: toggle('Activity: job recruiter'),
  notificationsToCandidateOwner: toggle('Activity: candidate owner'),
  notificationsToCandidateRecruiter: toggle('Activity: candidate recruiter'),
  notificationsToOther: toggle('Activity: other'),
  notificationsToOtherEmail: emailWhen('notificationsToOther', 'Activity: other email'),

  notificationsToJobOwnerSubmissionReadyEmailNotification: toggle('Submission ready: job owner', true),
  notificationsToJobRecruiterSubmissionReadyEmailNotification: toggle('Submission ready: job recruiter'),
  notificationsToCandidateOwnerSubmissionReadyEmailNotification: toggle('Submission ready: candidate owner'),
  notificationsToCandidateRecruiterSubmissionReadyEmailNotification: toggle('Submission ready: candidate recruiter'),
  notificationsToOtherSubmissionReadyEmailNotification: toggle('Submission ready: other'),
  notificationsToOtherEmailSubmissionReadyEmailNotification: emailWhen(
    'notificationsToOtherSubmissionReadyEmailNotification',
    'Submission ready: other email',
  ),

  SMNotificationsToClientContactOwner: toggle('Skills marketing: client contact owner'),
  SMNotificationsToCandidateOwner: toggle('Skills marketing: candidate owner'),
  SMNotificationsToTearsheetOwner: toggle('Skills marketing: tearsheet owner'),
  SMNotificationsToCurrentLoggedUser: toggle('Skills marketing: current logged user'),
  SMNotificationsToOther: toggle('Skills marketing: other'),
  SMNotificationsToOtherEmail: emailWhen('SMNotificationsToOther', 'Skills marketing: other email'),
};
export const notificationsSchema = record(notificationFields);
export type Notifications = Model<typeof notificationsSchema>;
