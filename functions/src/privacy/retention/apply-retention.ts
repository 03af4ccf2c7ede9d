import type { Organization } from '@portal/domain/organizations/organization';
import type { JobCandidate } from '@portal/domain/candidates/job-candidate';
import { dayMs } from '@portal/domain/constants/time';
import {
  answerTimeMs,
  endOfCandidate,
  latestActivityToCheck,
  retentionStepOf,
  type RetentionRun,
} from '@portal/domain/privacy/retention';
import { retentionTexts } from '@portal/domain/texts/retention';
import type { Ports } from '../../runtime/ports';
import { todayOf } from '../../runtime/today';
import { startErasure } from '../erasure';
import { askToKeep } from './ask-to-keep';
import { findSamePerson } from './find-same-person';

export type RetentionPorts = Pick<Ports, 'store' | 'clock' | 'config' | 'files' | 'mail' | 'log'>;
type Rules = Organization['privacy']['retention'];
type Counts = Pick<RetentionRun, 'seen' | 'asked' | 'erased' | 'failed'>;

const pageSize = 100;
/** A step ends well below the time of its function; the next one goes on. */
const stepMs = 6 * 60_000;
/** Longer than a step with its last page. */
const holdMs = 9 * 60_000;
/** Most mails of a night, so that many who are due at once do not make the agency's mails look like spam. */
const maxAsked = 300;
/** Most people who are erased in a night: a wrong rule is noticed before everybody is gone. */
const maxErased = 500;
/** Rules erase after they have been the same for as many days, so that a wrong choice can be taken back. */
const daysBeforeErasing = 7;

/** Applies the rules of all organizations once a day. A step that was lost is continued by the next call. */
export async function applyRetention(ports: RetentionPorts): Promise<void> {
  const { store, clock, log } = ports;
  const deadline = clock.now() + stepMs;
  const day = todayOf(clock);
  for (const organizationId of await store.retention.organizations()) {
    if (clock.now() > deadline) return;
    const run = await store.retention.hold({ organizationId, id: day }, clock.now(), holdMs);
    if (!run) continue;
    try {
      await continueRun(run, deadline, ports);
    } catch (error) {
      log.error('a run of retention failed', { organizationId }, error);
    }
  }
}

interface Night {
  organization: Organization;
  rules: Rules;
  mayErase: boolean;
  counts: Counts;
}

async function continueRun(run: RetentionRun, deadline: number, ports: RetentionPorts): Promise<void> {
  const { store, clock } = ports;
  const { organizationId } = run;
  const organization = await store.organizations.get(organizationId);
  const rules = organization?.privacy.retention;
  const until = rules?.isOn ? latestActivityToCheck(rules, clock.now() + answerTimeMs) : null;
  const key = JSON.stringify(rules ?? null);
  const mayErase = (await rulesOf(run, daysBeforeErasing, ports)) === key;
  if (run.rules === '') await store.retention.save(run, { rules: key });
  const counts: Counts = { seen: run.seen, asked: run.asked, erased: run.erased, failed: run.failed };
  let { cursor } = run;
  while (organization && rules && until !== null) {
    const { candidates, next } = await store.retention.inactive(organizationId, until, cursor, pageSize);
    for (const candidate of candidates) await applyTo(candidate, { organization, rules, mayErase, counts }, ports);
    if (!next) break;
    cursor = next;
    const isOver = clock.now() > deadline;
    await store.retention.save(run, { ...counts, cursor, heldUntil: isOver ? 0 : clock.now() + holdMs });
    if (isOver) return;
  }
  await store.retention.save(run, { ...counts, isDone: true, heldUntil: 0 });
}

/** Does what is due about a candidate's person. A person whom it fails for is looked at again the next day. */
async function applyTo(
  candidate: JobCandidate,
  { organization, rules, mayErase, counts }: Night,
  ports: RetentionPorts,
): Promise<void> {
  const { store, clock, log } = ports;
  const { organizationId, jobId, id: candidateId } = candidate;
  counts.seen += 1;
  const end = endOfCandidate(candidate, rules);
  if (end === null || end > clock.now() + answerTimeMs) return;
  try {
    const { person, candidates } = await findSamePerson({ store }, candidate);
    const step = retentionStepOf(candidates, rules, clock.now());
    if (step === 'ask' && counts.asked < maxAsked) {
      await askToKeep({ organization, candidates, end }, ports);
      counts.asked += 1;
    }
    if (step === 'erase' && mayErase && counts.erased < maxErased) {
      await startErasure(ports, organizationId, person, { uid: '', displayName: retentionTexts.rule });
      counts.erased += 1;
    }
  } catch (error) {
    counts.failed += 1;
    log.error('retention failed for a candidate', { organizationId, jobId, candidateId }, error);
  }
}

/** The rules of an earlier run; null without one. */
async function rulesOf({ id, organizationId }: RetentionRun, daysBefore: number, { store }: RetentionPorts) {
  const day = new Date(Date.parse(id) - daysBefore * dayMs).toISOString().slice(0, 10);
  return (await store.retention.run({ organizationId, id: day }))?.rules ?? null;
}
