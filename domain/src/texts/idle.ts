/** The end of a session without activity. */
export const idleTexts = {
  title: 'Are you still there?',
  lead: 'You have not done anything for a while. For safety we sign you out within a minute; what you typed stays.',
  stay: 'Stay signed in',
} as const;
