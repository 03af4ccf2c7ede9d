import type { MigrationStep } from './migration-step';

/**
 * Shows candidates in Client Connect that were submitted to the client before candidates stored whether they are shown.
 * Those that staff have hidden store that, and stay hidden.
 */
export const showSubmittedCandidates: MigrationStep = {
  name: 'show-submitted-candidates',
  from: 2,
  to: 3,
  collection: 'candidates',
  isGroup: true,
  migrate: (transaction, document) => {
    const isSubmitted = document.get('submissionStatus.client') === true;
    const isShownBefore = isSubmitted && document.get('submissionStatus.portal') === undefined;
    const submittedDate: unknown = document.get('submissionStatus.submittedDate') ?? null;
    transaction.update(document.ref, {
      ...(isShownBefore ? { 'submissionStatus.portal': true, 'submissionStatus.shownAt': submittedDate } : {}),
      schemaVersion: 3,
    });
    return Promise.resolve();
  },
};
