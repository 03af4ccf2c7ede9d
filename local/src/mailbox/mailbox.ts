import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { apiBasePaths } from '@portal/domain/contracts/endpoint';
import { mailReplyApi } from '@portal/domain/contracts/threads-api';
import { mailReplyDomain } from '../launcher/configuration';
import type { Ports } from '../launcher/ports';
import type { ProcessKeeper, Program } from '../launcher/process-keeper';
import { localSecrets } from '../launcher/secrets';
import { untilAnswers } from '../launcher/until-answers';
import { repositoryRoot } from '../repository';

/** A mail server that stores all mail, with a page to read it. */
export interface Mailbox {
  url: string;
}

/** The mailbox at its port. */
export function mailboxOf({ mailbox }: Pick<Ports, 'mailbox'>): Mailbox {
  return { url: `http://127.0.0.1:${mailbox}` };
}

/**
 * Starts the mail server and waits until its page answers. Mail survives a restart and ends with the keeper. Mails to reply
 * addresses are passed on to the functions.
 */
export async function startMailbox(
  keeper: ProcessKeeper,
  ports: Pick<Ports, 'smtp' | 'mailbox' | 'hosting'>,
): Promise<Program> {
  const folder = join(keeper.folder, 'mail');
  mkdirSync(folder, { recursive: true });
  const server = keeper.start({
    name: 'mailbox',
    command: process.execPath,
    args: ['--import', import.meta.resolve('tsx'), join(import.meta.dirname, 'main.ts')],
    cwd: repositoryRoot,
    env: {
      ...process.env,
      TMPDIR: keeper.folder,
      SMTP_PORT: String(ports.smtp),
      WEB_PORT: String(ports.mailbox),
      MAIL_FOLDER: folder,
      REPLY_DOMAIN: mailReplyDomain,
      REPLY_URL: `http://127.0.0.1:${ports.hosting}${apiBasePaths.public}${mailReplyApi.mailReply.path}`,
      MAIL_REPLIES_KEY: localSecrets().MAIL_REPLIES_KEY,
    },
  });
  await untilAnswers(mailboxOf(ports).url, server);
  return server;
}
