import type { ClientJobs, ClientPlace } from '@portal/domain/contracts/client-api';
import { PortalError } from '@portal/domain/errors/portal-error';
import { useState } from 'react';
import { callClient } from './call-client';

type Page = Pick<ClientJobs, 'jobs' | 'next'>;

/** Further pages of a list of jobs, after the first one, which alone is read again while it is looked at. */
export function useMoreJobs(
  { organizationId, contactId }: ClientPlace,
  isClosed: boolean,
  onSignedOut: (error: PortalError) => void,
) {
  const [more, setMore] = useState<Page | null>(null);
  const [failure, setFailure] = useState('');
  const [isLoading, setLoading] = useState(false);
  const showMore = async (after: string) => {
    setLoading(true);
    setFailure('');
    try {
      const { jobs, next } = await callClient('jobs', { organizationId, contactId, isClosed, after });
      setMore((before) => ({ jobs: [...(before?.jobs ?? []), ...jobs], next }));
    } catch (thrown) {
      const error = PortalError.from(thrown);
      if (error.kind === 'unauthenticated') onSignedOut(error);
      else setFailure(error.userMessage);
    } finally {
      setLoading(false);
    }
  };
  /** All pages so far, each job once: one may have moved to the first page meanwhile. */
  const withMore = (first: Page): Page => ({
    jobs: [...new Map([...first.jobs, ...(more?.jobs ?? [])].map((job) => [job.jobId, job])).values()],
    next: more ? more.next : first.next,
  });
  return { withMore, showMore, isLoading, failure };
}
