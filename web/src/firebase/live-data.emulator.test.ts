import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { collections, documents } from '@portal/domain/paths/firestore-paths';
import { jobSchema } from '@portal/domain/jobs/job';
import { act, renderHook, waitFor } from '@testing-library/react';
import { collection, doc } from 'firebase/firestore';
import { createElement, useState, type ReactNode } from 'react';
import type { Anchor, TableState } from '../components/grid/table-model';
import { signedInRecruiter } from '../testing/emulators';
import { AuthStateContext, type AuthState } from './auth-state';
import { FirebaseContext } from './firebase-context';
import { useLiveDocument } from './use-live';
import { useStoredTable } from './use-stored-table';

const organizationId = `web-${crypto.randomUUID().slice(0, 12)}`;
const jobPath = (id: string) => documents.job(organizationId, id);
let recruiter: Awaited<ReturnType<typeof signedInRecruiter>>;

/** A job that is listed; its title orders it. */
const storeJob = (id: string, jobTitle: string) =>
  recruiter.store(jobPath(id), { organizationId, jobTitle, status: 'Open' });

/** Firestore answers at any time, so changes of a hook are not the result of an action of the test. */
const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };

beforeAll(async () => {
  environment.IS_REACT_ACT_ENVIRONMENT = false;
  recruiter = await signedInRecruiter({ organizationId });
});
afterAll(async () => {
  await recruiter.close();
});

/** A page of the signed-in recruiter. */
function page() {
  const { auth, handle } = recruiter;
  if (!auth.currentUser) throw new Error('Nobody is signed in.');
  const state: AuthState = {
    status: 'signedIn',
    authUser: auth.currentUser,
    isEmailVerified: true,
    isExpired: false,
    signIns: 0,
  };
  return function Page({ children }: { children: ReactNode }) {
    return createElement(
      FirebaseContext,
      { value: handle },
      createElement(AuthStateContext, { value: state }, children),
    );
  };
}

const listenTo = (path: string) =>
  renderHook(() => useLiveDocument(doc(recruiter.firestore, path), jobSchema), { wrapper: page() });

test('a document is live: missing, written, changed', async () => {
  const { result } = listenTo(jobPath('live'));
  expect(result.current.status).toBe('loading');
  await waitFor(() => {
    expect(result.current).toMatchObject({ status: 'success', data: null });
  });
  await storeJob('live', 'Nurse');
  await waitFor(() => {
    expect(result.current.data).toMatchObject({ id: 'live', jobTitle: 'Nurse' });
  });
  await storeJob('live', 'Head nurse');
  await waitFor(() => {
    expect(result.current.data).toMatchObject({ jobTitle: 'Head nurse' });
  });
});

test('a refused document is an error that can be retried', async () => {
  const { result } = listenTo(documents.job('another-agency', 'job'));
  await waitFor(() => {
    expect(result.current.status).toBe('error');
  });
  act(() => {
    result.current.retry();
  });
  expect(result.current.status).toBe('loading');
  await waitFor(() => {
    expect(result.current.status).toBe('error');
  });
});

/** The jobs table with two rows a page, as a screen holds its state. */
function useJobs(
  first: { page: number; anchor: Anchor | null },
  agency = organizationId,
  sorted?: { status: string; byLanguage: string[] },
) {
  const [place, setPlace] = useState(first);
  const state: TableState = {
    tableId: 'jobs',
    sort: { field: 'jobTitle', direction: 'asc' },
    pageSize: 2,
    ...place,
    search: '',
    onSort: () => undefined,
    onPageSize: () => undefined,
    onPage: (next, anchor = null) => {
      setPlace({ page: next, anchor });
    },
    onLost: () => {
      setPlace({ page: 0, anchor: null });
    },
    onSearch: () => undefined,
    filter: () => null,
    onFilter: () => undefined,
    link: () => '',
  };
  return useStoredTable({
    state,
    collection: collection(recruiter.firestore, collections.jobs(agency)),
    filters: [{ field: 'status', value: sorted?.status ?? 'Open' }],
    schema: jobSchema,
    byLanguage: sorted?.byLanguage ?? [],
    searched: null,
  });
}

const openTable = (first: { page: number; anchor: Anchor | null } = { page: 0, anchor: null }) =>
  renderHook(() => useJobs(first), { wrapper: page() });

/** The titles of the shown rows; null while there are none. */
const titlesOf = ({ rows }: ReturnType<typeof useJobs>) =>
  rows.status === 'success' ? rows.data.map(({ jobTitle }) => jobTitle) : null;

test('a table shows pages by cursors, counts the whole, follows changes, and returns when its anchor is gone', async () => {
  await recruiter.store(jobPath('live'), { organizationId, jobTitle: 'Head nurse', status: 'Closed' });
  for (const title of ['A', 'B', 'C', 'D', 'E']) await storeJob(`job-${title}`, title);
  const { result } = openTable();
  const shows = (titles: string[], total: number) =>
    waitFor(() => {
      expect([titlesOf(result.current), result.current.paging.total]).toEqual([titles, total]);
    });

  await shows(['A', 'B'], 5);
  act(() => {
    result.current.paging.onNext();
  });
  await shows(['C', 'D'], 5);
  expect(result.current.paging).toMatchObject({ page: 1, hasNext: true });

  await storeJob('job-CC', 'CC');
  await shows(['C', 'CC'], 6);
  act(() => {
    result.current.paging.onNext();
  });
  await shows(['D', 'E'], 6);
  await waitFor(() => {
    expect(result.current.paging.hasNext).toBe(false);
  });
  act(() => {
    result.current.paging.onPrevious();
  });
  await shows(['C', 'CC'], 6);

  const all = await result.current.readAll({ signal: new AbortController().signal, onProgress: () => undefined });
  expect(all.map(({ jobTitle }) => jobTitle)).toEqual(['A', 'B', 'C', 'CC', 'D', 'E']);

  const lost = openTable({ page: 3, anchor: { side: 'after', id: 'never-stored' } });
  await waitFor(() => {
    expect([titlesOf(lost.result.current), lost.result.current.paging.page]).toEqual([['A', 'B'], 0]);
  });
});

test('a table that may not be read is an error, not an empty list', async () => {
  const { result } = renderHook(() => useJobs({ page: 0, anchor: null }, 'another-agency'), { wrapper: page() });
  await waitFor(() => {
    expect(result.current.rows.status).toBe('error');
  });
});

test('a short list that is sorted by names has the order of the language, over its pages', async () => {
  for (const [index, jobTitle] of ['Zimmer', 'Łukasz', 'Émile', 'adams', 'Fox'].entries())
    await recruiter.store(jobPath(`n${index}`), { organizationId, jobTitle, status: 'Named' });
  const sorted = { status: 'Named', byLanguage: ['jobTitle'] };
  const { result } = renderHook(() => useJobs({ page: 0, anchor: null }, organizationId, sorted), { wrapper: page() });
  await waitFor(() => {
    expect([titlesOf(result.current), result.current.paging.total]).toEqual([['adams', 'Émile'], 5]);
  });
  act(() => {
    result.current.paging.onNext();
  });
  await waitFor(() => {
    expect(titlesOf(result.current)).toEqual(['Fox', 'Łukasz']);
  });
});
