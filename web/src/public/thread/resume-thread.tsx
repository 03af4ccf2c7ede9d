import { lazy, Suspense } from 'react';
import { isStaff } from '../viewer/is-staff';
import type { ThreadProps } from './thread-card';

const ThreadCard = lazy(() => import('./thread-card'));

/** The viewer's messages with the agency about a candidate. The code is loaded after the page; staff have none. */
export function ResumeThread(props: ThreadProps) {
  if (isStaff(document.cookie)) return null;
  return (
    <Suspense>
      <ThreadCard {...props} />
    </Suspense>
  );
}
