import type { RequestOf } from '@portal/domain/contracts/endpoint';
import type { unsubscribeApi } from '@portal/domain/contracts/unsubscribe-api';
import { unsubscribeTexts } from '@portal/domain/texts/unsubscribe';
import { useCallback, useRef, useState } from 'react';
import { callWithoutSession } from '../api/call-without-session';
import { Button } from '../components/button';
import content from '../components/content.module.css';
import { LoadFailed } from '../components/load-failed';
import { Panel } from '../components/panel';
import { Spinner } from '../components/spinner';
import { Toolbar } from '../components/toolbar';
import { usePublicPage } from '../components/use-public-page';
import { Themed } from '../theme/themed';
import classes from './unsubscribe.module.css';

type Contract = Pick<typeof unsubscribeApi, 'getUnsubscribePage' | 'unsubscribe'>;

const callUnsubscribe = callWithoutSession<Contract>();

/** Asks whether the recipient wants no more mails. Nothing changes before the button is pressed. */
export default function UnsubscribePage(path: RequestOf<Contract['getUnsubscribePage']>) {
  const given = useRef(path);
  const load = useCallback((signal: AbortSignal) => callUnsubscribe('getUnsubscribePage', given.current, signal), []);
  const { state, retry } = usePublicPage(load);
  const [progress, setProgress] = useState<'asked' | 'sending' | 'confirmed' | 'silent'>('asked');
  const [isAll, setAll] = useState(false);
  if (state.status === 'loading') return <Spinner label={unsubscribeTexts.loading} />;
  if (state.status === 'failed') return <LoadFailed reason={state.reason} onRetry={retry} isPage />;
  const { theme, about, all, question, button, confirmation } = state.page;
  const confirm = async () => {
    setProgress('sending');
    try {
      const { isConfirmed } = await callUnsubscribe('unsubscribe', { ...given.current, isAll });
      setProgress(isConfirmed ? 'confirmed' : 'silent');
    } catch {
      // A failure is not shown; the button stays disabled.
      setProgress('silent');
    }
  };
  return (
    <Themed theme={theme} title={theme.organizationName}>
      <Toolbar theme={theme} />
      <main className={content.content}>
        {progress === 'confirmed' ? (
          <div role="status">
            <Panel icon="check" title={confirmation} />
          </div>
        ) : (
          <Panel icon="mail" title={question}>
            <p>{about}</p>
            <label className={classes.all}>
              <input
                type="checkbox"
                checked={isAll}
                disabled={progress !== 'asked'}
                onChange={(event) => {
                  setAll(event.target.checked);
                }}
              />
              {all}
            </label>
            <Button
              variant="filled"
              isBusy={progress === 'sending'}
              disabled={progress === 'silent'}
              onClick={() => void confirm()}
            >
              {button}
            </Button>
          </Panel>
        )}
      </main>
    </Themed>
  );
}
