const sender = 'From|Von';
const others = 'to|cc|bcc|sent|date|an|gesendet';

/** Lines above a text that was sent by mail: they name people, and no job. */
export const mailHeader = new RegExp(String.raw`^(?:${sender}|${others})\s*:`, 'i');
/** The label of whom a mail is from, as a part of a pattern. */
export const mailFrom = String.raw`(?:${sender})\s*:`;
