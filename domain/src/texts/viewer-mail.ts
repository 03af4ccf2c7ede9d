/** Mails to the sender of a marketing link about its viewers. */
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
    'You get this mail because you shared this page. You can switch these mails off in your account settings.',
} as const;
