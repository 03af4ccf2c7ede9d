import { Timestamp, type Query } from 'firebase-admin/firestore';
import { skillsCandidateSchema } from '@portal/domain/ats/skills-candidate';
import { jobCandidateSchema } from '@portal/domain/candidates/job-candidate';
import type { Notice } from '@portal/domain/candidates/notice';
import { collections } from '@portal/domain/paths/firestore-paths';
import { castDocument, firestore, isNotFound } from './firestore';

/** Most records of a person. */
const maxRecords = 200;

interface StoredRecord {
  path: string;
  notice: Notice;
  isRestricted: boolean;
}

/** Notices to people about their data. */
export const noticesStore = {
  /** The records with these emails: candidates of all jobs, removed ones included, and marketing candidates. */
  async recordsOf(organizationId: string, emails: readonly string[]): Promise<StoredRecord[]> {
    const db = firestore();
    const read = async (query: Query) => (await query.limit(maxRecords).get()).docs;
    const [ofJobs, ofMarketing] = await Promise.all([
      read(db.collectionGroup('candidates').where('organizationId', '==', organizationId).where('email', 'in', emails)),
      read(db.collection(collections.skillsCandidates(organizationId)).where('candidate.email', 'in', emails)),
    ]);
    return [
      ...ofJobs.flatMap((one): StoredRecord[] => {
        const candidate = castDocument(one.data(), jobCandidateSchema);
        const { path } = one.ref;
        return candidate ? [{ path, notice: candidate.notice, isRestricted: candidate.restriction.isOn }] : [];
      }),
      ...ofMarketing.flatMap((one): StoredRecord[] => {
        const marketing = castDocument(one.data(), skillsCandidateSchema);
        const { path } = one.ref;
        return marketing ? [{ path, notice: marketing.notice, isRestricted: marketing.isRestricted }] : [];
      }),
    ];
  },

  /** Records that the person was notified. Records that are gone meanwhile stay gone. */
  async mark(paths: readonly string[], { sentAt, sentTo }: { sentAt: number; sentTo: string }): Promise<void> {
    const notice = { sentAt: Timestamp.fromMillis(sentAt), sentTo };
    await Promise.all(
      paths.map(async (path) => {
        try {
          await firestore().doc(path).update({ notice });
        } catch (error) {
          if (!isNotFound(error)) throw error;
        }
      }),
    );
  },
};
