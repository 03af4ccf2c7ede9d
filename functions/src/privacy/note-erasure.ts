import type { PrivacyRun } from '@portal/domain/privacy/privacy-run';
import { noteActions } from '@portal/domain/texts/marketing-notes';
import type { Ports } from '../runtime/ports';
import type { Subject } from './subject';

/**
 * Notes the erasure in the ATS, which has records of its own, and in the organization's log. The note names the person by
 * the id of the ATS alone, and goes as soon as the ATS has it. Without a connection nobody would ever take it.
 */
export async function noteErasure(
  { id, organizationId, requestedBy, requestedByName }: PrivacyRun,
  { person }: Subject,
  { store, clock }: Pick<Ports, 'store' | 'clock'>,
): Promise<void> {
  await store.events.addUserLog(organizationId, {
    user: { uid: requestedBy || 'system', email: '', displayName: requestedByName },
    eventType: 'personErased',
    date: Math.floor(clock.now() / 1_000),
    by: null,
  });
  if (!(await store.integrations.connectionOf(organizationId))) return;
  for (const atsId of person.atsIds) {
    await store.atsNotes.add(
      organizationId,
      {
        ...{ noteType: 'personErased', candidateId: atsId, text: noteActions.personErased, author: requestedBy },
        ...{ jobId: '', tearsheetId: '', recipientId: '', isLead: false },
      },
      `erased-${id.slice(0, 12)}-${atsId}`,
    );
  }
}
