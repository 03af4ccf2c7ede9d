import { createHash } from 'node:crypto';
import { hourMs } from '@portal/domain/constants/time';
import type { AnswerOf, RequestOf } from '@portal/domain/contracts/endpoint';
import type { submissionsApi } from '@portal/domain/contracts/submissions-api';
import { PortalError } from '@portal/domain/errors/portal-error';
import { addWorkingDays, maxClientReminders, type ClientWait } from '@portal/domain/submissions/client-wait';
import { maxSubmittedCandidates } from '@portal/domain/submissions/recipient';
import { clientWaitTexts } from '@portal/domain/texts/client-waits';
import type { Ports } from '../runtime/ports';
import type { StaffContext } from '../runtime/route';
import type { NewItem } from '../store/outbox';

type Call = typeof submissionsApi.remindClient;

/** Waits that one sweep looks at. */
const maxInSweep = 300;

/**
 * Reminds the client of candidates who wait for an answer, once an hour at most. The next automatic reminder then waits as
 * long as after an automatic one.
 * @throws PortalError `conflict` with a sentence when none of them waits, or all were reminded within the hour.
 */
export async function remindClient(
  { organizationId, jobId, candidateIds }: RequestOf<Call>,
  { store, clock }: StaffContext,
): Promise<AnswerOf<Call>> {
  const organization = await store.organizations.get(organizationId);
  const found = await store.clientWaits.waiting(organizationId, [...new Set(candidateIds)]);
  const waiting = found.filter((wait) => wait.jobId === jobId);
  if (!organization || waiting.length === 0) {
    throw new PortalError('conflict', { userMessage: clientWaitTexts.notWaiting });
  }
  const now = clock.now();
  const due = waiting.filter(({ remindedAt }) => (remindedAt?.toMillis() ?? 0) <= now - hourMs);
  if (due.length === 0) throw new PortalError('conflict', { userMessage: clientWaitTexts.tooSoon });
  const { answerWorkingDays } = organization.clientReminders;
  const isQueued = await store.clientWaits.remind(
    due.map((wait) => ({
      wait,
      remindAt: wait.remindAt ? addWorkingDays(now, answerWorkingDays) : null,
      remindedAt: now,
      isAutomatic: false,
    })),
    reminderItem(due, now),
  );
  return { reminded: isQueued ? due.length : 0 };
}

/**
 * Queues the automatic reminders that are due, one for all candidates of a job. An organization without them, and one that
 * has had its number, is looked at again the next working day, because the setting may change.
 */
export async function sendAutomaticReminders({
  store,
  clock,
  log,
}: Pick<Ports, 'store' | 'clock' | 'log'>): Promise<void> {
  const now = clock.now();
  const ofJobs = new Map<string, ClientWait[]>();
  for (const wait of await store.clientWaits.due(now, maxInSweep)) {
    const job = JSON.stringify([wait.organizationId, wait.jobId]);
    ofJobs.set(job, [...(ofJobs.get(job) ?? []), wait]);
  }
  for (const waits of ofJobs.values()) {
    // A job whose records fail must not hold up the others.
    await remindOfJob(waits, now, { store }).catch((error: unknown) => {
      log.error('automatic reminders failed', { jobId: waits[0]?.jobId ?? '' }, error);
    });
  }
}

async function remindOfJob(waits: readonly ClientWait[], now: number, { store }: Pick<Ports, 'store'>): Promise<void> {
  const [first] = waits;
  const organization = first && (await store.organizations.get(first.organizationId));
  if (!organization) return;
  const { automaticReminders, answerWorkingDays } = organization.clientReminders;
  const isWanted = ({ reminders }: ClientWait) => reminders < automaticReminders;
  const [wanted, others] = [waits.filter(isWanted), waits.filter((wait) => !isWanted(wait))];
  for (let start = 0; start < wanted.length; start += maxSubmittedCandidates) {
    const some = wanted.slice(start, start + maxSubmittedCandidates);
    await store.clientWaits.remind(
      some.map((wait) => ({
        wait,
        remindAt: wait.reminders + 1 < maxClientReminders ? addWorkingDays(now, answerWorkingDays) : null,
        remindedAt: now,
        isAutomatic: true,
      })),
      reminderItem(some, now),
    );
  }
  const later = others.map((wait) => ({
    wait,
    remindAt: addWorkingDays(now, 1),
    remindedAt: null,
    isAutomatic: false,
  }));
  if (later.length > 0) await store.clientWaits.remind(later, null);
}

/** The id names what was known of the candidates, so that two calls at once queue one reminder. */
function reminderItem(waits: readonly ClientWait[], now: number): NewItem<'clientReminder'> {
  const [first] = waits;
  const { organizationId = '', jobId = '' } = first ?? {};
  const known = waits.map(({ candidateId, submittedAt, remindedAt }) => [
    candidateId,
    submittedAt?.toMillis() ?? 0,
    remindedAt?.toMillis() ?? 0,
  ]);
  const id = createHash('sha256')
    .update(JSON.stringify([organizationId, jobId, known.sort()]))
    .digest('base64url');
  const candidateIds = waits.map(({ candidateId }) => candidateId);
  return { kind: 'clientReminder', id: id.slice(0, 27), organizationId, jobId, candidateIds, dueAt: now, sentTo: [] };
}
