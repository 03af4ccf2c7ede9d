import { teamApi } from '@portal/domain/contracts/administration-api';
import type { RequestOf } from '@portal/domain/contracts/endpoint';
import { useMemo } from 'react';
import { callApi } from '../../firebase/api-client';
import { useFirebase } from '../../firebase/firebase-context';

type Input<E> = Omit<RequestOf<E>, 'organizationId'>;

/** Calls about the connection of an organization to its ATS. */
export function useAtsCalls(organizationId: string) {
  const { auth } = useFirebase();
  return useMemo(() => {
    const options = { api: 'app' } as const;
    return {
      connect: (input: Input<typeof teamApi.connectAts>) =>
        callApi(auth, teamApi.connectAts, { organizationId, ...input }, options),
      disconnect: () => callApi(auth, teamApi.disconnectAts, { organizationId }, options),
      choose: (input: Input<typeof teamApi.chooseAtsImports>) =>
        callApi(auth, teamApi.chooseAtsImports, { organizationId, ...input }, options),
      mapStatuses: (input: Input<typeof teamApi.mapAtsStatuses>) =>
        callApi(auth, teamApi.mapAtsStatuses, { organizationId, ...input }, options),
    };
  }, [auth, organizationId]);
}
