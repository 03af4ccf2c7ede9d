import { notificationTexts as texts } from '../texts/notifications';
import { settingSectionTexts as sections } from '../texts/settings';
import type { Notifications } from './notifications';

/** Who gets the mails of a section of the notifications where nobody is chosen, by its heading; `''` while somebody is. */
export const notificationFallbacks: Readonly<Record<string, (values: Partial<Notifications>) => string>> = {
  [sections.activity]: (values) =>
    values.notificationsToJobOwner ||
    values.notificationsToJobRecruiter ||
    values.notificationsToCandidateOwner ||
    values.notificationsToCandidateRecruiter ||
    values.notificationsToOther
      ? ''
      : texts.activityFallback,
  [sections.submissionReady]: (values) =>
    values.notificationsToJobOwnerSubmissionReadyEmailNotification ||
    values.notificationsToJobRecruiterSubmissionReadyEmailNotification ||
    values.notificationsToCandidateOwnerSubmissionReadyEmailNotification ||
    values.notificationsToCandidateRecruiterSubmissionReadyEmailNotification ||
    values.notificationsToOtherSubmissionReadyEmailNotification
      ? ''
      : texts.submissionReadyFallback,
  [sections.skillsMarketing]: (values) =>
    values.SMNotificationsToClientContactOwner ||
    values.SMNotificationsToCandidateOwner ||
    values.SMNotificationsToTearsheetOwner ||
    values.SMNotificationsToCurrentLoggedUser ||
    values.SMNotificationsToOther
      ? ''
      : texts.marketingFallback,
};
