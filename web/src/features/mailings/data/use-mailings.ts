import {
  mailingRecipientSchema,
  mailingSchema,
  type Mailing,
  type MailingRecipient,
} from '@portal/domain/mail/mailing';
import { collections, documents } from '@portal/domain/paths/firestore-paths';
import { collection, doc } from 'firebase/firestore';
import type { TableModel, TableState } from '../../../components/grid/table-model';
import { useData } from '../../../firebase/data-provider';
import { useLiveDocument } from '../../../firebase/use-live';
import { useStoredTable } from '../../../firebase/use-stored-table';

/** A live page of the organization's mailings. @param targetId only those about it; absent for all. */
export function useMailings(organizationId: string, state: TableState, targetId?: string): TableModel<Mailing> {
  const { firestore } = useData();
  return useStoredTable({
    state,
    collection: collection(firestore, collections.mailings(organizationId)),
    filters: targetId === undefined ? [] : [{ field: 'targetId', value: targetId }],
    schema: mailingSchema,
    searched: null,
  });
}

/** One mailing, live: its progress. */
export function useMailing(organizationId: string, mailingId: string) {
  const { firestore } = useData();
  return useLiveDocument(doc(firestore, documents.mailing(organizationId, mailingId)), mailingSchema);
}

/** A live page of a mailing's recipients. */
export function useRecipients({ organizationId, id, total }: Mailing, state: TableState): TableModel<MailingRecipient> {
  const { firestore } = useData();
  return useStoredTable({
    state,
    collection: collection(firestore, collections.mailingRecipients(organizationId, id)),
    schema: mailingRecipientSchema,
    searched: null,
    sign: total,
  });
}
