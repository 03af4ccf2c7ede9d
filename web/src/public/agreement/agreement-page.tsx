import type { agreementPageApi } from '@portal/domain/contracts/agreement-api';
import { agreementPageTexts as texts } from '@portal/domain/texts/agreement';
import { useCallback } from 'react';
import { callWithoutSession } from '../api/call-without-session';
import { Button } from '../components/button';
import content from '../components/content.module.css';
import { LoadFailed } from '../components/load-failed';
import { Panel } from '../components/panel';
import { Spinner } from '../components/spinner';
import { Toolbar } from '../components/toolbar';
import { useAnswer } from '../components/use-answer';
import { usePublicPage } from '../components/use-public-page';
import { Themed } from '../theme/themed';

const callAgreement = callWithoutSession<typeof agreementPageApi>();

/** Asks a candidate whether the agency may represent them. Nothing changes before a button is pressed. */
export default function AgreementPage({ code }: { code: string }) {
  const load = useCallback((signal: AbortSignal) => callAgreement('getAgreementPage', { code }, signal), [code]);
  const { state, retry } = usePublicPage(load);
  const { answered, isSending, hasFailed, send } = useAnswer<'given' | 'withdrawn'>(
    async (answer) => (await callAgreement('answerAgreement', { code, answer })).state,
  );
  if (state.status === 'loading') return <Spinner label={texts.loading} />;
  if (state.status === 'failed') return <LoadFailed reason={state.reason} onRetry={retry} isPage />;
  const { theme, scope, jobTitle } = state.page;
  const agency = theme.organizationName;
  const current = answered ?? state.page.state;
  return (
    <Themed theme={theme} title={agency}>
      <Toolbar theme={theme} />
      <main className={content.content}>
        <Panel icon={current === 'given' ? 'check' : 'mail'} title={texts.question(agency)}>
          <p>{texts.ask[scope](agency, jobTitle)}</p>
          <p>{texts.before}</p>
          <p role="status">
            {hasFailed && texts.failed}
            {!hasFailed && current === 'given' && texts.given}
            {!hasFailed && current === 'withdrawn' && texts.withdrawn}
          </p>
          {current !== 'given' && (
            <Button variant="filled" isBusy={isSending} onClick={() => void send('given')}>
              {texts.agree}
            </Button>
          )}
          {current !== 'withdrawn' && (
            <Button isBusy={isSending} onClick={() => void send('withdrawn')}>
              {current === 'given' ? texts.withdraw : texts.decline}
            </Button>
          )}
        </Panel>
      </main>
    </Themed>
  );
}
