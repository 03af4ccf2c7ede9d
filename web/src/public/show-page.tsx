import { Suspense, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { ErrorBoundary } from './components/error-boundary';
import { Spinner } from './components/spinner';
import { ToastProvider } from './components/toast';
import './theme/base.css';

/**
 * Shows a public page.
 * @param waitingLabel what the page says from its first moment on, until its content is there.
 */
export function showPage(page: ReactNode, waitingLabel: string): void {
  const root = document.getElementById('root');
  if (!root) return;
  createRoot(root).render(
    <ErrorBoundary>
      <ToastProvider>
        <Suspense fallback={<Spinner label={waitingLabel} />}>{page}</Suspense>
      </ToastProvider>
    </ErrorBoundary>,
  );
}
