import { until } from './emulator';

/** A mail that arrived. */
export interface ReceivedMail {
  subject: string;
  to: string;
  replyTo: string;
  text: string;
}

/**
 * The mails to an address, as soon as there are so many; the mailbox keeps those of all tests.
 * @param about only those whose subject has these words.
 */
export async function mailsTo(address: string, count: number, about = ''): Promise<ReceivedMail[]> {
  const url = process.env.PORTAL_MAILBOX_URL;
  if (!url) throw new Error('These tests need the mailbox; PORTAL_MAILBOX_URL is not set.');
  return await until(async () => {
    const mails = ((await (await fetch(`${url}/email`)).json()) as unknown[]).map(mailOf);
    const found = mails.filter(({ to, subject }) => to === address.toLowerCase() && subject.includes(about));
    return found.length >= count && found;
  }, `${count} mails to ${address}`);
}

function mailOf(given: unknown): ReceivedMail {
  const mail = given as Partial<Record<'subject' | 'text', string> & Record<'to' | 'replyTo', { address: string }[]>>;
  return {
    subject: mail.subject ?? '',
    to: (mail.to?.[0]?.address ?? '').toLowerCase(),
    replyTo: mail.replyTo?.[0]?.address ?? '',
    text: mail.text ?? '',
  };
}
