import type { KeepAnswer, keepPageApi } from '@portal/domain/contracts/retention-api';
import { keepPageTexts as texts } from '@portal/domain/texts/retention';
import { useCallback, useState } from 'react';
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

const callKeepPage = callWithoutSession<typeof keepPageApi>();

/** Asks a candidate whether the agency may keep their data. Deleting is asked twice, since nothing restores it. */
export default function KeepPage({ code }: { code: string }) {
  const load = useCallback((signal: AbortSignal) => callKeepPage('getKeepPage', { code }, signal), [code]);
  const { state, retry } = usePublicPage(load);
  const [isSure, setSure] = useState(false);
  const { answered, isSending, hasFailed, send } = useAnswer<KeepAnswer>(
    async (answer) => (await callKeepPage('answerKeepPage', { code, answer })).answer,
  );
  if (state.status === 'loading') return <Spinner label={texts.loading} />;
  if (state.status === 'failed') return <LoadFailed reason={state.reason} onRetry={retry} isPage />;
  const { theme } = state.page;
  const agency = theme.organizationName;
  return (
    <Themed theme={theme} title={agency}>
      <Toolbar theme={theme} />
      <main className={content.content}>
        <Panel icon={answered === 'keep' ? 'check' : 'mail'} title={texts.question(agency)}>
          {answered === null && <p>{texts.before}</p>}
          <p role="status">
            {hasFailed && texts.failed}
            {answered === 'keep' && texts.kept}
            {answered === 'delete' && texts.deleted}
          </p>
          {answered === null && !isSure && (
            <>
              <Button variant="filled" isBusy={isSending} onClick={() => void send('keep')}>
                {texts.keep}
              </Button>
              <Button
                isBusy={isSending}
                onClick={() => {
                  setSure(true);
                }}
              >
                {texts.delete}
              </Button>
            </>
          )}
          {answered === null && isSure && (
            <>
              <Button variant="filled" isBusy={isSending} onClick={() => void send('delete')}>
                {texts.confirm}
              </Button>
              <Button
                onClick={() => {
                  setSure(false);
                }}
              >
                {texts.back}
              </Button>
            </>
          )}
        </Panel>
      </main>
    </Themed>
  );
}
