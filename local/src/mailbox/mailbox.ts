import { join } from 'node:path';
import type { Ports } from '../launcher/ports';
import type { ProcessKeeper } from '../launcher/process-keeper';
import { untilAnswers } from '../launcher/until-answers';
import { repositoryRoot } from '../repository';

/** A mail server that keeps every mail, with a page to read them. */
export interface Mailbox {
  url: string;
}

/** Starts the mail server and waits until its page answers. It ends with its keeper. */
export async function startMailbox(keeper: ProcessKeeper, ports: Pick<Ports, 'smtp' | 'mailbox'>): Promise<Mailbox> {
  const url = `http://127.0.0.1:${ports.mailbox}`;
  const server = keeper.start({
    name: 'mailbox',
    command: process.execPath,
    args: [
      join(repositoryRoot, 'node_modules/maildev/bin/maildev'),
      ...['--ip', '127.0.0.1', '--smtp', String(ports.smtp)],
      ...['--web-ip', '127.0.0.1', '--web', String(ports.mailbox)],
      '--silent',
    ],
    cwd: repositoryRoot,
    env: { ...process.env, TMPDIR: keeper.folder },
  });
  await untilAnswers(url, server);
  return { url };
}
