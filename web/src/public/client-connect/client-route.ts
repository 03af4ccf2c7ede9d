import { useCallback, useSyncExternalStore } from 'react';

/** The page of Client Connect that a URL names. */
export type ClientRoute =
  | { page: 'home' }
  | { page: 'jobs'; organizationId: string; contactId: string; isClosed: boolean }
  /** `contactId` is empty in links of resume pages, which know the organization only; `candidateId` with none opened. */
  | { page: 'job'; organizationId: string; contactId: string; jobId: string; candidateId: string };

const id = '(?!__[^/]*__(?:/|$))([A-Za-z0-9_-]{1,128})';
const jobPattern = new RegExp(`^/client/${id}(?:/${id})?/jobs/${id}(?:/${id})?/?$`);
const jobsPattern = new RegExp(`^/client/${id}/${id}(/closed)?/?$`);

/** The page of a path; every other is the first page. @param pathname in the format of `location.pathname`. */
export function clientRouteOf(pathname: string): ClientRoute {
  const [, organization, contact = '', jobId, candidateId = ''] = jobPattern.exec(pathname) ?? [];
  if (organization && jobId) {
    return { page: 'job', organizationId: organization, contactId: contact, jobId, candidateId };
  }
  const [, organizationId, contactId, closed] = jobsPattern.exec(pathname) ?? [];
  if (organizationId && contactId) return { page: 'jobs', organizationId, contactId, isClosed: closed !== undefined };
  return { page: 'home' };
}

interface Place {
  organizationId: string;
  contactId: string;
}

/** Paths of the pages. */
export const clientPaths = {
  home: () => '/client',
  jobs: ({ organizationId, contactId }: Place, isClosed = false) =>
    `/client/${organizationId}/${contactId}${isClosed ? '/closed' : ''}`,
  job: ({ organizationId, contactId }: Place, jobId: string, candidateId = '') =>
    `/client/${organizationId}/${contactId}/jobs/${jobId}${candidateId && `/${candidateId}`}`,
} as const;

const moved = 'client-moved';

/** Shows another page. @param options.replaces leaves no entry in the history. */
export function goTo(path: string, { replaces = false } = {}): void {
  if (path === window.location.pathname) return;
  if (replaces) window.history.replaceState(null, '', path);
  else window.history.pushState(null, '', path);
  window.dispatchEvent(new Event(moved));
}

/** The path that is shown now. */
export function useClientPath(): string {
  return useSyncExternalStore(
    useCallback((onChange: () => void) => {
      window.addEventListener('popstate', onChange);
      window.addEventListener(moved, onChange);
      return () => {
        window.removeEventListener('popstate', onChange);
        window.removeEventListener(moved, onChange);
      };
    }, []),
    () => window.location.pathname,
  );
}
