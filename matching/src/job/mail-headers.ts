const sender = 'From|Von';
const others = 'to|cc|bcc|sent|date|an|gesendet';

/** Header lines of an email: they name people, not the job. */
export const mailHeader = new RegExp(String.raw`^(?:${sender}|${others})\s*:`, 'i');
/** The label of the sender, as part of a pattern. */
export const mailFrom = String.raw`(?:${sender})\s*:`;
