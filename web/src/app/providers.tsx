import { MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { useEffect, useState, type ReactNode } from 'react';
import { ErrorBoundary } from '../components/ui/error-boundary';
import { PageFailed, PageLoading } from '../components/ui/states';
import { AccountProvider } from '../firebase/account-provider';
import { startFirebase, type FirebaseHandle } from '../firebase/app';
import { FirebaseContext } from '../firebase/firebase-context';
import { SessionBoundary } from '../session/session-boundary';
import { themeOf } from '../theme/theme';

const theme = themeOf();

/** What every page of the staff application stands on: look, notifications, Firebase, session. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <MantineProvider theme={theme} forceColorScheme="light">
      {/*
        Below the middle of the screen there is nothing to press: the ends of rows and of pagers hold their buttons. The
        pointer holds the notice that it is on; the others go on their way, and a new one need not queue.
      */}
      <Notifications position="bottom-center" limit={6} pauseResetOnHover="notification" />
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
      <AccountProvider>
        <SessionBoundary>{children}</SessionBoundary>
      </AccountProvider>
    </FirebaseContext>
  );
}
