import type { RequestOf } from '@portal/domain/contracts/endpoint';
import { mailingsApi, type StartedMailing } from '@portal/domain/contracts/mailings-api';
import { profilesApi } from '@portal/domain/contracts/profiles-api';
import type { MailPreview } from '@portal/domain/mail/mail-text';
import type { MailingKind } from '@portal/domain/mail/mailing';
import { useMemo } from 'react';
import { callApi } from '../../../firebase/api-client';
import { useFirebase } from '../../../firebase/firebase-context';

/** What is sent to whom, without what it is about. */
export type MailingRequest = Omit<RequestOf<typeof mailingsApi.checkRecipients>, 'kind' | 'targetId'>;

/** Calls about a mailing of one candidate, tearsheet or job. */
export function useMailingCalls(kind: MailingKind, targetId: string) {
  const { auth } = useFirebase();
  return useMemo(() => {
    const options = { api: 'app' } as const;
    const send: Record<MailingKind, (request: MailingRequest) => Promise<StartedMailing>> = {
      profile: (request) => callApi(auth, mailingsApi.sendProfileEmail, { ...request, candidateId: targetId }, options),
      tearsheet: (request) =>
        callApi(auth, mailingsApi.sendTearsheetEmail, { ...request, tearsheetId: targetId }, options),
      jobProfile: (request) => callApi(auth, mailingsApi.sendJobProfileEmail, { ...request, jobId: targetId }, options),
      jobTearsheet: (request) =>
        callApi(auth, mailingsApi.sendJobTearsheetEmail, { ...request, tearsheetId: targetId }, options),
    };
    const preview: Record<MailingKind, (request: MailingRequest) => Promise<MailPreview>> = {
      profile: (request) => callApi(auth, mailingsApi.previewProfile, { ...request, candidateId: targetId }, options),
      tearsheet: (request) =>
        callApi(auth, mailingsApi.previewTearsheet, { ...request, tearsheetId: targetId }, options),
      jobProfile: (request) =>
        callApi(auth, mailingsApi.previewJobProfileEmail, { ...request, jobId: targetId }, options),
      jobTearsheet: (request) =>
        callApi(auth, mailingsApi.previewJobTearsheetEmail, { ...request, tearsheetId: targetId }, options),
    };
    return {
      send: send[kind],
      preview: preview[kind],
      draft: (organizationId: string) =>
        callApi(auth, mailingsApi.mailDraft, { organizationId, kind, targetId }, options),
      check: (request: MailingRequest, signal: AbortSignal) =>
        callApi(auth, mailingsApi.checkRecipients, { ...request, kind, targetId }, { ...options, signal }),
      /** Creates and selects the default profile of a candidate or job. */
      createProfile: (organizationId: string, of: { candidateId: string } | { jobId: string }) =>
        callApi(
          auth,
          profilesApi.createProfile,
          profilesApi.createProfile.request.cast({ organizationId, ...of, isDefault: true }),
          options,
        ),
      test: (request: MailingRequest) =>
        callApi(auth, mailingsApi.sendTestEmail, { ...request, kind, targetId }, options),
    };
  }, [auth, kind, targetId]);
}

/** Calls about a mailing that exists. */
export function useRunningMailing(organizationId: string, mailingId: string) {
  const { auth } = useFirebase();
  return {
    pause: () => callApi(auth, mailingsApi.pauseMailing, { organizationId, mailingId }, { api: 'app' }),
    resume: () => callApi(auth, mailingsApi.resumeMailing, { organizationId, mailingId }, { api: 'app' }),
    stop: () => callApi(auth, mailingsApi.stopMailing, { organizationId, mailingId }, { api: 'app' }),
    remind: (days: number) =>
      callApi(auth, mailingsApi.remindRecipients, { organizationId, mailingId, days }, { api: 'app' }),
  };
}
