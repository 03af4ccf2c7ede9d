import type { InterviewChange, InterviewSide, InterviewState } from '../interviews/interview';

const verbs: Record<InterviewState, string> = {
  proposed: 'proposed times for the interview',
  confirmed: 'confirmed the interview',
  moved: 'moved the interview',
  canceled: 'canceled the interview',
};
const sides: Record<InterviewSide, string> = { client: 'The client', recruiter: 'The recruiter' };

/** `Ann Client confirmed the interview`. */
export function changeSentence({ state, by, name }: Pick<InterviewChange, 'state' | 'by' | 'name'>): string {
  return `${name || sides[by]} ${verbs[state]}`;
}

/** Interviews between a client and a candidate: refusals. */
export const interviewTexts = {
  chooseTime: 'Choose a time.',
  chooseOne: 'Choose one time.',
  tooManyTimes: 'You can propose up to 5 times.',
  past: 'This time has passed. Choose one in the future.',
  tooFar: 'Choose a time within the next 12 months.',
  overlapping: 'Two of these times overlap. Choose times that do not.',
  notProposed: 'This time is no longer proposed. Reload the page to see the current ones.',
  proposeInstead: 'Propose another time, so that the recruiter can confirm it.',
  meanwhile: (sentence: string) => `${sentence} in the meantime. Look at it before you change it.`,
  over: 'This interview has taken place and cannot be canceled.',
  tooManyChanges: 'This interview has changed too often. Cancel it and propose a new one.',
  jobClosed: 'This job is closed, so no interviews can be arranged.',
  tooMany: 'There are too many open proposals for this candidate. Wait for an answer first.',
  busyForStaff: (name: string) => `This time overlaps with the interview of ${name}. Choose another one.`,
  busyForClient: 'The recruiter or the candidate is not free at this time. Choose another one.',
  gone: 'This interview does not exist any more.',
  linkRevoked: 'The link of this recipient was revoked. Submit the candidate again to offer times.',
  notAUrl: 'Enter a web address that begins with https://.',
  unknownTimeZone: 'This time zone is unknown.',
} as const;

/** Screens of both sides. */
export const interviewScreenTexts = {
  title: 'Interviews',
  interview: 'Interview',
  /** For screen readers, after the name of the page. */
  count: (count: number) => `${count} waiting for you`,
  propose: 'Propose an interview',
  proposeOthers: 'Propose other times',
  offer: 'Offer times',
  offerOthers: 'Offer other times',
  sendTimes: 'Send times',
  time: (number: number) => `Time ${number}`,
  newTime: 'New time',
  addTime: 'Add another time',
  removeTime: (number: number) => `Remove time ${number}`,
  minutes: 'Length',
  minutesOf: (minutes: number) => `${minutes} minutes`,
  place: 'Place',
  videoUrl: 'Video link',
  videoUrlExample: 'https://',
  participants: 'Who else takes part',
  message: 'Message',
  name: 'Your name',
  email: 'Your email',
  recipient: 'Who gets the times',
  yourTimeZone: (zone: string) => `Your time zone: ${zone}`,
  otherTimeZone: (name: string, zone: string) => `Time zone of ${name}: ${zone}`,
  timeOf: (name: string, time: string) => `${name}: ${time}`,
  confirm: 'Confirm',
  confirmTime: (time: string) => `Confirm ${time}`,
  choose: 'Choose',
  chooseTime: (time: string) => `Choose ${time}`,
  move: 'Move',
  moveTitle: 'Move the interview',
  confirmTitle: 'Confirm the interview',
  cancel: 'Cancel interview',
  cancelTitle: 'Cancel the interview',
  keep: 'Keep interview',
  back: 'Back',
  join: 'Open video link',
  history: 'What happened',
  states: { proposed: 'Proposed', confirmed: 'Confirmed', moved: 'Moved', canceled: 'Canceled' },
  waitsForYou: 'Waiting for you',
  waitsForClient: 'Waiting for the client',
  waitsForRecruiter: 'Waiting for the recruiter',
  until: (time: string) => `Until another time is agreed: ${time}`,
  hint: 'Propose up to five times. The recruiter confirms one, and you get a calendar invitation.',
  sent: 'The times were sent.',
  confirmed: 'The interview is confirmed. Everyone gets a calendar invitation.',
  moved: 'The interview was moved. Everyone gets the new time.',
  canceled: 'The interview was canceled.',
  none: 'No interviews yet. Offer times, or wait until the client proposes some.',
  noRecipients: 'Submit the candidate to the client first; then you can offer times.',
  loadFailed: 'Interviews cannot be loaded.',
  on: (time: string) => `Interview: ${time}`,
  rowProposed: 'Interview proposed',
} as const;

/** The recruiters' list of interviews. */
export const interviewListTexts = {
  upcoming: 'Upcoming',
  waiting: 'Waiting for you',
  past: 'Past',
  counted: (name: string, count: string) => `${name} (${count})`,
  whose: 'Whose interviews',
  mine: 'Mine',
  everyones: 'Everyone’s',
  with: (client: string) => `with ${client}`,
  empty: {
    upcoming: 'No interviews are agreed. Offer times on a candidate’s page, under Feedback.',
    waiting: 'No client waits for your answer.',
    past: 'No interviews have taken place yet.',
  },
} as const;

/** Mails and calendar entries. */
export const interviewMailTexts = {
  subject: (state: InterviewState, candidate: string, jobTitle: string) =>
    `Interview ${stateWords[state]}: ${[candidate, jobTitle].filter(Boolean).join(', ')}`,
  candidateSubject: (state: InterviewState, jobTitle: string) =>
    `Your interview ${stateWords[state]}${jobTitle ? `: ${jobTitle}` : ''}`,
  time: 'Time',
  times: 'Proposed times',
  formerTime: 'Canceled time',
  timeOf: (zone: string) => `Time in ${zone}`,
  candidate: 'Candidate',
  job: 'Job',
  with: 'With',
  calendarReply: 'The attached invitation adds, moves or removes the entry in your calendar.',
  openClient: 'Open candidate',
  clientReason: (organization: string) => `You get this mail because ${organization} arranges an interview with you.`,
  candidateReason: (organization: string) => `You get this mail because ${organization} arranges an interview for you.`,
  summary: (candidate: string, jobTitle: string) => `Interview: ${[candidate, jobTitle].filter(Boolean).join(', ')}`,
  candidateSummary: (jobTitle: string) => (jobTitle ? `Interview: ${jobTitle}` : 'Interview'),
} as const;

const stateWords: Record<InterviewState, string> = {
  proposed: 'proposed',
  confirmed: 'confirmed',
  moved: 'moved',
  canceled: 'canceled',
};
