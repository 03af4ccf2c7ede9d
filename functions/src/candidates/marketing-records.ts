import type { JobCandidate } from '@portal/domain/candidates/job-candidate';
import { collections } from '@portal/domain/paths/firestore-paths';
import { distinctEmails, distinctTexts } from '@portal/domain/privacy/person';
import type { Ports } from '../runtime/ports';

/** Paths of the marketing candidates that were made from candidates, or have their email or id in the ATS. */
export async function marketingRecordsOf(
  { store }: Pick<Ports, 'store'>,
  organizationId: string,
  candidates: readonly JobCandidate[],
): Promise<string[]> {
  const { personDocuments } = store;
  const records = collections.skillsCandidates(organizationId);
  const idsOfAts = distinctTexts(candidates.map(({ candidateBHId }) => candidateBHId));
  const searches = [
    personDocuments.byField(
      records,
      'portal.candidateId',
      candidates.map(({ id }) => id),
    ),
    personDocuments.byField(records, 'candidate.email', distinctEmails(candidates.map(({ email }) => email))),
    personDocuments.byField(records, 'id', idsOfAts),
  ];
  const paths = new Set<string>();
  for (const search of searches) {
    for await (const page of search) for (const { path } of page) paths.add(path);
  }
  return [...paths];
}
