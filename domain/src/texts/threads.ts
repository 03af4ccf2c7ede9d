/** Threads of messages between client and recruiter about a candidate. */
export const threadTexts = {
  title: 'Questions',
  intro: (agency: string) => `Ask ${agency} about this candidate. The answer comes here and by mail.`,
  message: 'Your message',
  name: 'Your name',
  email: 'Your email',
  send: 'Send message',
  sent: 'Message sent.',
  you: 'You',
  read: 'Read',
  byMail: 'by mail',
  closed: 'The job is closed. You can read the messages, but not answer any more.',
  onlyLatest: (count: number) => `The latest ${count} messages.`,
  loading: 'Loading messages…',
  /** Refusals. */
  isClosed: 'This job is closed, so it takes no more messages.',
  isOff: 'Messages are not offered here.',
  isRevoked: 'This person can no longer open the candidate, so a message does not reach them.',
  needsName: 'Enter your name.',
} as const;

/** The staff's side. */
export const staffThreadTexts = {
  none: 'No messages yet. Questions that clients ask on the resume page or by mail appear here.',
  answer: 'Your answer',
  answerTo: (name: string) => `Answer ${name}`,
  sendAnswer: 'Send answer',
  sent: 'Answer sent.',
  unread: 'New',
  unverified: 'Not verified',
  unverifiedHint: 'Came by the common link: name and email are as stated.',
  messagesWith: (name: string) => `Messages with ${name}`,
  readByClient: 'Read by client',
} as const;

/** Mails about messages. */
export const threadMailTexts = {
  subject: (candidateName: string, jobTitle: string) =>
    jobTitle ? `About ${candidateName} for ${jobTitle}` : `About ${candidateName}`,
  from: 'From',
  candidate: 'Candidate',
  openPage: 'Read and answer',
  openCandidate: 'Open candidate',
  clientReason: (agency: string, canReply: boolean) =>
    canReply
      ? `You get this mail because you wrote to ${agency}. You can answer this mail.`
      : `You get this mail because you wrote to ${agency}.`,
  staffReason: (canReply: boolean) =>
    `You get this mail because you work on this candidate.${canReply ? ' You can answer this mail: the client gets your answer.' : ''} You can switch these mails off in your account settings.`,
} as const;
