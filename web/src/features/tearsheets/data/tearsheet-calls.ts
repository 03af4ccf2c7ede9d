import { linksApi } from '@portal/domain/contracts/links-api';
import { marketingApi, type TearsheetEntryKind } from '@portal/domain/contracts/marketing-api';
import { isAtsId, middlewareApi } from '@portal/domain/contracts/middleware-api';
import { profilesApi } from '@portal/domain/contracts/profiles-api';
import { useMemo } from 'react';
import { callApi } from '../../../firebase/api-client';
import { useFirebase } from '../../../firebase/firebase-context';

/** Calls about the tearsheets of an organization. */
export function useTearsheetCalls(organizationId: string) {
  const { auth } = useFirebase();
  return useMemo(() => {
    const options = { api: 'app' } as const;
    return {
      create: (name: string) => callApi(auth, marketingApi.createTearsheet, { organizationId, name }, options),
      rename: (tearsheetId: string, name: string) =>
        callApi(auth, marketingApi.renameTearsheet, { organizationId, tearsheetId, name }, options),
      remove: (tearsheetId: string) =>
        callApi(auth, marketingApi.deleteTearsheet, { organizationId, tearsheetId }, options),
      add: (tearsheetId: string, kind: TearsheetEntryKind, ids: string[]) =>
        callApi(auth, marketingApi.addToTearsheet, { organizationId, tearsheetId, kind, ids }, options),
      addOfJob: (tearsheetId: string, jobId: string, candidateIds: string[]) =>
        callApi(auth, marketingApi.addJobCandidates, { organizationId, tearsheetId, jobId, candidateIds }, options),
      takeOut: (tearsheetId: string, kind: TearsheetEntryKind, ids: string[]) =>
        callApi(auth, marketingApi.removeFromTearsheet, { organizationId, tearsheetId, kind, ids }, options),
      recommend: (tearsheetId: string, kind: 'candidates' | 'jobs', id: string, isFavorite: boolean) =>
        callApi(
          auth,
          marketingApi.updateTearsheetCandidate,
          { organizationId, tearsheetId, kind, id, isFavorite },
          options,
        ),
      /**
       * Imports the candidate from the ATS again, unless it is the portal's own, then builds the profile named `Default`
       * and selects it unless another one is selected.
       */
      refreshProfile: async (candidateId: string) => {
        if (isAtsId(candidateId)) {
          const request = { orgId: organizationId, candidateId, extraFields: '', createProfile: false };
          await callApi(auth, middlewareApi.refreshSmCandidate, request, { api: 'middleware' });
        }
        await callApi(
          auth,
          profilesApi.createProfile,
          profilesApi.createProfile.request.cast({ organizationId, candidateId, isDefault: true }),
          options,
        );
      },
      link: (tearsheetId: string, kind: 'candidates' | 'jobs', hasGateing: boolean) =>
        callApi(
          auth,
          linksApi.generateTearsheetLink,
          linksApi.generateTearsheetLink.request.cast({ organizationId, tearsheetId, kind, hasGateing }),
          options,
        ),
    };
  }, [auth, organizationId]);
}
