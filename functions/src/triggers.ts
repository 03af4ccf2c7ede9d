import type { Change, DocumentSnapshot, FirestoreEvent } from 'firebase-functions/v2/firestore';
import { onBrandWritten } from './administration/on-brand-written';
import { onOrganizationWritten } from './administration/on-organization-written';
import { recordSettingChange } from './administration/record-setting-change';
import { onUserWritten } from './administration/on-user-written';
import type { StoredSearchKind } from '@portal/domain/contracts/search-api';
import { queueNotice, recordOfMarketing } from './candidates/queue-notice';
import { onCandidateWritten } from './candidates/on-candidate-written';
import { continueSync } from './ats/continue-sync';
import { sendNotes } from './ats/send-notes';
import { continueGrading } from './grading/continue-grading';
import { continueMailing } from './mailings/continue-mailing';
import { continuePrivacyRun } from './privacy/continue-privacy-run';
import { onJobWritten } from './jobs/on-job-written';
import type { Ports } from './runtime/ports';
import { updateSearchTokens } from './search/update-search-tokens';
import { auditEntryFrom } from './store/audit';
import { atsNoteFrom } from './store/ats-notes';
import { candidateFrom } from './store/candidates';
import { gradingRunFrom } from './store/grading-runs';
import { jobFrom } from './store/jobs';
import { mailingFrom } from './store/mailings';
import { privacyRunFrom } from './store/privacy-runs';
import { outboxItemFrom } from './store/outbox';
import { skillsCandidateFrom } from './store/skills-candidates';
import { syncRunFrom } from './store/sync-runs';
import { userFrom } from './store/directories';
import { raiseAuditEvent } from './webhooks/raise-event';
import { sendItem } from './send-outbox';

/** Translates events of the platform for the handlers, which take documents instead of snapshots. */

type Written = FirestoreEvent<Change<DocumentSnapshot> | undefined>;

/** A failing event is retried until it is this old, so that a bad document does not retry forever. */
const maxEventAgeMs = 60 * 60 * 1_000;

function isGivenUp(event: { time: string; id: string }, ports: Ports): boolean {
  if (ports.clock.now() - Date.parse(event.time) < maxEventAgeMs) return false;
  ports.log.error('event given up', { eventId: event.id });
  return true;
}

function keyOf({ params }: Written): { organizationId: string; jobId: string } {
  return { organizationId: params.organizationId ?? '', jobId: params.jobId ?? '' };
}

/**
 * A job was written. Events may arrive twice and in any order.
 * @throws what the handlers throw; the event is then retried.
 */
export async function jobWritten(event: Written, ports: Ports): Promise<void> {
  if (isGivenUp(event, ports)) return;
  await andSearchable('jobs', event, ports, () =>
    onJobWritten(
      {
        ...keyOf(event),
        eventId: event.id,
        before: jobFrom(event.data?.before.data()),
        after: jobFrom(event.data?.after.data()),
      },
      ports,
    ),
  );
}

/** A candidate was written; see {@link jobWritten}. */
export async function candidateWritten(event: Written, ports: Ports): Promise<void> {
  if (isGivenUp(event, ports)) return;
  await andSearchable('candidates', event, ports, () =>
    onCandidateWritten(
      {
        ...keyOf(event),
        eventId: event.id,
        candidateId: event.params.candidateId ?? '',
        before: candidateFrom(event.data?.before.data()),
        after: candidateFrom(event.data?.after.data()),
      },
      ports,
    ),
  );
}

/** A user document was written; see {@link jobWritten}. */
export async function userWritten(event: Written, ports: Ports): Promise<void> {
  if (isGivenUp(event, ports)) return;
  await andSearchable('users', event, ports, () =>
    onUserWritten(
      {
        uid: event.params.uid ?? '',
        before: userFrom(event.data?.before.data()),
        after: userFrom(event.data?.after.data()),
      },
      ports,
    ),
  );
}

/** An organization was written; see {@link jobWritten}. */
export async function organizationWritten(event: Written, ports: Ports): Promise<void> {
  if (isGivenUp(event, ports)) return;
  await andSearchable('organizations', event, ports, () =>
    onOrganizationWritten(
      { organizationId: event.params.organizationId ?? '', after: event.data?.after.data() ?? null },
      ports,
    ),
  );
}

/** A brand of the submission platform was written; see {@link jobWritten}. */
export async function brandWritten(event: Written, ports: Ports): Promise<void> {
  if (isGivenUp(event, ports)) return;
  const { organizationId = '', brandId = '' } = event.params;
  const nameOf = (brand: DocumentSnapshot | undefined) => {
    const name: unknown = brand?.data()?.name;
    return typeof name === 'string' ? name : null;
  };
  const { before, after } = event.data ?? {};
  await onBrandWritten({ organizationId, brandId, before: nameOf(before), after: nameOf(after) }, ports);
}

