import { lazy, Suspense } from 'react';
import type { ResumeAccess } from '../resume/resume-access';
import { isStaff } from '../viewer/is-staff';

const ThreadCard = lazy(() => import('./thread-card'));

/** The viewer's messages with the agency about a candidate. Loaded after the page; staff have none. */
export function ResumeThread(props: { resumeKey: ResumeAccess; agency: string }) {
  if (isStaff(document.cookie)) return null;
  return (
    <Suspense>
      <ThreadCard {...props} />
    </Suspense>
  );
}
