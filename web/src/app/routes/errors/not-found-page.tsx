import { errorPageTexts } from '@portal/domain/texts/shell';
import { useLocation } from 'react-router';
import { MessagePage } from '../../../components/layout/message-page';
import { ErrorPage } from './error-page';

/** /404, /error404 and every unknown URL. Viewers of a dead link learn whom to ask; they have no account to sign in to. */
export function Component() {
  const isDeadLink = useLocation().hash === '#link';
  if (isDeadLink)
    return <MessagePage code="404" message={errorPageTexts.deadLink} hint={errorPageTexts.deadLinkHint} />;
  return <ErrorPage code="404" message={errorPageTexts.notFound} hint={errorPageTexts.notFoundHint} />;
}
