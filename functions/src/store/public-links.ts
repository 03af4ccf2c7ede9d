import { string } from 'yup';
import { record, type Model } from '@portal/domain/fields/model';
import { collections, documents } from '@portal/domain/paths/firestore-paths';
import { firestore, readDocument } from './firestore';

/**
 * Targets of public links: `publicJobs/{jobId}` and `publicCandidates/{candidateId}`. A viewer names id and token; the
 * token must match.
 */
export const publicPointerSchema = record({
  organizationId: string().required(),
  jobId: string().required(),
  publicToken: string().required(),
});
export type PublicPointer = Model<typeof publicPointerSchema>;

export const publicLinksStore = {
  async job(jobId: string): Promise<PublicPointer | null> {
    return await readDocument(documents.publicJob(jobId), publicPointerSchema);
  },

  async candidate(candidateId: string): Promise<PublicPointer | null> {
    return await readDocument(documents.publicCandidate(candidateId), publicPointerSchema);
  },

  /** Does any public link have this token? */
  async isTokenTaken(publicToken: string): Promise<boolean> {
    const found = await Promise.all(
      [collections.publicJobs(), collections.publicCandidates()].map((path) =>
        firestore().collection(path).where('publicToken', '==', publicToken).select().limit(1).get(),
      ),
    );
    return found.some((snapshot) => !snapshot.empty);
  },
};
