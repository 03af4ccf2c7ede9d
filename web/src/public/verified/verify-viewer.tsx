import { PortalError } from '@portal/domain/errors/portal-error';
import { formTexts } from '@portal/domain/texts/form';
import { verifiedTexts as texts } from '@portal/domain/texts/verified-viewers';
import { useState, type SyntheticEvent } from 'react';
import { callPublic } from '../api/call';
import { Button } from '../components/button';
import { Panel } from '../components/panel';
import { TextField } from '../components/text-field';
import { saveViewerPass } from '../viewer/viewer-passes';
import classes from '../resume/small-form.module.css';

interface Props {
  /** Of a resume, or of a shortlist. */
  link: { publicToken: string; candidateId: string } | { shortlistToken: string };
  /** The browser has a pass now. */
  onVerified: () => void;
}

/** Shown in place of a page that is only for its recipient: mails a code to them and asks for it. */
export default function VerifyViewer({ link, onVerified }: Props) {
  const [attempt, setAttempt] = useState('');
  const [code, setCode] = useState('');
  const [error, setError] = useState('');
  const [isBusy, setBusy] = useState(false);
  const named =
    'shortlistToken' in link
      ? { publicToken: '', candidateId: '', shortlistToken: link.shortlistToken }
      : { publicToken: link.publicToken, candidateId: link.candidateId, shortlistToken: '' };
  const run = async (work: () => Promise<void>) => {
    setBusy(true);
    setError('');
    try {
      await work();
    } catch (thrown) {
      setError(PortalError.from(thrown).userMessage);
    } finally {
      setBusy(false);
    }
  };
  const request = () =>
    run(async () => {
      const answer = await callPublic('requestViewerCode', named);
      setAttempt(answer.attempt);
      setCode('');
    });
  const confirm = (event: SyntheticEvent) => {
    event.preventDefault();
    if (code.trim() === '') {
      setError(formTexts.required);
      return;
    }
    void run(async () => {
      const answer = await callPublic('confirmViewerCode', { ...named, attempt, code });
      saveViewerPass(answer.viewerPass);
      onVerified();
    });
  };
  if (attempt === '') {
    return (
      <Panel icon="lock" title={texts.title}>
        <div className={classes.form}>
          <p>{texts.hint}</p>
          {error && <p role="alert">{error}</p>}
          <Button variant="filled" isBusy={isBusy} onClick={() => void request()}>
            {texts.mailCode}
          </Button>
        </div>
      </Panel>
    );
  }
  return (
    <Panel icon="lock" title={texts.title}>
      <form className={classes.form} noValidate onSubmit={confirm}>
        <p role="status">{texts.codeSent}</p>
        <TextField
          label={texts.code}
          inputMode="numeric"
          autoComplete="one-time-code"
          autoFocus
          required
          maxLength={20}
          value={code}
          error={error}
          onChange={({ target }) => {
            setCode(target.value);
            setError('');
          }}
        />
        <Button type="submit" variant="filled" isBusy={isBusy}>
          {texts.confirm}
        </Button>
        <Button variant="quiet" onClick={() => void request()}>
          {texts.newCode}
        </Button>
      </form>
    </Panel>
  );
}
