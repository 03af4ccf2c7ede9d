import { Suspense, type ReactNode } from 'react';
import { ErrorBoundary } from '../../../components/ui/error-boundary';
import { reloadPage } from '../../../components/ui/reload-page';
import { RowsLoading } from '../../../components/ui/states';
import { useFirebase } from '../../../firebase/firebase-context';
import { reportError } from '../../../firebase/report-error';

interface Props {
  /** Id of the candidate it is about: a failure of one is none of the next. */
  candidateId: string;
  /** Stands for it while it is loaded. */
  fallback?: ReactNode;
  /** What trying again does. */
  onRetry?: () => void;
  children: ReactNode;
}

/**
 * A part of a page whose code loads late. It keeps a failure for itself, so that what is written beside it stays, and
 * tells the server of it.
 */
export function LazyPanel({ candidateId, fallback = <RowsLoading />, onRetry = reloadPage, children }: Props) {
  const { auth } = useFirebase();
  return (
    <ErrorBoundary
      resetKey={candidateId}
      onError={(error) => {
        reportError(auth, error, 'part');
      }}
      onRetry={onRetry}
    >
      <Suspense fallback={fallback}>{children}</Suspense>
    </ErrorBoundary>
  );
}
