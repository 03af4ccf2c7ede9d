import { PortalError } from '@portal/domain/errors/portal-error';
import { publicLinks } from '@portal/domain/links/public-links';
import { shortlistTexts as texts } from '@portal/domain/texts/shortlist';
import { useCallback, useEffect, useRef } from 'react';
import { callPublic } from '../api/call';
import { OutdatedNote } from '../client-connect/outdated-note';
import { useClientPage } from '../client-connect/use-client-page';
import content from '../components/content.module.css';
import { LoadFailed } from '../components/load-failed';
import { Spinner } from '../components/spinner';
import { Toolbar } from '../components/toolbar';
import { AccessCodeForm } from '../resume/access-code-form';
import { PortalSignIn, signsInAtPortal } from '../resume/portal-viewer';
import { Themed } from '../theme/themed';
import { readSessionCode, sessionCodeCookie } from '../viewer/session-code';
import VerifyViewer from '../verified/verify-viewer';
import { ShortlistReader } from './shortlist-reader';

function leave(): void {
  window.location.replace(publicLinks.deadLink());
}

/** The candidates of a submission: the recipient reads them one by one and sends the answers together. */
export default function ShortlistPage({ shortlistToken }: { shortlistToken: string }) {
  const code = useRef('');
  const load = useCallback(
    async (signal: AbortSignal) => {
      const page = await callPublic('getShortlist', { shortlistToken, accessCode: code.current }, { signal });
      const known = page.state === 'accessCodeNeeded' ? readSessionCode(document.cookie, page.jobId) : '';
      if (!known) return { page, accessCode: code.current };
      try {
        const opened = await callPublic('getShortlist', { shortlistToken, accessCode: known }, { signal });
        code.current = known;
        return { page: opened, accessCode: known };
      } catch (error) {
        if (signal.aborted) throw error;
        document.cookie = sessionCodeCookie(page.jobId, '');
        return { page, accessCode: '' };
      }
    },
    [shortlistToken],
  );
  const { state, reload } = useClientPage(load, leave);
  const isGone = state.status === 'failed' && state.error.kind === 'notFound';
  useEffect(() => {
    if (isGone) leave();
  }, [isGone]);
  if (state.status === 'loading' || isGone) return <Spinner label={texts.loading} />;
  if (state.status === 'failed') return <LoadFailed reason={state.error.userMessage} onRetry={reload} isPage />;
  const { isOutdated } = state;
  const { page, accessCode } = state.page;
  const enter = async (given: string) => {
    try {
      await callPublic('getShortlist', { shortlistToken, accessCode: given });
    } catch (error) {
      if (PortalError.from(error).kind === 'permissionDenied') return false;
      throw error;
    }
    code.current = given;
    document.cookie = sessionCodeCookie(page.jobId, given);
    reload();
    return true;
  };
  return (
    <Themed theme={page.theme} title={page.theme.browserTitle}>
      <Toolbar theme={page.theme} />
      <OutdatedNote isOutdated={isOutdated} onRetry={reload} />
      {page.state === 'verificationNeeded' ? (
        <main className={content.content}>
          <VerifyViewer link={{ shortlistToken }} onVerified={reload} />
        </main>
      ) : page.state === 'accessCodeNeeded' ? (
        <main className={content.content}>
          {signsInAtPortal(page, document.cookie) ? <PortalSignIn /> : <AccessCodeForm onSubmit={enter} />}
        </main>
      ) : (
        <ShortlistReader page={page} link={{ shortlistToken, accessCode }} onChanged={reload} />
      )}
    </Themed>
  );
}
