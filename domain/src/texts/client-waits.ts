/** Submissions that the client has not answered. */
export const clientWaitTexts = {
  title: 'Waiting for the client',
  hint: (days: string) => `Submissions without an answer after ${days}.`,
  none: 'No submission waits for an answer.',
  noneOfFilter: 'Nothing waits for this client and job.',
  candidate: 'Candidate',
  job: 'Job',
  client: 'Client',
  allJobs: 'All jobs',
  allClients: 'All clients',
  since: 'Submitted on',
  seen: 'Seen by the client',
  notSeen: 'Not yet',
  reminded: 'Last reminder',
  never: 'None',
  waitingSince: (day: string) => `Waiting for the client since ${day}`,
  remind: 'Remind client',
  remindAbout: (name: string) => `Remind client: ${name}`,
  onItsWay: 'The reminder is on its way',
  /** For screen readers, after the name of the page. */
  count: (count: number) => `${count} waiting`,
  tooSoon: 'The client was reminded less than an hour ago.',
  notWaiting: 'This submission does not wait for an answer any more.',
  // Times
  times: 'How fast clients answer',
  timesHint: 'Median over the submissions of the last 90 days.',
  firstView: 'Time to first view',
  toAnswer: 'Time to answer',
  answers: 'Answers',
  ofSubmissions: (answers: number, submissions: number) => `${answers} of ${submissions}`,
  /** @param hours whole ones. */
  hours: (hours: number) => (hours < 1 ? 'under 1 hour' : hours < 48 ? `${hours} h` : `${Math.round(hours / 24)} days`),
  unknown: '–',
  // Mail
  subject: (jobTitle: string) => `Your answer is missing: candidates for ${jobTitle}`,
  greeting: (name: string) => (name ? `Hello ${name},` : 'Hello,'),
  text: (count: number, jobTitle: string) =>
    count === 1
      ? `a candidate for ${jobTitle} waits for your answer. Yes, Maybe or No takes a minute.`
      : `${count} candidates for ${jobTitle} wait for your answer. Yes, Maybe or No takes a minute.`,
  open: 'See and answer',
  reason: (organizationName: string) =>
    `You receive this email because ${organizationName} proposed candidates to you.`,
} as const;
