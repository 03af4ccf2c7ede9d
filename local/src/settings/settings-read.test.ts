import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { settings } from '@portal/domain/organizations/settings';
import { repositoryRoot } from '../repository';

/** Source that describes, stores or edits settings, and so names them without reading one. */
const describing =
  /^domain\/src\/(?:organizations\/(?!link-settings|resolve|card|product)|brands\/brand|texts|fields)|^web\/src\/(?:components\/described|features\/(?:organizations|brands))|migrations|testing|\.test\./;

const source = ['domain', 'functions', 'web']
  .flatMap((room) =>
    readdirSync(join(repositoryRoot, room, 'src'), { recursive: true, encoding: 'utf8' }).map(
      (file) => `${room}/src/${file.replaceAll('\\', '/')}`,
    ),
  )
  .filter((file) => /\.tsx?$/.test(file) && !describing.test(file))
  .map((file) => readFileSync(join(repositoryRoot, file), 'utf8'))
  .join('\n');

/** Names that several settings share: the record above says which one is meant. */
const shared = new Set(['enabled', 'enable', 'note', 'value', 'type', 'status', 'show', 'required', 'title', 'name']);

function isRead(path: string): boolean {
  const parts = path.split('.');
  const last = parts.at(-1) ?? '';
  const name = shared.has(last) ? (parts.at(-2) ?? last) : last;
  return new RegExp(`\\b${name}\\b`).test(source);
}

/** Stored and edited, but without effect yet. Nothing may be added. */
const waiting = new Set([
  'totalSeats',
  'billingAccountType',
  'preferredMailClient',
  'subdomain',
  'showAIGenerator',
  'showJobNotes',
  'notificationsToJobOwnerSubmissionReadyEmailNotification',
  'notificationsToJobRecruiterSubmissionReadyEmailNotification',
  'notificationsToCandidateOwnerSubmissionReadyEmailNotification',
  'notificationsToCandidateRecruiterSubmissionReadyEmailNotification',
  'notificationsToOtherSubmissionReadyEmailNotification',
  'notificationsToOtherEmailSubmissionReadyEmailNotification',
  'SMNotificationsToClientContactOwner',
  'SMNotificationsToCandidateOwner',
  'SMNotificationsToTearsheetOwner',
  'SMNotificationsToCurrentLoggedUser',
  'SMNotificationsToOther',
  'SMNotificationsToOtherEmail',
  'customLabels.threeDIQScore',
  'customLabels.jobNotes',
  'customLabels.tearsheetsCandidates',
  'customLabels.selectClientContactsBrandSelectLabel',
  'customLabels.unsubscribeQuestion',
  'customLabels.unsubscribeButtonText',
  'customLabels.unsubscribeMessageAfterConfirmation',
  'productFeature.skillsMarketing.tearsheetsColumns',
  'productFeature.skillsMarketing.filterRange',
  'productFeature.skillsMarketing.filterFields',
  'productFeature.skillsMarketing.filterFieldsFull',
  'productFeature.skillsMarketing.filterLabels',
  'productFeature.skillsMarketing.emailFrom',
  'productFeature.skillsMarketing.emailFromDisplay',
  'productFeature.skillsMarketing.emailSubject',
  'productFeature.skillsMarketing.emailBody',
  'productFeature.skillsMarketing.tearsheetEmailFromDisplay',
  'productFeature.skillsMarketing.tearsheetsEmailSubject',
  'productFeature.skillsMarketing.tearsheetEmailBody',
  'productFeature.skillsMarketing.tearsheetsFilterText',
  'productFeature.skillsMarketing.allowEditCandidate',
  'productFeature.skillsMarketing.allowEditEmail',
  'productFeature.skillsMarketing.gateing.modalTitle',
  'productFeature.skillsMarketing.gateing.terms.useDefault',
  'productFeature.skillsMarketing.gateing.terms.linkText',
  'productFeature.skillsMarketing.gateing.terms.linkUrl',
  'productFeature.jobMarketing.customApply',
  'productFeature.jobMarketing.showApply',
  'publicCandidate.customFeedbackCopySMCandidateName',
  'integration.bullhorn.recruitingActivityFilterEnabled',
  'integration.bullhorn.recruitingActivityFilteredStatuses',
  'integration.bullhorn.candidateFilterEnabled',
  'integration.bullhorn.customFieldsEnabled',
  'integration.bullhorn.customFields',
  'integration.bullhorn.jobSubmission.rejectOnDisapprovedFeedback',
  'integration.bullhorn.jobSubmission.sentToAccountManager.noteAuthor',
  'integration.bullhorn.customNotes.publicView.enabled',
  'integration.bullhorn.customNotes.publicFeedback.enabled',
  'integration.bullhorn.customNotes.smCandidateView.enabled',
  'integration.bullhorn.customNotes.smTearsheetView.enabled',
  'integration.bullhorn.customNotes.smUnsubscribe.enabled',
  'integration.bullhorn.customNotes.jmView.enabled',
  'integration.bullhorn.customNotes.jmListView.enabled',
  'integration.bullhorn.customNotes.jmUnsubscribe.enabled',
  'integration.bullhorn.customEmails.smVotePositive.ccEmail',
  'integration.bullhorn.customEmails.smVoteNegative.ccEmail',
  'integration.bullhorn.customEmails.jmInterested.ccEmail',
  'integration.bullhorn.customEmails.jmNotInterested.ccEmail',
]);

test('every setting is read somewhere, apart from those that wait for their effect', () => {
  expect(settings.length).toBeGreaterThan(150);
  expect(
    settings
      .filter(({ path }) => !waiting.has(path) && !isRead(path))
      .map(({ path }) => path)
      // A renamed setting must not stay in the list.
      .concat([...waiting].filter((path) => !settings.some((setting) => setting.path === path))),
  ).toEqual([]);
});
