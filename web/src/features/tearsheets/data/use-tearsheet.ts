import { skillsCandidateSchema, type SkillsCandidate } from '@portal/domain/ats/skills-candidate';
import { jobSchema } from '@portal/domain/jobs/job';
import { collections, documents } from '@portal/domain/paths/firestore-paths';
import { maxSearchResults } from '@portal/domain/search/tokens';
import { listedCandidate } from '@portal/domain/tearsheets/public-list';
import { listedEntries, tearsheetSchema, type Tearsheet } from '@portal/domain/tearsheets/tearsheet';
import { firstEntryIds, tearsheetCandidateRows, tearsheetJobRows } from '@portal/domain/tearsheets/tearsheet-rows';
import { collection, doc } from 'firebase/firestore';
import { useMemo } from 'react';
import type { RowsState } from '../../../components/grid/table-model';
import { useData } from '../../../firebase/data-provider';
import type { PublicCandidateRow } from '../components/public-candidate-columns';
import { useLiveDocument, useLiveDocuments, type Live } from '../../../firebase/use-live';

/** One tearsheet of the organization, live. */
export function useTearsheet(organizationId: string, tearsheetId: string) {
  const { firestore } = useData();
  return useLiveDocument(doc(firestore, documents.tearsheet(organizationId, tearsheetId)), tearsheetSchema);
}

/** The first candidates of a tearsheet, bounded like a search. */
export function useTearsheetCandidates(organizationId: string, tearsheet: Tearsheet) {
  const { firestore } = useData();
  const ids = firstEntryIds(tearsheet.candidates.data, maxSearchResults);
  const stored = collection(firestore, collections.skillsCandidates(organizationId));
  const candidates = useLiveDocuments(stored, ids, skillsCandidateSchema);
  return useMemo(
    () => rowsOf(candidates, (found) => tearsheetCandidateRows(tearsheet, found)),
    [candidates, tearsheet],
  );
}

/** Those candidates of a tearsheet that its public list shows, with the fields that it may show. */
export function usePublishedCandidates(organizationId: string, tearsheet: Tearsheet) {
  const { firestore } = useData();
  const ids = firstEntryIds(tearsheet.candidates.data, maxSearchResults);
  const stored = collection(firestore, collections.skillsCandidates(organizationId));
  const candidates = useLiveDocuments(stored, ids, skillsCandidateSchema);
  return useMemo(() => rowsOf(candidates, (found) => publishedRows(tearsheet, found)), [candidates, tearsheet]);
}

function publishedRows(tearsheet: Tearsheet, found: SkillsCandidate[]): PublicCandidateRow[] {
  const favorites = new Map(tearsheet.candidates.data.map(({ id, isFavorite }) => [id, isFavorite]));
  const listed = found.map((one) => ({ ...listedCandidate(one), isFavorite: favorites.get(one.id) ?? false }));
  return listedEntries(listed, { isPublic: true }).map(({ id, values }) => ({
    id,
    values: Object.fromEntries(
      [...values].map(([field, value]) => [field, typeof value === 'object' ? value.join(', ') : value]),
    ),
  }));
}

/** The first jobs of a tearsheet, bounded like a search. */
export function useTearsheetJobs(organizationId: string, tearsheet: Tearsheet) {
  const { firestore } = useData();
  const ids = firstEntryIds(tearsheet.jobs.data, maxSearchResults);
  const jobs = useLiveDocuments(collection(firestore, collections.jobs(organizationId)), ids, jobSchema);
  return useMemo(() => rowsOf(jobs, (found) => tearsheetJobRows(tearsheet, found)), [jobs, tearsheet]);
}

function rowsOf<T, Row>(
  live: Live<{ found: T[]; isFromCache: boolean }>,
  toRows: (found: T[]) => Row[],
): RowsState<Row> {
  if (live.status === 'loading') return { status: 'loading' };
  if (live.status === 'error') return { status: 'error', retry: live.retry };
  const { found, isFromCache } = live.data;
  // An empty list from the cache alone does not prove that the list is empty.
  if (isFromCache && found.length === 0) return { status: 'offline' };
  return { status: 'success', data: toRows(found) };
}
