import { Suspense, type ReactNode } from 'react';
import { ErrorBoundary } from '../../../components/ui/error-boundary';
import { reloadPage } from '../../../components/ui/reload-page';
import { RowsLoading } from '../../../components/ui/states';
import { useFirebase } from '../../../firebase/firebase-context';
import { reportError } from '../../../firebase/report-error';

interface Props {
  /** Resets a failure when another candidate is shown. */
  candidateId: string;
  /** Shown while it loads. */
  fallback?: ReactNode;
  /** What trying again does. */
  onRetry?: () => void;
  children: ReactNode;
}

/**
 * A part of a page whose code is loaded on demand. A failure stays inside of it, so that the rest of the page stays, and
 * is reported to the server.
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
