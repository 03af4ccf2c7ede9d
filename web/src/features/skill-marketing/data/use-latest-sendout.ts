import { sendoutRecordSchema, type SendoutRecord } from '@portal/domain/ats/skills-candidate';
import { countedSendouts } from '@portal/domain/constants/tearsheets';
import { collections } from '@portal/domain/paths/firestore-paths';
import { collection, limit, orderBy, query, where } from 'firebase/firestore';
import { useData } from '../../../firebase/data-provider';
import { useLiveQuery } from '../../../firebase/use-live';

/** The latest mail about a marketing candidate that was delivered, live; null without one and while it loads. */
export function useLatestSendout(organizationId: string, candidateId: string): SendoutRecord | null {
  const { firestore } = useData();
  const path = collections.sendoutRecords(organizationId);
  const { data } = useLiveQuery(
    `${path}|${candidateId}`,
    query(
      collection(firestore, path),
      where('candidateId', '==', candidateId),
      where('event', '==', 'delivered'),
      orderBy('createdAt', 'desc'),
      limit(countedSendouts),
    ),
    sendoutRecordSchema,
  );
  return data?.[0] ?? null;
}
