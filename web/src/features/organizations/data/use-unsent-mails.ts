import { viewerNoticeSchema, type ViewerNotice } from '@portal/domain/outbox/outbox-item';
import { collections } from '@portal/domain/paths/firestore-paths';
import { collection, limit, orderBy, query, where } from 'firebase/firestore';
import { useData } from '../../../firebase/data-provider';
import { useLiveQuery } from '../../../firebase/use-live';

const shownMails = 50;

/** The newest mails about viewers' answers that could not be sent, live; empty while they load. */
export function useUnsentMails(organizationId: string): readonly ViewerNotice[] {
  const { firestore } = useData();
  const { data } = useLiveQuery(
    `${collections.outbox()}/viewerAnswer/${organizationId}`,
    query(
      collection(firestore, collections.outbox()),
      where('organizationId', '==', organizationId),
      where('kind', '==', 'viewerAnswer'),
      where('state', '==', 'failed'),
      orderBy('createdAt', 'desc'),
      limit(shownMails),
    ),
    viewerNoticeSchema,
  );
  return data ?? [];
}
