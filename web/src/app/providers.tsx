import { MantineProvider } from '@mantine/core';
import { useEffect, useState, type ReactNode } from 'react';
import { Notices } from '../components/layout/notices';
import { ErrorBoundary } from '../components/ui/error-boundary';
import { PageFailed, PageLoading } from '../components/ui/states';
import { AuthStateProvider } from '../firebase/auth-state-provider';
import { startFirebase, type FirebaseHandle } from '../firebase/app';
import { FirebaseContext } from '../firebase/firebase-context';
import { SessionBoundary } from '../session/session-boundary';
import { themeOf } from '../theme/theme';

const theme = themeOf();

/** Everything a page of the staff application needs: theme, notifications, Firebase, session. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <MantineProvider theme={theme} forceColorScheme="light">
      <Notices />
      <ErrorBoundary>
        <WithFirebase>{children}</WithFirebase>
      </ErrorBoundary>
    </MantineProvider>
  );
}

function WithFirebase({ children }: { children: ReactNode }) {
  const [attempt, setAttempt] = useState(0);
  const [started, setStarted] = useState<{ attempt: number; handle: FirebaseHandle | null }>();
  useEffect(() => {
    startFirebase().then(
      (handle) => {
        setStarted({ attempt, handle });
      },
      () => {
        setStarted({ attempt, handle: null });
      },
    );
  }, [attempt]);
  if (started?.attempt !== attempt) return <PageLoading />;
  const { handle } = started;
  if (!handle) {
    return (
      <PageFailed
        onRetry={() => {
          setAttempt(attempt + 1);
        }}
      />
    );
  }
  return (
    <FirebaseContext value={handle}>
      <AuthStateProvider>
        <SessionBoundary>{children}</SessionBoundary>
      </AuthStateProvider>
    </FirebaseContext>
  );
}
