import { PortalError } from '@portal/domain/errors/portal-error';
import { sendRequestedMail } from './accounts/send-requested-mail';
import { remindOfCredential } from './candidates/remind-of-credential';
import { sendInterviewMail } from './interviews/send-interview-mail';
import { sendCandidateNotice } from './privacy/send-candidate-notice';
import { sendClientReminder } from './submissions/send-client-reminder';
import { sendViewerNotice } from './public/answers/send-viewer-notice';
import { sendMessageNotice } from './public/threads/send-message-notice';
import type { Ports } from './runtime/ports';
import type { OutboxItem, OutboxItems, OutboxKind } from './store/outbox';
import { deliverWebhook } from './webhooks/deliver-webhook';
import { deliveryPauses } from '@portal/domain/webhooks/webhook';

/** What became of an attempt; one that throws has failed. */
export interface Attempt {
  isSent: boolean;
  problem?: string;
  /** Whether there is no further attempt. */
  isFinal?: boolean;
  /** Of a call of a webhook: the HTTP status. */
  status?: number | null;
}

interface Sender<Item> {
  send: (item: Item, ports: Ports) => Promise<Attempt>;
  /** Pauses before the second and each later attempt, in milliseconds; then the item is given up. */
  pauses: readonly number[];
  /** Whether a sent item stays as a record. */
  isKept?: boolean;
}

const minute = 60_000;
const mailPauses = [1, 2, 5, 15, 30, 60, 120].map((minutes) => minutes * minute);

/** How each kind is sent. */
const senders: { [Kind in OutboxKind]: Sender<OutboxItems[Kind]> } = {
  viewerAnswer: { send: sendViewerNotice, pauses: mailPauses },
  interview: { send: sendInterviewMail, pauses: mailPauses },
  clientReminder: { send: sendClientReminder, pauses: mailPauses },
  credentialReminder: { send: remindOfCredential, pauses: mailPauses },
  // Who asks for a link waits for it, and asks again after an hour.
  mailRequest: { send: sendRequestedMail, pauses: mailPauses.slice(0, 5) },
  threadMessage: { send: sendMessageNotice, pauses: mailPauses },
  candidateNotice: { send: sendCandidateNotice, pauses: mailPauses },
  webhook: { send: deliverWebhook, pauses: deliveryPauses, isKept: true },
};

/** Longer than any attempt takes. */
const leaseMs = 5 * minute;
/** Attempts at a time, and those of one sweep. */
const lanes = 20;
const inOneSweep = { read: 2_000, ofEach: 100 };

/** Makes one attempt to send an item that is due, unless another process does. */
export async function sendItem(item: OutboxItem, ports: Ports): Promise<void> {
  const sender = senders[item.kind] as Sender<OutboxItem>;
  const { store, clock, log } = ports;
  const taken = await store.outbox.take(item, clock.now(), leaseMs);
  if (!taken) return;
  const { id, organizationId, kind, attempts } = taken;
  const { isSent, problem = '', isFinal = false, ...rest } = await attempt(sender, taken, ports);
  if (isSent) {
    await store.outbox.finish(taken, clock.now(), sender.isKept ? rest : null);
    return;
  }
  const pause = isFinal ? undefined : sender.pauses[attempts - 1];
  const dueAt = pause === undefined ? null : clock.now() + pause;
  await store.outbox.fail(taken, { problem, dueAt, ...rest });
  const fields = { organizationId, itemId: id, kind, attempts, problem };
  if (dueAt === null) log.error('given up, never sent', fields);
  else log.warn('not sent yet', fields);
}

async function attempt(sender: Sender<OutboxItem>, item: OutboxItem, ports: Ports): Promise<Attempt> {
  // Its last attempt was lost with its process.
  if (item.attempts > sender.pauses.length + 1) return { isSent: false, isFinal: true, problem: 'interrupted' };
  try {
    return await sender.send(item, ports);
  } catch (error) {
    ports.log.error('an attempt to send failed', { itemId: item.id, kind: item.kind }, error);
    return { isSent: false, problem: PortalError.from(error).userMessage };
  }
}

/** Sends what is due: what waits for its time, later attempts, and attempts whose process has died. */
export async function sendOutbox(ports: Ports): Promise<void> {
  const waiting = takingTurns(await ports.store.outbox.due(ports.clock.now(), inOneSweep));
  const lane = async () => {
    for (let item = waiting.shift(); item; item = waiting.shift()) {
      // An item whose own records fail must not hold up the others.
      await sendItem(item, ports).catch((error: unknown) => {
        ports.log.error('an outbox item failed', {}, error);
      });
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}

/** The items, one of each organization after the other. */
function takingTurns(items: readonly OutboxItem[]): OutboxItem[] {
  const turns = new Map<string, number>();
  return items
    .map((item) => {
      const turn = turns.get(item.organizationId) ?? 0;
      turns.set(item.organizationId, turn + 1);
      return { item, turn };
    })
    .sort((one, other) => one.turn - other.turn)
    .map(({ item }) => item);
}
