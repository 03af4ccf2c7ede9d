import { join } from 'node:path';
import { startGroup } from '../launcher/process-group';
import type { Ports } from '../launcher/ports';
import { untilAnswers } from '../launcher/until-answers';
import { repositoryRoot } from '../repository';

/** A mail server that keeps every mail, with a page to read them. */
export interface Mailbox {
  url: string;
  stop: () => Promise<void>;
}

/** Starts the mail server and waits until its page answers. */
export async function startMailbox(ports: Pick<Ports, 'smtp' | 'mailbox'>): Promise<Mailbox> {
  const url = `http://127.0.0.1:${ports.mailbox}`;
  const server = startGroup(
    process.execPath,
    [
      join(repositoryRoot, 'node_modules/maildev/bin/maildev'),
      ...['--ip', '127.0.0.1', '--smtp', String(ports.smtp)],
      ...['--web-ip', '127.0.0.1', '--web', String(ports.mailbox)],
      '--silent',
    ],
    { cwd: repositoryRoot, env: process.env },
  );
  try {
    await untilAnswers(url, server);
  } catch (error) {
    await server.stop();
    throw error;
  }
  return { url, stop: () => server.stop(2_000) };
}
