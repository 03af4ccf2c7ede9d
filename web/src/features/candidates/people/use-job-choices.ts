import { jobSchema, jobStatus } from '@portal/domain/jobs/job';
import { collections, documents } from '@portal/domain/paths/firestore-paths';
import { queryTokens } from '@portal/domain/search/tokens';
import { collection, doc, limit, orderBy, query, where } from 'firebase/firestore';
import { useData } from '../../../firebase/data-provider';
import { havingTokens } from '../../../firebase/stored-query';
import { useLiveDocument, useLiveQuery } from '../../../firebase/use-live';

/** Most jobs that a choice offers; typing finds others. */
const maxOffered = 30;

/**
 * Jobs to choose from: those that have the typed words, or the newest.
 * @param options.isOpen only open ones.
 * @param options.chosenId a job that is known even when it is not among them.
 */
export function useJobChoices(options: { organizationId: string; text: string; isOpen: boolean; chosenId: string }) {
  const { organizationId, text, isOpen, chosenId } = options;
  const { firestore } = useData();
  const tokens = queryTokens(text);
  const path = collections.jobs(organizationId);
  const found = useLiveQuery(
    `${path}|choice|${String(isOpen)}|${tokens.join(' ')}`,
    query(
      collection(firestore, path),
      ...(isOpen ? [where('status', '==', jobStatus.open)] : []),
      ...(tokens.length > 0 ? havingTokens(tokens) : [orderBy('createdAt', 'desc')]),
      limit(maxOffered),
    ),
    jobSchema,
  );
  const chosen = useLiveDocument(
    chosenId === '' ? null : doc(firestore, documents.job(organizationId, chosenId)),
    jobSchema,
  );
  return { found, chosen: chosen.data ?? null };
}
