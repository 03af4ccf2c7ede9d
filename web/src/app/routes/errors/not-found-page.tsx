import { errorPageTexts } from '@portal/domain/texts/shell';
import { ErrorPage } from './error-page';

/** /404, /error404 and every unknown URL. */
export function Component() {
  return <ErrorPage code="404" message={errorPageTexts.notFound} hint={errorPageTexts.notFoundHint} />;
}
