import { atsCandidateSchema, atsJobSchema } from '@portal/domain/ats/ats-records';
import { outboxNoteSchema } from '@portal/domain/ats/outbox-note';
import { syncRunSchema } from '@portal/domain/ats/sync-run';
import type { CandidateKey } from '@portal/domain/candidates/candidate-key';
import type { Job } from '@portal/domain/jobs/job';
import { collections, documents } from '@portal/domain/paths/firestore-paths';
import { collection, doc, limit, orderBy, query, where } from 'firebase/firestore';
import { useData } from '../../firebase/data-provider';
import { useLiveDocument, useLiveQuery } from '../../firebase/use-live';
import type { StoredRecord } from './record-state';

/** What is stored about a job of the ATS, live; null while it loads, and for a job of the portal itself. */
export function useStoredJob({
  organizationId,
  entityId,
}: Pick<Job, 'organizationId' | 'entityId'>): StoredRecord | null {
  const { firestore } = useData();
  const path = (name: string) => (entityId === '' ? null : doc(firestore, name));
  const record = useLiveDocument(path(`${collections.atsJobs(organizationId)}/${entityId}`), atsJobSchema);
  const run = useLiveDocument(path(documents.syncRun(organizationId, 'jobs')), syncRunSchema);
  if (!record.data || run.data === undefined) return null;
  const { refreshedAt, isDeleted } = record.data;
  return { refreshedAt: refreshedAt?.toMillis() ?? null, isDeleted, run: run.data, note: null };
}

/** What is stored about a candidate of the ATS, live; null while it loads, and for a candidate of the portal itself. */
export function useStoredCandidate({ organizationId, candidateId }: CandidateKey): StoredRecord | null {
  const { firestore } = useData();
  const reference = doc(firestore, `${collections.atsCandidates(organizationId)}/${candidateId}`);
  const record = useLiveDocument(reference, atsCandidateSchema);
  const path = collections.atsNotes(organizationId);
  const statuses = useLiveQuery(
    `${path}|${candidateId}`,
    query(
      collection(firestore, path),
      where('noteType', '==', 'submissionStatus'),
      where('portalCandidateId', '==', candidateId),
      orderBy('createdAt', 'desc'),
      limit(1),
    ),
    outboxNoteSchema,
  );
  if (!record.data || !statuses.data) return null;
  const refreshedAt = record.data.refreshedAt?.toMillis() ?? null;
  return { refreshedAt, isDeleted: false, run: null, note: statuses.data[0] ?? null };
}
