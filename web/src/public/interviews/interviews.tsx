import type { ClientInterviews } from '@portal/domain/contracts/interviews-api';
import { interviewScreenTexts as texts } from '@portal/domain/texts/interviews';
import { lazy, Suspense } from 'react';
import { ErrorBoundary } from '../components/error-boundary';
import type { ResumeAccess } from '../resume/resume-access';
import classes from './interviews.module.css';
import { InterviewsSection } from './interviews-section';

const InterviewsPanel = lazy(() => import('./interviews-panel'));

interface Props {
  resumeKey: ResumeAccess;
  /** As the page brought them; null to load them. */
  first: ClientInterviews | null;
  /** An interview was proposed, agreed or canceled. */
  onChanged?: (() => void) | undefined;
}

/** The viewer's interviews with the candidate. Their code is loaded after the resume; a failure leaves the rest of the page as it is. */
export function Interviews(props: Props) {
  const failed = (
    <InterviewsSection>
      <p className={classes.hint}>{texts.loadFailed}</p>
    </InterviewsSection>
  );
  return (
    <ErrorBoundary fallback={failed}>
      <Suspense fallback={<InterviewsSection />}>
        <InterviewsPanel {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}
