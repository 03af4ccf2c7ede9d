import { boolean } from 'yup';
import { email } from '../fields/email';
import { record, type Model } from '../fields/model';
import { formTexts } from '../texts/form';

const off = () => boolean().default(false);

/** An address that must be there when its checkbox is on (001 §5). */
const emailWhen = (checkbox: string) =>
  email().when(checkbox, { is: true, then: (schema) => schema.required(formTexts.required) });

/** Who is told of what happens on public pages: tab Notifications (001 §3). */
export const notificationFields = {
  notificationsToJobOwner: off(),
  notificationsToJobRecruiter: off(),
  notificationsToCandidateOwner: off(),
  notificationsToCandidateRecruiter: off(),
  notificationsToOther: off(),
  notificationsToOtherEmail: emailWhen('notificationsToOther'),

  notificationsToJobOwnerSubmissionReadyEmailNotification: boolean().default(true),
  notificationsToJobRecruiterSubmissionReadyEmailNotification: off(),
  notificationsToCandidateOwnerSubmissionReadyEmailNotification: off(),
  notificationsToCandidateRecruiterSubmissionReadyEmailNotification: off(),
  notificationsToOtherSubmissionReadyEmailNotification: off(),
  notificationsToOtherEmailSubmissionReadyEmailNotification: emailWhen(
    'notificationsToOtherSubmissionReadyEmailNotification',
  ),

  SMNotificationsToClientContactOwner: off(),
  SMNotificationsToCandidateOwner: off(),
  SMNotificationsToTearsheetOwner: off(),
  SMNotificationsToCurrentLoggedUser: off(),
  SMNotificationsToOther: off(),
  SMNotificationsToOtherEmail: emailWhen('SMNotificationsToOther'),
};
export const notificationsSchema = record(notificationFields);
export type Notifications = Model<typeof notificationsSchema>;
