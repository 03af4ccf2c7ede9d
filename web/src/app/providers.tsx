import { MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { ErrorBoundary } from '../components/ui/error-boundary';
import { LoadFailed, PageLoading } from '../components/ui/states';
import { startFirebase, type FirebaseHandle } from '../firebase/app';
import { FirebaseContext } from '../firebase/firebase-context';
import { themeOf } from '../theme/theme';

const theme = themeOf();

/** What every page of the staff application stands on: look, notifications, Firebase. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <MantineProvider theme={theme} forceColorScheme="light">
      <Notifications position="top-right" limit={4} />
      <ErrorBoundary>
        <WithFirebase>{children}</WithFirebase>
      </ErrorBoundary>
    </MantineProvider>
  );
}

function WithFirebase({ children }: { children: ReactNode }) {
  const [handle, setHandle] = useState<FirebaseHandle | 'failed'>();
  const start = useCallback(() => {
    setHandle(undefined);
    startFirebase().then(setHandle, () => {
      setHandle('failed');
    });
  }, []);
  useEffect(start, [start]);
  if (handle === undefined) return <PageLoading />;
  if (handle === 'failed') return <LoadFailed onRetry={start} />;
  return <FirebaseContext value={handle}>{children}</FirebaseContext>;
}
