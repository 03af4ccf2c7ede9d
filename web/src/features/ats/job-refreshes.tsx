import { middlewareApi } from '@portal/domain/contracts/middleware-api';
import { PortalError } from '@portal/domain/errors/portal-error';
import type { Job } from '@portal/domain/jobs/job';
import { atsTexts } from '@portal/domain/texts/ats';
import { candidateTexts } from '@portal/domain/texts/candidates';
import { failureTexts } from '@portal/domain/texts/states';
import { Button, Menu } from '@mantine/core';
import { IconChevronDown, IconRefresh } from '@tabler/icons-react';
import type { Auth } from 'firebase/auth';
import { runWithNotice } from '../../components/ui/run-with-notice';
import { useWork } from '../../components/ui/use-work';
import { callApi } from '../../firebase/api-client';
import { useFirebase } from '../../firebase/firebase-context';

const middleware = { api: 'middleware' } as const;

/**
 * Imports all candidates who are submitted to the job in the ATS; each call adds some.
 * @throws PortalError when some remain that cannot be added.
 */
async function refreshCandidates(auth: Auth, orgId: string, jobId: string): Promise<void> {
  for (;;) {
    const request = { orgId, jobId, candidateEntityIds: [] };
    const { remaining, added } = await callApi(auth, middlewareApi.refreshJobCandidates, request, middleware);
    if (remaining === 0) return;
    if (added === 0) throw new PortalError('internal', { detail: `${remaining} candidates cannot be added` });
  }
}

/** Imports a job of the ATS and its candidates again. Nothing for a job of the portal itself. */
export function JobRefreshes({ job }: { job: Pick<Job, 'id' | 'organizationId' | 'entityId'> }) {
  const { auth } = useFirebase();
  const { isBusy, work } = useWork();
  const { id: jobId, organizationId: orgId } = job;
  if (job.entityId === '') return null;
  const refreshes = [
    {
      label: atsTexts.refreshJob,
      run: () => callApi(auth, middlewareApi.refreshJob, { orgId, jobId }, middleware),
      outcome: { done: atsTexts.jobRefreshed },
    },
    {
      label: atsTexts.refreshCandidates,
      run: () => refreshCandidates(auth, orgId, jobId),
      outcome: { done: candidateTexts.refreshed, failed: failureTexts.unexpected },
    },
  ];
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <Button variant="default" loading={isBusy} rightSection={<IconChevronDown size={14} aria-hidden />}>
          {atsTexts.menu}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {refreshes.map(({ label, run, outcome }) => (
          <Menu.Item
            key={label}
            leftSection={<IconRefresh size={14} aria-hidden />}
            onClick={() => {
              work(() => runWithNotice(run, outcome));
            }}
          >
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
