import {
  mailingRecipientSchema,
  mailingSchema,
  type Mailing,
  type MailingRecipient,
} from '@portal/domain/mail/mailing';
import { maxNamedRecipients } from '@portal/domain/contracts/mailings-api';
import { collections, documents } from '@portal/domain/paths/firestore-paths';
import { collection, doc, limit, orderBy, query, where } from 'firebase/firestore';
import type { TableModel, TableState } from '../../../components/grid/table-model';
import { useData } from '../../../firebase/data-provider';
import { useLiveDocument, useLiveQuery } from '../../../firebase/use-live';
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

/** Most mailings of a tearsheet that its funnel adds up. */
const maxAddedUp = 200;

/** The latest mailings about a tearsheet, live, for their sums. */
export function useMailingsAbout(organizationId: string, targetId: string): readonly Mailing[] {
  const { firestore } = useData();
  const path = collections.mailings(organizationId);
  const { data } = useLiveQuery(
    `${path}|${targetId}`,
    query(
      collection(firestore, path),
      where('targetId', '==', targetId),
      orderBy('createdAt', 'desc'),
      limit(maxAddedUp),
    ),
    mailingSchema,
  );
  return data ?? [];
}

/** One mailing, live: its progress. */
export function useMailing(organizationId: string, mailingId: string) {
  const { firestore } = useData();
  return useLiveDocument(doc(firestore, documents.mailing(organizationId, mailingId)), mailingSchema);
}

/** The recipients of a mailing to chosen contacts and leads, to edit or copy it; undefined while they load. */
export function useChosenRecipients({ organizationId, id }: Pick<Mailing, 'organizationId' | 'id'>) {
  const { firestore } = useData();
  const path = collections.mailingRecipients(organizationId, id);
  return useLiveQuery(
    `${path}|chosen`,
    query(collection(firestore, path), limit(maxNamedRecipients)),
    mailingRecipientSchema,
  );
}

/** Most recipients whose answers are shown in full. */
const maxAnswers = 100;

/** The recipients of a mailing who have answered, live, the latest first; empty while they load. */
export function useAnsweredRecipients({ organizationId, id }: Mailing): readonly MailingRecipient[] {
  const { firestore } = useData();
  const path = collections.mailingRecipients(organizationId, id);
  const { data } = useLiveQuery(
    `${path}|answered`,
    query(collection(firestore, path), orderBy('answeredAt', 'desc'), limit(maxAnswers)),
    mailingRecipientSchema,
  );
  // An empty time is stored, too.
  return (data ?? []).filter(({ answeredAt }) => answeredAt);
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
    byLanguage: ['name'],
  });
}
