import type { SkillsCandidate } from '@portal/domain/ats/skills-candidate';
import type { JobCandidate } from '@portal/domain/candidates/job-candidate';
import { canBeNotified } from '@portal/domain/candidates/notice';
import type { Ports } from '../runtime/ports';
import { personIdOf } from '../store/agency-people';

/** Time to notice a wrong upload or a misread email before the mail goes out. */
const delayMs = 15 * 60_000;
/** An import brings thousands of marketing candidates at once, whose mails must not hold up those of others. */
const importSpreadMs = 2 * 60 * 60_000;

/** A record of a person, as far as the notice needs it. */
export interface NotifiedRecord {
  organizationId: string;
  /** Empty for a marketing candidate. */
  jobId: string;
  candidateId: string;
  email: string;
  isDeleted: boolean;
  isRestricted: boolean;
  wasNotified: boolean;
}

export function recordOfCandidate({
  organizationId,
  jobId,
  id,
  email,
  isDeleted,
  restriction,
  notice,
}: JobCandidate): NotifiedRecord {
  const isRestricted = restriction.isOn;
  return {
    organizationId,
    jobId,
    candidateId: id,
    email,
    isDeleted,
    isRestricted,
    wasNotified: Boolean(notice.sentAt),
  };
}

export function recordOfMarketing({
  organizationId,
  id,
  candidate: { email },
  isDeleted,
  isRestricted,
  notice,
}: SkillsCandidate): NotifiedRecord {
  return {
    ...{ organizationId, jobId: '', candidateId: id, email, isDeleted, isRestricted },
    wasNotified: Boolean(notice.sentAt),
  };
}

/**
 * Queues the notice to a person of whom a record is new, or can be notified for the first time. Two records of one email share a
 * place in the queue, so that one mail is sent.
 */
export async function queueNotice(
  before: NotifiedRecord | null,
  after: NotifiedRecord | null,
  { store, clock }: Pick<Ports, 'store' | 'clock'>,
): Promise<void> {
  if (!after || after.wasNotified || !canBeNotified(after) || (before && canBeNotified(before))) return;
  const { organizationId, jobId, candidateId, email } = after;
  const organization = await store.organizations.get(organizationId);
  if (!organization?.privacy.notice.isOn) return;
  const personId = personIdOf({ email, id: '' });
  const spread = jobId === '' ? Number.parseInt(personId.slice(0, 8), 16) % importSpreadMs : 0;
  await store.outbox.add({
    id: `notice-${organizationId}-${personId}`,
    ...{ organizationId, kind: 'candidateNotice', jobId, candidateId },
    dueAt: clock.now() + delayMs + spread,
  });
}
