import type { AnswerOf, Endpoint, RequestOf } from '@portal/domain/contracts/endpoint';
import { profilesApi } from '@portal/domain/contracts/profiles-api';
import type { ProfileOwner } from '@portal/domain/profiles/profile-owner';
import { useMemo } from 'react';
import { callApi } from '../../../firebase/api-client';
import { useFirebase } from '../../../firebase/firebase-context';

type WithoutOwner<E> = Omit<RequestOf<E>, keyof ProfileOwner>;

/** The calls about the profiles of one owner. Each rejects with a PortalError that has the message for the user. */
export function useProfileCalls({ organizationId, jobId, candidateId }: ProfileOwner) {
  const { auth } = useFirebase();
  return useMemo(() => {
    const owner = { organizationId, jobId, candidateId };
    const of =
      <E extends Endpoint>(endpoint: E) =>
      (request: WithoutOwner<E>, signal?: AbortSignal): Promise<AnswerOf<E>> =>
        callApi(auth, endpoint, { ...owner, ...request } as RequestOf<E>, { api: 'app', ...(signal && { signal }) });
    return {
      create: of(profilesApi.createProfile),
      save: of(profilesApi.saveProfile),
      format: of(profilesApi.formatProfile),
      choose: of(profilesApi.chooseProfile),
      remove: of(profilesApi.deleteProfile),
      listVersions: of(profilesApi.listProfileVersions),
      getVersion: of(profilesApi.getProfileVersion),
      restore: of(profilesApi.restoreProfile),
      generate: of(profilesApi.generateProfileSection),
      addFiles: of(profilesApi.addProfileFiles),
      removeFile: of(profilesApi.removeProfileFile),
      openFile: of(profilesApi.openProfileFile),
      pdf: of(profilesApi.generateProfilePdf),
      word: of(profilesApi.generateProfileWord),
      findIdentifying: of(profilesApi.findIdentifyingTexts),
      anonymize: of(profilesApi.createAnonymousProfile),
      redact: of(profilesApi.saveRedactions),
    };
  }, [auth, organizationId, jobId, candidateId]);
}
export type ProfileCalls = ReturnType<typeof useProfileCalls>;
