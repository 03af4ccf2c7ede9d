/** Settings of the retention of candidates. */
export const retentionSettingTexts = {
  section: 'Retention',
  isOn: 'Delete candidates by these rules',
  isOnHelp: 'Every night. A person is deleted when the time of all their candidates is over.',
  placed: 'Placed candidates',
  unanswered: 'Candidates who were asked to agree and never answered',
  applicants: 'Applicants who were not placed',
  others: 'All other candidates',
  kindHelp: 'After the last activity.',
  months: (count: number) => {
    if (count === 0) return 'Keep';
    return count % 12 === 0 ? `${count / 12} ${count === 12 ? 'year' : 'years'}` : `${count} months`;
  },
  asksFirst: 'Ask the candidate first',
  asksFirstHelp: 'By mail, 30 days before. Candidates who want to be kept stay for the same time again.',
} as const;

/** What the rules have done and will do, on the tab of privacy. */
export const retentionTexts = {
  title: 'Deletion by the rules',
  intro: 'By the saved rules, within 31 days. New rules delete nobody in their first week.',
  off: 'Candidates are kept. Turn on the rules below.',
  preview: 'Show who will be deleted',
  nobody: 'Nobody will be deleted within 31 days.',
  more: 'Only the first are shown.',
  person: 'Candidate',
  kind: 'Why',
  lastActivity: 'Last activity',
  deletedOn: 'Deleted on',
  kinds: {
    placed: 'Placed',
    unanswered: 'Never answered',
    applicants: 'Applicant, not placed',
    others: 'Not placed',
  },
  asked: (day: string) => `Asked on ${day}`,
  runs: 'Nightly runs',
  noRuns: 'The rules have not run yet.',
  run: (counts: { seen: number; asked: number; erased: number; failed: number }) =>
    [
      `${counts.seen.toLocaleString('en-US')} checked`,
      `${counts.asked.toLocaleString('en-US')} asked`,
      `${counts.erased.toLocaleString('en-US')} erased`,
      ...(counts.failed > 0 ? [`${counts.failed.toLocaleString('en-US')} failed, tried again tomorrow`] : []),
    ].join(' · '),
  isRunning: 'Working',
  /** Who requests the erasures. */
  rule: 'Retention rule',
  candidate: 'The candidate',
} as const;

/** The mail to the candidate, and the page that its link opens. */
export const keepPageTexts = {
  subject: (agency: string) => `May ${agency} keep your data?`,
  greeting: (name: string) => (name ? `Hello ${name},` : 'Hello,'),
  since: (agency: string, day: string) => `${agency} has had your resume without news since ${day}.`,
  unlessAnswered: (day: string) => `Without an answer everything about you is deleted after ${day}.`,
  open: 'Answer',
  reason: (agency: string) => `You get this mail because ${agency} has your resume.`,
  question: (agency: string) => `May ${agency} keep your data?`,
  before:
    'If so, the agency can contact you about jobs. If not, everything about you is deleted and cannot be restored.',
  keep: 'Keep my data',
  delete: 'Delete my data',
  confirm: 'Yes, delete everything',
  back: 'Back',
  kept: 'Your data stays. Thank you.',
  deleted: 'Your data is being deleted.',
  failed: 'This did not work. Try again.',
  loading: 'Loading',
} as const;
