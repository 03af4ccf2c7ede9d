import { middlewareApi, requestedKinds } from '@portal/domain/contracts/middleware-api';
import type { SyncKind } from '@portal/domain/ats/sync-run';
import { atsTexts } from '@portal/domain/texts/ats';
import { dayMs } from '@portal/domain/constants/time';
import type { Auth } from 'firebase/auth';
import { callApi } from '../../firebase/api-client';

const middleware = { api: 'middleware' } as const;

/** An import that people start: its label, its call, and what they are shown afterwards. */
export interface Refresh {
  kind: SyncKind;
  label: string;
  run: (auth: Auth, organizationId: string) => Promise<unknown>;
  done: string;
  failed: string;
}

const tearsheetOutcome = { done: atsTexts.tearsheetsQueued, failed: atsTexts.tearsheetsFailed };

/** Imports that people start, in the order of the menu. */
export const refreshes: readonly Refresh[] = [
  {
    kind: 'tearsheets',
    label: atsTexts.refreshTearsheets,
    run: (auth, orgId) =>
      callApi(
        auth,
        middlewareApi.refreshTearsheets,
        { orgId, isNewSession: true, forceLastModifiedDate: null },
        middleware,
      ),
    ...tearsheetOutcome,
  },
  {
    kind: 'tearsheets',
    label: atsTexts.refreshChanged,
    // What changed in the last month, in seconds.
    run: (auth, orgId) =>
      callApi(
        auth,
        middlewareApi.refreshTearsheets,
        { orgId, isNewSession: false, forceLastModifiedDate: Math.floor((Date.now() - 30 * dayMs) / 1_000) },
        middleware,
      ),
    ...tearsheetOutcome,
  },
  {
    kind: 'clientContacts',
    label: atsTexts.refreshClientContacts,
    run: (auth, orgId) => callApi(auth, middlewareApi.refreshClientContacts, { orgId }, middleware),
    done: atsTexts.clientContactsQueued,
    failed: atsTexts.clientContactsFailed,
  },
  {
    kind: 'leads',
    label: atsTexts.refreshLeads,
    run: (auth, orgId) => callApi(auth, middlewareApi.refreshLeads, { orgId }, middleware),
    done: atsTexts.leadsQueued,
    failed: atsTexts.leadsFailed,
  },
];

/** Imports that admins start, besides those of the menu. */
export const adminRefreshes: readonly Refresh[] = requestedKinds.map((kind) => ({
  kind,
  label: atsTexts.refreshKind(atsTexts.kinds[kind]),
  run: (auth, orgId) => callApi(auth, middlewareApi.refreshKind, { orgId, kind }, middleware),
  done: atsTexts.queued[kind],
  failed: atsTexts.kindFailed,
}));
