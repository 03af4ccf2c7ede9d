import { outboxNoteSchema, type OutboxNote } from '@portal/domain/ats/outbox-note';
import { collections } from '@portal/domain/paths/firestore-paths';
import { collection, limit, orderBy, query, where } from 'firebase/firestore';
import { useData } from '../../firebase/data-provider';
import { useLiveQuery, type Live } from '../../firebase/use-live';

export type ShownState = Exclude<OutboxNote['state'], 'local'>;

export const shownNotes = 50;

/** The newest notes for the ATS in a state, live. */
export function useOutbox(organizationId: string, state: ShownState): Live<OutboxNote[]> {
  const { firestore } = useData();
  const path = collections.atsNotes(organizationId);
  return useLiveQuery(
    `${path}|${state}`,
    query(collection(firestore, path), where('state', '==', state), orderBy('createdAt', 'desc'), limit(shownNotes)),
    outboxNoteSchema,
  );
}
