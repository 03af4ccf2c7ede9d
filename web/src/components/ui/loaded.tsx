import type { ReactNode } from 'react';
import { Missing } from './missing';
import { LoadFailed, RowsLoading } from './states';

/** The live data of a page; null for what does not exist. */
type Known<T> = { status: 'loading' } | { status: 'error'; retry: () => void } | { status: 'success'; data: T | null };

interface Props<T> {
  live: Known<T>;
  /** Rows of the placeholder, about as many as the page has. */
  rows?: number;
  children: (data: T) => ReactNode;
}

/** A page about one thing: loading, failed, missing, or there. */
export function Loaded<T>({ live, rows = 6, children }: Props<T>) {
  if (live.status === 'loading') return <RowsLoading rows={rows} />;
  if (live.status === 'error') return <LoadFailed onRetry={live.retry} />;
  if (live.data === null) return <Missing />;
  return children(live.data);
}
