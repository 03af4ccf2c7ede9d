/** Restriction of the processing of a person's data. */
export const restrictionTexts = {
  restrict: 'Restrict processing',
  title: 'Restrict the processing of this person’s data?',
  intro:
    'For a person who objects or disputes the data. In all jobs of your organization the person leaves lists, search, matching, grading and marketing, and no link or submission works. The record stays and can be looked at. You can allow processing again at any time.',
  reason: 'Reason',
  reasonHint: 'Such as: objection by mail on Monday',
  save: 'Restrict',
  restricted: 'Processing restricted',
  notice: 'The data of this person must not be processed',
  allow: 'Allow processing',
  allowed: 'Processing allowed again',
  listTitle: 'Restricted people',
  listIntro: 'Their records stay and are in no list. Nobody can share, grade or change them.',
  nobody: 'Nobody is restricted.',
  /** For callers who add, submit or change a restricted person. */
  refused: 'The data of this person must not be processed. Allow it on the candidate’s page first.',
} as const;
