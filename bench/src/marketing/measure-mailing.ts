import { collections } from '@portal/domain/paths/firestore-paths';
import { continueMailing } from '@portal/functions/mailings/continue-mailing';
import type { Delivery, MailMessage } from '@portal/functions/runtime/ports';
import { firestore } from '@portal/functions/store/firestore';
import { actorFor, recordingLogger } from '@portal/functions/testing/fake-ports';
import { handlerContext, movableClock } from '@portal/functions/testing/handler-context';
import { startMailingToClients } from '@portal/functions/testing/mailing-to-clients';

const recipients = 10_000;
/** Every address at this distance is refused by the mail server: 300 in all. */
const refusedEvery = 33;
const maxRefused = 300;
/** The process ends after this mail. */
const killedAfter = 4_370;
/** Longer than the lease of a step, so that the next process takes over. */
const leaseMs = 130_000;
const maxSteps = 1_000;

/** The row of the table: what became of a mailing whose first process was killed on the way. */
export async function measureMailing(): Promise<string[][]> {
  const organizationId = 'agency-mailing';
  const arrived: string[] = [];
  const clock = movableClock();
  const actor = { ...actorFor('recruiter'), organizationId };
  const refused = new Set<string>();
  const deliver = ({ to }: MailMessage): Promise<Delivery> => {
    if (isRefused(to)) {
      refused.add(to);
      return Promise.resolve({ kind: 'refused', reason: 'mail server: 550' });
    }
    arrived.push(to);
    return Promise.resolve({ kind: 'sent' });
  };
  const logged: string[] = [];
  const context = { ...handlerContext(actor), clock, bulkMail: { deliver }, log: recordingLogger(logged) };
  const key = await startMailingToClients(context, organizationId, { clients: recipients });
  const start = performance.now();
  await runUntilKilled(key, context, arrived);
  clock.pass(leaseMs);
  for (let steps = 0; steps < maxSteps; steps += 1) {
    await continueMailing(key, context);
    const mailing = await context.store.mailings.get(key.organizationId, key.id);
    if (mailing?.state === 'failed') break;
    if (mailing?.state !== 'done') continue;
    const rate = arrived.length / ((performance.now() - start) / 1_000);
    const twice = arrived.length - new Set(arrived).size;
    const named = await countNamed(key, refused);
    const counts = [mailing.total, arrived.length, twice, refused.size, named, mailing.uncertain];
    return [[...counts.map(String), rate.toFixed(0)]];
  }
  throw new Error(`the mailing did not end: ${logged.join('\n')}`);
}

/** Whether the address is one of the broken ones: its number is a multiple of the distance. */
function isRefused(email: string): boolean {
  const number = Number(/\d+/.exec(email)?.[0]);
  return number % refusedEvery === 0 && number < refusedEvery * maxRefused;
}

/** How many of the refused addresses the mailing lists as failed, with the server's reason. */
async function countNamed(
  { organizationId, id }: Parameters<typeof continueMailing>[0],
  refused: ReadonlySet<string>,
): Promise<number> {
  const path = collections.mailingRecipients(organizationId, id);
  const failed = await firestore().collection(path).where('state', '==', 'failed').get();
  return failed.docs.filter((one) => refused.has(String(one.get('email'))) && one.get('reason')).length;
}

/** Runs steps until the process would be dead: from then on no call of it comes back, as after a kill. */
async function runUntilKilled(
  key: Parameters<typeof continueMailing>[0],
  context: Parameters<typeof continueMailing>[1],
  arrived: string[],
): Promise<void> {
  let kill: () => void = () => undefined;
  const killed = new Promise<'killed'>((resolve) => {
    kill = () => {
      resolve('killed');
    };
  });
  const deliver = (message: MailMessage): Promise<Delivery> => {
    if (arrived.length < killedAfter) return context.bulkMail.deliver(message);
    if (arrived.length === killedAfter) void context.bulkMail.deliver(message);
    kill();
    return new Promise(() => undefined);
  };
  const dying = { ...context, bulkMail: { deliver } };
  for (let steps = 0; steps < maxSteps; steps += 1) {
    if ((await Promise.race([killed, continueMailing(key, dying)])) === 'killed') return;
  }
}
