import { useEffect } from 'react';
import { useRouteError } from 'react-router';
import { reloadPage } from '../../../components/ui/reload-page';
import { LoadFailed, PageFailed } from '../../../components/ui/states';
import { useFirebase } from '../../../firebase/firebase-context';
import { reportError } from '../../../firebase/report-error';

/**
 * Shown in place of a screen whose code could not be fetched: the connection is lost, or there was a release.
 * @param isPage whether the screen is a whole page, without the application's frame.
 */
export function ScreenFailed({ isPage = false }: { isPage?: boolean }) {
  const error = useRouteError();
  const { auth } = useFirebase();
  useEffect(() => {
    reportError(auth, error, 'screen');
  }, [auth, error]);
  return isPage ? <PageFailed onRetry={reloadPage} /> : <LoadFailed headingLevel={1} onRetry={reloadPage} />;
}
