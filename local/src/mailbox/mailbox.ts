import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Ports } from '../launcher/ports';
import type { ProcessKeeper, Program } from '../launcher/process-keeper';
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

/** Starts the mail server and waits until its page answers. Mail survives a restart and ends with the keeper. */
export async function startMailbox(keeper: ProcessKeeper, ports: Pick<Ports, 'smtp' | 'mailbox'>): Promise<Program> {
  const folder = join(keeper.folder, 'mail');
  mkdirSync(folder, { recursive: true });
  const server = keeper.start({
    name: 'mailbox',
    command: process.execPath,
    args: [
      join(repositoryRoot, 'node_modules/maildev/bin/maildev'),
      ...['--ip', '127.0.0.1', '--smtp', String(ports.smtp)],
      ...['--web-ip', '127.0.0.1', '--web', String(ports.mailbox)],
      ...['--mail-directory', folder],
      '--silent',
    ],
    cwd: repositoryRoot,
    env: { ...process.env, TMPDIR: keeper.folder },
  });
  await untilAnswers(mailboxOf(ports).url, server);
  return server;
}