/** A run continues when it is new, when its cursor has moved and when the sweep restarts it. */
export async function gradingRunWritten(event: Written, ports: Ports): Promise<void> {
  if (isGivenUp(event, ports)) return;
  const before = gradingRunFrom(event.data?.before.data());
  const after = gradingRunFrom(event.data?.after.data());
  if (!after) return;
  const hasMoved = (['runId', 'cursor', 'restarts'] as const).some((field) => before?.[field] !== after[field]);
  if (hasMoved) await continueGrading(after, ports);
}

/** See {@link gradingRunWritten}; imports from the ATS work the same. */
export async function syncRunWritten(event: Written, ports: Ports): Promise<void> {
  const before = syncRunFrom(event.data?.before.data());
  const after = syncRunFrom(event.data?.after.data());
  if (!after || isGivenUp(event, ports)) return;
  const hasMoved = (['runId', 'cursor', 'restarts'] as const).some((field) => before?.[field] !== after[field]);
  if (hasMoved) await continueSync(after, ports);
}

/** A note is sent when it is new and when an admin sends it again. */
export async function atsNoteWritten(event: Written, ports: Ports): Promise<void> {
  const before = atsNoteFrom(event.data?.before.data());
  const after = atsNoteFrom(event.data?.after.data());
  if (after?.state !== 'waiting' || before?.resends === after.resends || isGivenUp(event, ports)) return;
  await sendNotes({ organizationId: event.params.organizationId ?? '', subject: after.subject }, ports);
}

/** An entry of the audit trail is new: it is tied to those before it, and webhooks are called. */
export async function auditEntryWritten(event: Written, ports: Ports): Promise<void> {
  const entry = auditEntryFrom(event.data?.after.data());
  if (!entry || isGivenUp(event, ports)) return;
  const { organizationId = '' } = event.params;
  await ports.store.audit.seal(organizationId, entry.id);
  if (event.data?.before.data() === undefined) await raiseAuditEvent(ports, organizationId, entry);
}

/** An admin has changed settings, under the rules. */
export async function settingChangeWritten(event: Written, ports: Ports): Promise<void> {
  const { organizationId = '', changeId = '' } = event.params;
  if (!event.data?.after.exists || isGivenUp(event, ports)) return;
  await recordSettingChange({ organizationId, changeId, change: event.data.after.data() ?? {} }, ports);
}

/** A mailing continues when it is new, and when a step or the schedule has moved it. */
export async function mailingWritten(event: Written, ports: Ports): Promise<void> {
  if (isGivenUp(event, ports)) return;
  const before = mailingFrom(event.data?.before.data());
  const after = mailingFrom(event.data?.after.data());
  if (after && before?.step !== after.step) await continueMailing(after, ports);
}

/** An erasure or export continues when it is new, and when a step or the schedule has moved it. */
export async function privacyRunWritten(event: Written, ports: Ports): Promise<void> {
  if (isGivenUp(event, ports)) return;
  const before = privacyRunFrom(event.data?.before.data());
  const after = privacyRunFrom(event.data?.after.data());
  if (after && before?.step !== after.step) await continuePrivacyRun(after, ports);
}

/** An item that is due at once is new, or a user sends it again. The schedule sends what waits, and later attempts. */
export async function outboxItemWritten(event: Written, ports: Ports): Promise<void> {
  if (isGivenUp(event, ports)) return;
  const item = outboxItemFrom(event.data?.after.data());
  if (item?.state === 'waiting' && item.attempts === 0 && (item.dueAt ?? 0) <= ports.clock.now()) {
    await sendItem(item, ports);
  }
}

/**
 * Runs the work of an event and updates the search. Both run even if the other fails: a job gets its link while the
 * search service is down. A failure then has the event retried.
 */
async function andSearchable(
  kind: StoredSearchKind,
  event: Written,
  ports: Ports,
  work: () => Promise<void>,
): Promise<void> {
  const [worked] = await Promise.allSettled([work()]);
  const [searchable] = await Promise.allSettled([searchableWritten(kind, event, ports)]);
  for (const outcome of [worked, searchable]) if (outcome.status === 'rejected') throw outcome.reason;
}

/** A searchable document was written. */
async function searchableWritten(kind: StoredSearchKind, event: Written, ports: Ports): Promise<void> {
  const { data } = event;
  if (!data || isGivenUp(event, ports)) return;
  const { path, id } = data.after.ref;
  await updateSearchTokens({ kind, path, id, before: data.before.data(), after: data.after.data() }, ports);
}

/** A marketing candidate was written; see {@link jobWritten}. */
export async function skillsCandidateWritten(event: Written, ports: Ports): Promise<void> {
  if (isGivenUp(event, ports)) return;
  await andSearchable('skillsCandidates', event, ports, async () => {
    const [before, after] = [event.data?.before, event.data?.after].map((one) => {
      const marketing = skillsCandidateFrom(one?.data());
      return marketing && recordOfMarketing(marketing);
    });
    await queueNotice(before ?? null, after ?? null, ports);
  });
}

/** A tearsheet was written. */
export const tearsheetWritten = (event: Written, ports: Ports): Promise<void> =>
  searchableWritten('tearsheets', event, ports);
