import { jobStatus, type Job } from '@portal/domain/jobs/job';
import { jobTexts } from '@portal/domain/texts/jobs';
import { useCallback } from 'react';
import { offerUndo } from '../../../components/ui/offer-undo';
import { showFailure } from '../../../components/ui/run-with-notice';
import { useData } from '../../../firebase/data-provider';
import { useSignedIn } from '../../../session/session-context';
import { updateJob } from '../data/update-job';

/** Closes an open job, opens a closed one, and offers to undo it; a failure is shown. */
export function useJobStatus(): (job: Job) => Promise<void> {
  const { firestore } = useData();
  const { user } = useSignedIn();
  return useCallback(
    async ({ organizationId, id: jobId, status }) => {
      const set = (wanted: Job['status']) =>
        updateJob(firestore, { organizationId, jobId, changedBy: user.id }, { status: wanted });
      const isOpen = status === jobStatus.open;
      try {
        await set(isOpen ? jobStatus.closed : jobStatus.open);
        offerUndo(isOpen ? jobTexts.wasClosed : jobTexts.opened, () => set(status));
      } catch {
        showFailure();
      }
    },
    [firestore, user.id],
  );
}
