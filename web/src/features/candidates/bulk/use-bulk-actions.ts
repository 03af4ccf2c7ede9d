import { candidateName } from '@portal/domain/candidates/candidate-name';
import { jobCandidateSchema, type JobCandidate } from '@portal/domain/candidates/job-candidate';
import { documents } from '@portal/domain/paths/firestore-paths';
import { bulkTexts as texts } from '@portal/domain/texts/bulk';
import { notifications } from '@mantine/notifications';
import { doc, getDoc } from 'firebase/firestore';
import { useState } from 'react';
import { offerUndo } from '../../../components/ui/offer-undo';
import { useData } from '../../../firebase/data-provider';
import { readDocument } from '../../../firebase/use-live';
import { useCandidateActions, type StatusChanges } from '../data/use-candidate-actions';
import { runOneByOne } from './run-one-by-one';

/** A candidate of a job whom a table knows by name. */
export type BulkCandidate = Pick<JobCandidate, 'id' | 'jobId' | 'organizationId' | 'fullName' | 'email'>;

/** Actions on several candidates, with how many are finished; who was not changed is said by name. */
export function useBulkActions() {
  const { firestore } = useData();
  const { writeStatus, markRemoved, restore } = useCandidateActions();
  const [progress, setProgress] = useState<{ finished: number; all: number } | null>(null);

  const run = async (candidates: readonly BulkCandidate[], work: (candidate: BulkCandidate) => Promise<unknown>) => {
    setProgress({ finished: 0, all: candidates.length });
    const outcome = await runOneByOne(candidates, work, (finished) => {
      setProgress({ finished, all: candidates.length });
    });
    setProgress(null);
    sayFailed(outcome.failed, texts.failed);
    return outcome;
  };
  return {
    progress,
    /** @returns who was changed. */
    setStatus: async (candidates: readonly BulkCandidate[], changes: StatusChanges) => {
      const { done } = await run(candidates, async ({ organizationId, jobId, id }) => {
        // The row may be of another page and older than what is stored.
        const stored = await getDoc(doc(firestore, documents.candidate(organizationId, jobId, id)));
        await writeStatus(readDocument(jobCandidateSchema, stored), changes);
      });
      if (done.length > 0) notifications.show({ color: 'green', message: texts.changed(done.length) });
      return done;
    },
    /** @returns who was removed. */
    remove: async (candidates: readonly BulkCandidate[]) => {
      const { done } = await run(candidates, markRemoved);
      if (done.length > 0) {
        offerUndo(texts.removed(done.length), async () => {
          const restored = await runOneByOne(done, restore);
          sayFailed(restored.failed, texts.notRestored);
        });
      }
      return done;
    },
  };
}

function sayFailed(failed: readonly BulkCandidate[], text: (names: readonly string[]) => string): void {
  if (failed.length === 0) return;
  notifications.show({ color: 'red', autoClose: false, message: text(failed.map(candidateName)) });
}
