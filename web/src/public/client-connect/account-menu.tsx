import type { ClientSession } from '@portal/domain/contracts/client-api';
import { PortalError } from '@portal/domain/errors/portal-error';
import { clientTexts as texts } from '@portal/domain/texts/client-connect';
import { passwordTexts } from '@portal/domain/texts/password';
import { useState, type SyntheticEvent } from 'react';
import { Button } from '../components/button';
import { Dialog } from '../components/dialog';
import { TextField } from '../components/text-field';
import { useToast } from '../components/toast';
import { callClient } from './call-client';
import classes from './client.module.css';

interface Props {
  session: ClientSession;
  onChanged: () => void;
  onLeave: () => void;
}

/** Who is signed in; setting a password, and signing out. */
export function AccountMenu({ session, onChanged, onLeave }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [password, setPassword] = useState('');
  const [error, setError] = useState('');
  const [isBusy, setBusy] = useState(false);
  const toast = useToast();
  const leave = async (everywhere: boolean) => {
    try {
      await callClient('signOut', { everywhere });
    } catch (thrown) {
      const { kind, userMessage } = PortalError.from(thrown);
      if (kind !== 'unauthenticated') {
        toast({ kind: 'error', text: userMessage });
        return;
      }
    }
    onLeave();
  };
  const save = async (event: SyntheticEvent) => {
    event.preventDefault();
    setBusy(true);
    try {
      // Loaded here: the rules bring the library of schemas.
      const { passwordViolations } = await import('@portal/domain/fields/password');
      const [broken] = passwordViolations(password);
      if (broken) {
        setError(passwordTexts[broken]);
        return;
      }
      await callClient('setPassword', { password });
      toast({ kind: 'success', text: texts.passwordSet });
      setOpen(false);
      onChanged();
    } catch (thrown) {
      setError(PortalError.from(thrown).userMessage);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <button
        type="button"
        className={classes.account}
        aria-label={texts.account}
        onClick={() => {
          setOpen(true);
        }}
      >
        {(session.name || session.email).slice(0, 1).toUpperCase()}
      </button>
      <Dialog
        isOpen={isOpen}
        title={session.name || session.email}
        onClose={() => {
          setOpen(false);
        }}
      >
        <div className={classes.sheet}>
          <p className={classes.hint}>{session.email}</p>
          {session.canSetPassword ? (
            <form className={classes.form} noValidate onSubmit={(event) => void save(event)}>
              <TextField
                label={texts.newPassword}
                type="password"
                autoComplete="new-password"
                value={password}
                error={error}
                onChange={({ target }) => {
                  setPassword(target.value);
                  setError('');
                }}
              />
              <Button type="submit" isBusy={isBusy}>
                {session.hasPassword ? texts.changePassword : texts.setPassword}
              </Button>
            </form>
          ) : (
            <p className={classes.hint}>{texts.passwordAfterCode}</p>
          )}
          <div className={classes.buttons}>
            <Button variant="filled" onClick={() => void leave(false)}>
              {texts.signOut}
            </Button>
            <Button variant="quiet" onClick={() => void leave(true)}>
              {texts.signOutEverywhere}
            </Button>
          </div>
        </div>
      </Dialog>
    </>
  );
}
