import { dayMs } from '@portal/domain/constants/time';
import { documents } from '@portal/domain/paths/firestore-paths';
import type { ScanProgress } from '@portal/domain/resumes/scan-progress';
import { Timestamp } from 'firebase-admin/firestore';
import { firestore } from './firestore';

const documentOf = (organizationId: string, candidateId: string) =>
  firestore().doc(documents.scanProgress(organizationId, candidateId));

/** How far the recognition of uploaded scans is. What an ended instance leaves goes after a day. */
export const scanProgressStore = {
  async set(organizationId: string, candidateId: string, { page, pages }: ScanProgress): Promise<void> {
    const expiresAt = Timestamp.fromMillis(Date.now() + dayMs);
    await documentOf(organizationId, candidateId).set({ page, pages, expiresAt });
  },

  async remove(organizationId: string, candidateId: string): Promise<void> {
    await documentOf(organizationId, candidateId).delete();
  },
};
