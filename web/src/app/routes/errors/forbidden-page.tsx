import { errorPageTexts } from '@portal/domain/texts/shell';
import { ErrorPage } from './error-page';

/** /403 and /error403. */
export function Component() {
  return <ErrorPage code="403" message={errorPageTexts.forbidden} hint={errorPageTexts.forbiddenHint} />;
}
