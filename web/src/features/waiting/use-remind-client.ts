import { submissionsApi } from '@portal/domain/contracts/submissions-api';
import type { ClientWait } from '@portal/domain/submissions/client-wait';
import { clientWaitTexts as texts } from '@portal/domain/texts/client-waits';
import { runWithNotice } from '../../components/ui/run-with-notice';
import { callApi } from '../../firebase/api-client';
import { useFirebase } from '../../firebase/firebase-context';

/** Reminds the client of a candidate; the outcome is shown. */
export function useRemindClient(): (
  wait: Pick<ClientWait, 'organizationId' | 'jobId' | 'candidateId'>,
) => Promise<boolean> {
  const { auth } = useFirebase();
  return ({ organizationId, jobId, candidateId }) =>
    runWithNotice(
      () =>
        callApi(
          auth,
          submissionsApi.remindClient,
          { organizationId, jobId, candidateIds: [candidateId] },
          { api: 'app' },
        ),
      { done: texts.onItsWay },
    );
}
