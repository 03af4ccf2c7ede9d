import type { MailRequest } from '@portal/domain/outbox/outbox-item';
import type { Ports } from '../runtime/ports';

/** Requests a mail, with the same work whether or not the account exists. */
export async function requestMail(
  { store, clock, random }: Pick<Ports, 'store' | 'clock' | 'random'>,
  request: Pick<MailRequest, 'mail' | 'email'> & Partial<MailRequest>,
): Promise<void> {
  await store.outbox.add({ ...request, kind: 'mailRequest', id: random.token(15), dueAt: clock.now() });
}
