import { collections, documents } from '@portal/domain/paths/firestore-paths';
import { privacyRunSchema, type PrivacyRun } from '@portal/domain/privacy/privacy-run';
import { collection, doc, limit, orderBy, query } from 'firebase/firestore';
import { useData } from '../../firebase/data-provider';
import { useLiveDocument, useLiveQuery, type Live } from '../../firebase/use-live';

const shownRuns = 50;

/** The newest erasures and exports of an organization. */
export function usePrivacyRuns(organizationId: string): Live<PrivacyRun[]> {
  const { firestore } = useData();
  const path = collections.privacyRuns(organizationId);
  const newest = query(collection(firestore, path), orderBy('createdAt', 'desc'), limit(shownRuns));
  return useLiveQuery(path, newest, privacyRunSchema);
}

/** One of them. */
export function usePrivacyRun(organizationId: string, runId: string): Live<PrivacyRun | null> {
  const { firestore } = useData();
  return useLiveDocument(doc(firestore, documents.privacyRun(organizationId, runId)), privacyRunSchema);
}
