import { until } from './test-data';

/** A received mail. */
export interface ReceivedMail {
  subject: string;
  to: string;
  replyTo: string;
  text: string;
  html: string;
}

/**
 * The mails to an email, once there are at least this many; the mailbox keeps those of all tests.
 * @param about words of the subject, to filter by.
 */
export async function mailsTo(address: string, count: number, about = ''): Promise<ReceivedMail[]> {
  const url = process.env.PORTAL_MAILBOX_URL;
  if (!url) throw new Error('These tests need the mailbox; PORTAL_MAILBOX_URL is not set.');
  return await until(async () => {
    const answer = await fetch(`${url}/email?to.address=${encodeURIComponent(address.toLowerCase())}`);
    const mails = ((await answer.json()) as unknown[]).map(mailOf);
    const found = mails.filter(({ subject }) => subject.includes(about));
    return found.length >= count ? found : null;
  }, `${count} mails to ${address}`);
}

function mailOf(given: unknown): ReceivedMail {
  const mail = given as Partial<
    Record<'subject' | 'text' | 'html', string> & Record<'to' | 'replyTo', { address: string }[]>
  >;
  return {
    subject: mail.subject ?? '',
    to: (mail.to?.[0]?.address ?? '').toLowerCase(),
    replyTo: mail.replyTo?.[0]?.address ?? '',
    text: mail.text ?? '',
    html: mail.html ?? '',
  };
}

/** The URL of a mail's action: text and button have the same one. */
export function linkIn(mail: ReceivedMail | undefined): URL {
  const address = /https?:\/\/\S+/.exec(mail?.text ?? '')?.[0];
  if (!mail || !address) throw new Error('There is no link in this mail.');
  if (!mail.html.includes(address.replaceAll('&', '&amp;'))) throw new Error('The button leads elsewhere.');
  return new URL(address);
}
