import { PortalError } from '@portal/domain/errors/portal-error';
import { containsMarkup } from '@portal/domain/fields/markup';
import { formTexts } from '@portal/domain/texts/form';
import { publicResumeTexts } from '@portal/domain/texts/public-resume';
import { useState, type SyntheticEvent } from 'react';
import { Button } from '../components/button';
import { Panel } from '../components/panel';
import { TextField } from '../components/text-field';
import classes from './small-form.module.css';

/**
 * Asks for the access code of a resume, which the server checks.
 * @param props.onSubmit resolves to whether the code was right; may throw a PortalError.
 */
export function AccessCodeForm({ onSubmit }: { onSubmit: (code: string) => Promise<boolean> }) {
  const [code, setCode] = useState('');
  const [error, setError] = useState('');
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    const fault = faultOf(code);
    setError(fault);
    if (fault) return;
    setBusy(true);
    try {
      if (!(await onSubmit(code.trim()))) setError(publicResumeTexts.wrongAccessCode);
    } catch (thrown) {
      setError(reasonOf(PortalError.from(thrown)));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Panel icon="lock" title={publicResumeTexts.enterAccessCode}>
      <form className={classes.form} noValidate onSubmit={(event) => void submit(event)}>
        <TextField
          label={publicResumeTexts.accessCode}
          type="password"
          autoComplete="off"
          autoFocus
          required
          maxLength={200}
          value={code}
          error={error}
          onChange={({ target }) => {
            setCode(target.value);
            setError('');
          }}
        />
        <Button type="submit" variant="filled" isBusy={isBusy}>
          {publicResumeTexts.showResume}
        </Button>
      </form>
    </Panel>
  );
}

function faultOf(code: string): string {
  if (!code.trim()) return formTexts.required;
  return containsMarkup(code) ? formTexts.markup : '';
}

function reasonOf(error: PortalError): string {
  const isRefusal = error.kind === 'permissionDenied' || error.kind === 'unauthenticated';
  return isRefusal ? publicResumeTexts.wrongAccessCode : error.userMessage;
}
