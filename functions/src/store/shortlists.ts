import { collections } from '@portal/domain/paths/firestore-paths';
import { shortlistSchema, type Shortlist } from '@portal/domain/submissions/shortlist';
import { FieldValue } from 'firebase-admin/firestore';
import { castDocument, firestore, readDocument } from './firestore';

const maxOfRecipient = 50;

/** Links of submissions of several candidates, `shortlists/{token}`. */
export const shortlistsStore = {
  async add(token: string, shortlist: Omit<Shortlist, 'sentAt'>): Promise<void> {
    await firestore()
      .doc(`${collections.shortlists()}/${token}`)
      .create({ ...shortlist, sentAt: FieldValue.serverTimestamp() });
  },

  /** Links of a recipient to candidates of a job, the newest first. */
  async ofRecipient(
    organizationId: string,
    jobId: string,
    email: string,
  ): Promise<{ token: string; shortlist: Shortlist }[]> {
    const { docs } = await firestore()
      .collection(collections.shortlists())
      .where('organizationId', '==', organizationId)
      .where('jobId', '==', jobId)
      .where('email', '==', email)
      .limit(maxOfRecipient)
      .get();
    return docs
      .flatMap((document) => {
        const shortlist = castDocument(document.data(), shortlistSchema);
        return shortlist ? [{ token: document.id, shortlist }] : [];
      })
      .sort((a, b) => (b.shortlist.sentAt?.toMillis() ?? 0) - (a.shortlist.sentAt?.toMillis() ?? 0));
  },

  async get(token: string): Promise<Shortlist | null> {
    return await readDocument(`${collections.shortlists()}/${token}`, shortlistSchema);
  },
};
