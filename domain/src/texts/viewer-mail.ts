/** Mails to staff about the viewers of marketing pages. */
export const viewerMailTexts = {
  smVotePositive: (name: string) => `${name || 'Your candidate'} got a thumbs up`,
  smVoteNegative: (name: string) => `${name || 'Your candidate'} got a thumbs down`,
  jmInterested: (name: string) => `A viewer is interested in ${name || 'your job'}`,
  jmNotInterested: (name: string) => `A viewer is not interested in ${name || 'your job'}`,
  feedback: (name: string) => `New feedback on ${name || 'your candidate'}`,
  newContact: 'A new contact opened your page',
  contactName: 'Name',
  company: 'Company',
  unknownViewer: 'Unknown',
  senderReason:
    'You get this mail because you shared this page, or your organization’s notification settings name you. You can switch these mails off in your account settings.',
} as const;
