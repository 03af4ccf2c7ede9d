import { useCallback } from 'react';
import { tearsheetTexts } from '@portal/domain/texts/tearsheets';
import { callPublic } from '../api/call';
import { LoadFailed } from '../components/load-failed';
import { Spinner } from '../components/spinner';
import { usePublicPage } from '../components/use-public-page';
import { usePageAccess } from '../marketing/use-page-access';
import type { ListAddress } from './list-page';
import classes from './list.module.css';

/** A list as raw JSON. */
export default function JsonPage({ kind, organizationId, tearsheetId }: ListAddress) {
  const { access } = usePageAccess();
  const { state, retry } = usePublicPage<unknown>(
    useCallback(
      (signal) => {
        const { data, gatePass } = access;
        const request = { organizationId, tearsheetId, data, gatePass };
        return callPublic(kind === 'jobs' ? 'getJobListJson' : 'getCandidateListJson', request, { signal });
      },
      [kind, organizationId, tearsheetId, access],
    ),
  );
  if (state.status === 'loading') {
    return <Spinner label={kind === 'jobs' ? tearsheetTexts.retrievingJobs : tearsheetTexts.retrievingCandidates} />;
  }
  if (state.status === 'failed') return <LoadFailed reason={state.reason} onRetry={retry} isPage />;
  return <pre className={classes.json}>{JSON.stringify(state.page, null, 2)}</pre>;
}
