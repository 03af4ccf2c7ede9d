import { createRequire } from 'node:module';
import { replyOf, type ParsedMail } from './reply-delivery';

/** Entry point of the mailbox process: maildev, which passes answers to our mails on to the functions. */

interface Maildev {
  listen: () => void;
  on: (event: 'new', listener: (mail: ParsedMail) => void) => void;
}
// The package has no types.
const startMaildev = createRequire(import.meta.url)('maildev') as (options: object) => Maildev;

const { SMTP_PORT, WEB_PORT, MAIL_FOLDER, REPLY_DOMAIN = '', REPLY_URL = '', MAIL_REPLIES_KEY = '' } = process.env;
const host = '127.0.0.1';
const mailbox = startMaildev({
  ...{ ip: host, smtp: Number(SMTP_PORT), webIp: host, web: Number(WEB_PORT) },
  ...{ mailDirectory: MAIL_FOLDER, silent: true },
});

async function deliver(mail: ParsedMail): Promise<void> {
  const body = replyOf(mail, { domain: REPLY_DOMAIN, key: MAIL_REPLIES_KEY });
  if (!body) return;
  const answer = await fetch(REPLY_URL, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  process.stdout.write(`An answer was delivered: ${answer.status} ${await answer.text()}\n`);
}

mailbox.on('new', (mail) => {
  deliver(mail).catch((error: unknown) => {
    process.stderr.write(`An answer was not delivered: ${String(error)}\n`);
  });
});
mailbox.listen();
