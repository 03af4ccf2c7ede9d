/** The audit trail. */
export const auditTexts = {
  title: 'Audit trail',
  lead: 'Who signed in, shared, exported, deleted and changed what. Entries cannot be changed, and each is tied to those before it, so a missing one shows.',
  open: 'Audit trail',
  time: 'Time',
  action: 'Action',
  user: 'User',
  asUser: (admin: string, user: string) => `${admin} as ${user}`,
  subject: 'Of',
  details: 'Details',
  days: 'Days',
  allDays: 'The latest 500 entries',
  most: (count: number) => `Only the latest ${count} entries are shown. Choose days to see others.`,
} as const;
