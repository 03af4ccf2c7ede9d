/** Choosing when something is repeated. */
export const scheduleTexts = {
  kinds: {
    default: 'Every night',
    hourly: 'Every hour',
    everyFourHours: 'Every four hours',
    daily: 'Every day',
    weekdays: 'Monday to Friday',
    weekly: 'Every Monday',
    own: 'Own schedule',
  },
  time: 'Time (UTC)',
  expression: 'Cron expression',
  expressionHelp: 'Minute, hour, day, month and weekday, in UTC. 30 6 * * 1-5 is 6:30 from Monday to Friday.',
  invalid: 'This is no schedule. Enter minute, hour, day, month and weekday, such as 30 6 * * 1-5.',
  next: (times: readonly string[]) => `Next, in your time: ${times.join(' · ')}`,
} as const;
