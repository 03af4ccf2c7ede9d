import type { JobCandidate } from '@portal/domain/candidates/job-candidate';
import { currentSubmissionStatus, type SubmissionStatus } from '@portal/domain/candidates/submission-status';
import { candidateTexts } from '@portal/domain/texts/candidates';
import { serverTimestamp } from 'firebase/firestore';
import { useMemo } from 'react';
import { offerUndo } from '../../../components/ui/offer-undo';
import { showFailure } from '../../../components/ui/run-with-notice';
import { useData } from '../../../firebase/data-provider';
import { useFirebase } from '../../../firebase/firebase-context';
import { recordActivity } from '../../../firebase/record-activity';
import { updateCandidate } from './update-candidate';

type Candidate = Pick<JobCandidate, 'organizationId' | 'jobId' | 'id'>;
type Changes = Parameters<typeof updateCandidate>[2];
/** What a user changes of a status. */
export type StatusChanges = Partial<Pick<SubmissionStatus, 'accountManager' | 'client' | 'detail'>>;

/** Actions of staff on a candidate, each recorded in the activity log. */
export function useCandidateActions() {
  const { auth } = useFirebase();
  const { firestore } = useData();
  return useMemo(() => {
    const update = ({ organizationId, jobId, id }: Candidate, changes: Changes) =>
      updateCandidate(firestore, { organizationId, jobId, candidateId: id }, changes);
    const record = (
      { organizationId, jobId, id }: Candidate,
      eventType: Parameters<typeof recordActivity>[2]['eventType'],
      detail = '',
    ) => {
      recordActivity(auth, organizationId, { eventType, jobId, candidateId: id, detail });
    };
    const markRemoved = async (candidate: Candidate) => {
      await update(candidate, { isDeleted: true });
      record(candidate, 'candidateRemoved');
    };
    const writeStatus = async (candidate: JobCandidate, changes: StatusChanges) => {
      const next = { ...candidate.submissionStatus, ...changes };
      const isSubmitted = next.accountManager || next.client;
      const { submittedDate } = candidate.submissionStatus;
      await update(candidate, {
        ...Object.fromEntries(Object.entries(changes).map(([name, value]) => [`submissionStatus.${name}`, value])),
        'submissionStatus.submittedDate': isSubmitted ? (submittedDate ?? serverTimestamp()) : null,
      });
      record(candidate, 'statusChanged', changes.detail || currentSubmissionStatus(next));
    };
    const restore = async (candidate: Candidate) => {
      await update(candidate, { isDeleted: false });
      record(candidate, 'candidateRestored');
    };
    return {
      /** Changes fields; a failure is shown. */
      change: async (candidate: Candidate, changes: Changes) => {
        await update(candidate, changes).catch(showFailure);
      },
      /** Marks a candidate as removed and offers to bring it back exactly as it was. */
      remove: async (candidate: Candidate) => {
        await markRemoved(candidate);
        offerUndo(candidateTexts.removed, () => restore(candidate));
      },
      markRemoved,
      restore,
      writeStatus,
      /** Changes the status; a failure is shown. @returns whether it was changed. */
      setStatus: async (candidate: JobCandidate, changes: StatusChanges) => {
        try {
          await writeStatus(candidate, changes);
          return true;
        } catch {
          showFailure();
          return false;
        }
      },
      recordSharing: (candidate: Candidate, detail: string) => {
        record(candidate, 'sharingChanged', detail);
      },
    };
  }, [auth, firestore]);
}
