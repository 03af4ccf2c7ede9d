import { clientConnectApi } from '@portal/domain/contracts/client-connect-api';
import { clientShownTexts as texts } from '@portal/domain/texts/client-connect';
import { useCallback } from 'react';
import { runWithNotice } from '../../../components/ui/run-with-notice';
import { callApi } from '../../../firebase/api-client';
import { useFirebase } from '../../../firebase/firebase-context';

/** Shows candidates of a job in Client Connect or hides them, and says so. */
export function useShowInClientConnect(organizationId: string) {
  const { auth } = useFirebase();
  return useCallback(
    ({ jobId, candidateIds, isShown }: { jobId: string; candidateIds: string[]; isShown: boolean }) => {
      const request = { organizationId, jobId, candidateIds, isShown };
      const { length } = candidateIds;
      return runWithNotice(
        () => callApi(auth, clientConnectApi.setCandidatesInClientConnect, request, { api: 'app' }),
        { done: isShown ? texts.shown(length) : texts.hidden(length) },
      );
    },
    [auth, organizationId],
  );
}
