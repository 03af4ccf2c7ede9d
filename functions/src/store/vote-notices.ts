import type { CandidateKey } from '@portal/domain/candidates/candidate-key';
import { knownViewerSchema } from '@portal/domain/events/public-viewer';
import { record, type Model } from '@portal/domain/fields/model';
import { collections } from '@portal/domain/paths/firestore-paths';
import { resumeVotes } from '@portal/domain/votes/vote';
import { number, string } from 'yup';
import { castDocument, firestore, isNotFound } from './firestore';

/** A vote whose mail waits for the feedback of the same viewer, `voteNotices/{candidateId}~{viewerGuid}`. */
const voteNoticeSchema = record({
  organizationId: string().required(),
  jobId: string().required(),
  candidateId: string().required(),
  vote: string().oneOf(resumeVotes).required(),
  viewer: knownViewerSchema,
  /** When the mail is sent without feedback, in milliseconds since 1970. */
  dueAt: number().required(),
});
export type VoteNotice = Model<typeof voteNoticeSchema>;

const noticesInOneSweep = 100;

export const voteNoticesStore = {
  async add(notice: VoteNotice): Promise<void> {
    await reference(notice.candidateId, notice.viewer.guid).set(notice);
  },

  /** Removes the notice of a viewer's vote, whose feedback mail replaces it. */
  async remove({ candidateId }: Pick<CandidateKey, 'candidateId'>, viewerGuid: string): Promise<void> {
    await reference(candidateId, viewerGuid).delete();
  },

  /** Takes the due notices out of the waiting ones; simultaneous sweeps get different ones. */
  async takeDue(now: number): Promise<VoteNotice[]> {
    const due = await firestore()
      .collection(collections.voteNotices())
      .where('dueAt', '<=', now)
      .limit(noticesInOneSweep)
      .get();
    const taken = await Promise.all(
      due.docs.map(async (snapshot) => {
        try {
          await snapshot.ref.delete({ exists: true });
          return castDocument(snapshot.data(), voteNoticeSchema);
        } catch (error) {
          if (isNotFound(error)) return null;
          throw error;
        }
      }),
    );
    return taken.filter((notice) => notice !== null);
  },
};

function reference(candidateId: string, viewerGuid: string) {
  return firestore().doc(`${collections.voteNotices()}/${candidateId}~${viewerGuid}`);
}
