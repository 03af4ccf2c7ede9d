/** Setting of the audit trail. */
export const auditSettingTexts = {
  section: 'Audit trail',
  months: 'Keep entries for',
  monthsHelp: 'Older entries are removed every night. The chain of the others stays provable.',
} as const;

/** Words of an action: `secondStepReset` becomes `Second step reset`. */
export function actionInWords(action: string): string {
  const words = action.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The audit trail. */
export const auditTexts = {
  title: 'Audit trail',
  lead: 'Who signed in, shared, exported, deleted and changed what. Entries cannot be changed, and each is tied to those before it, so a missing one shows.',
  open: 'Audit trail',
  time: 'Time',
  action: 'Action',
  anyAction: 'All actions',
  anyUser: 'All users',
  user: 'User',
  asUser: (admin: string, user: string) => `${admin} as ${user}`,
  subject: 'Of',
  kinds: { candidate: 'Candidate', job: 'Job', contact: 'Contact', tearsheet: 'Tearsheet', user: 'User' },
  gone: 'removed',
  ofCandidate: 'Audit trail',
  ofCandidateTitle: 'Who opened and changed this candidate',
  ofCandidateNone: 'No entries yet. Opening, sharing, exporting and changing a candidate is recorded from now on.',
  details: 'Details',
  days: 'Days',
  allDays: 'The latest 500 entries',
  most: (count: number) => `Only the latest ${count} entries are shown. Choose days to see others.`,
} as const;
