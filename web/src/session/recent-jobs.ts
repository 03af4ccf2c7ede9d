import { maxRecentJobs } from '@portal/domain/constants/application';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { useSignedIn } from './session-context';

/** A visited job. */
export interface RecentJob {
  id: string;
  title: string;
}

const none: readonly RecentJob[] = [];
const listeners = new Set<() => void>();
const cache = new Map<string, { text: string; jobs: readonly RecentJob[] }>();

/** Puts a job first in the list of recently visited ones, which holds five at most. */
export function withVisited(jobs: readonly RecentJob[], visited: RecentJob): readonly RecentJob[] {
  return [visited, ...jobs.filter(({ id }) => id !== visited.id)].slice(0, maxRecentJobs);
}

/** The signed-in user's recently visited jobs, the latest first; stored in this browser per user and organization. */
export function useRecentJobs(): readonly RecentJob[] {
  const key = useStorageKey();
  return useSyncExternalStore(subscribe, () => read(key));
}

/**
 * Notes that a job is on the screen; a missing one leaves the list.
 * @param job undefined while it is loading, null when there is none.
 */
export function useVisitedJob(jobId: string, job: { jobTitle: string } | null | undefined): void {
  const key = useStorageKey();
  const title = job?.jobTitle;
  const isGone = job === null;
  const change = useCallback(
    (next: (jobs: readonly RecentJob[]) => readonly RecentJob[]) => {
      window.localStorage.setItem(key, JSON.stringify(next(read(key))));
      for (const listener of listeners) listener();
    },
    [key],
  );
  useEffect(() => {
    if (title) change((jobs) => withVisited(jobs, { id: jobId, title }));
    else if (isGone) change((jobs) => jobs.filter(({ id }) => id !== jobId));
  }, [change, jobId, title, isGone]);
}

function useStorageKey(): string {
  const { user, organization } = useSignedIn();
  return `portal.recent-jobs.${user.id}.${organization?.id ?? ''}`;
}

/** The same list as long as nothing has changed, as React requires of a store. */
function read(key: string): readonly RecentJob[] {
  const text = window.localStorage.getItem(key);
  if (text === null) return none;
  const known = cache.get(key);
  if (known?.text === text) return known.jobs;
  const jobs = parse(text);
  cache.set(key, { text, jobs });
  return jobs;
}

function parse(text: string): readonly RecentJob[] {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value.filter(isRecentJob).slice(0, maxRecentJobs) : none;
  } catch {
    return none;
  }
}

function isRecentJob(value: unknown): value is RecentJob {
  if (typeof value !== 'object' || value === null || !('id' in value) || !('title' in value)) return false;
  return typeof value.id === 'string' && typeof value.title === 'string';
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
