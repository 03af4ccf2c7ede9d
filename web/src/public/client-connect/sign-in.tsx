import type { OpenedLoginLink } from '@portal/domain/contracts/client-api';
import type { PublicTheme } from '@portal/domain/contracts/public-api';
import { PortalError } from '@portal/domain/errors/portal-error';
import { clientTexts as texts } from '@portal/domain/texts/client-connect';
import { useEffect, useState, type ReactNode, type SyntheticEvent } from 'react';
import { Button } from '../components/button';
import content from '../components/content.module.css';
import { Panel } from '../components/panel';
import { Spinner } from '../components/spinner';
import { TextField } from '../components/text-field';
import { Themed } from '../theme/themed';
import { unbranded } from '../theme/theme-variables';
import { callClient } from './call-client';
import classes from './client.module.css';
import { ClientHeader } from './client-header';
import { withCaptcha } from './with-captcha';

type Step =
  | { kind: 'email' }
  | { kind: 'code'; email: string; attempt: string }
  | { kind: 'password'; email: string }
  | { kind: 'link'; code: string; opened: OpenedLoginLink };

interface Props {
  /** Why the last session has ended; `''` without one. */
  reason: string;
  /** The look of the host; null for the portal's own. */
  look: PublicTheme | null;
  onSignedIn: () => void;
}

/** Signs in by a mailed link or code, or by password. */
export function SignIn({ reason, look, onSignedIn }: Props) {
  const [step, setStep] = useState<Step>({ kind: 'email' });
  const [theme, setTheme] = useState(look);
  const [failure, setFailure] = useState<PortalError | null>(null);
  const [linkCode, setLinkCode] = useState(codeInUrl);
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    if (linkCode === '') return;
    callClient('openLoginLink', { code: linkCode }).then(
      (opened) => {
        setTheme(opened.theme ?? look);
        setStep({ kind: 'link', code: linkCode, opened });
        setLinkCode('');
      },
      (thrown: unknown) => {
        setFailure(PortalError.from(thrown));
        setLinkCode('');
      },
    );
  }, [linkCode, look]);
  const attempt = async (work: () => Promise<void>) => {
    setBusy(true);
    setFailure(null);
    try {
      await work();
    } catch (thrown) {
      setFailure(PortalError.from(thrown));
    } finally {
      setBusy(false);
    }
  };
  const signedIn = () => {
    // The code is used up: a reload must not show it again.
    window.history.replaceState(null, '', window.location.pathname + window.location.search);
    onSignedIn();
  };
  const askCode = (email: string) =>
    attempt(async () => {
      const { attempt: given } = await withCaptcha((captcha) => callClient('requestCode', { email, captcha }));
      setStep({ kind: 'code', email, attempt: given });
    });
  if (linkCode !== '') return <Spinner label={texts.loading} />;
  return (
    <Themed theme={theme ?? unbranded} title={theme ? texts.titleOf(theme.organizationName) : texts.title}>
      <ClientHeader theme={theme} places={[]} current={null} account={null} />
      <main className={content.content}>
        <Panel icon="lock" title={texts.signIn}>
          {reason && !failure && <p role="status">{reason}</p>}
          <Failure failure={failure} />
          {step.kind === 'email' && (
            <EmailForm
              isBusy={isBusy}
              onSubmit={askCode}
              onPassword={(email) => {
                setStep({ kind: 'password', email });
              }}
            />
          )}
          {step.kind === 'code' && (
            <SmallForm
              label={texts.code}
              hint={texts.codeSent(step.email)}
              submit={texts.confirmCode}
              input={{ inputMode: 'numeric', autoComplete: 'one-time-code', maxLength: 10 }}
              isBusy={isBusy}
              onSubmit={(code) =>
                attempt(async () => {
                  await callClient('confirmCode', { attempt: step.attempt, code });
                  signedIn();
                })
              }
            />
          )}
          {step.kind === 'password' && (
            <PasswordForm
              email={step.email}
              isBusy={isBusy}
              onSubmit={(email, password) =>
                attempt(async () => {
                  await withCaptcha((captcha) => callClient('signIn', { email, password, captcha }));
                  signedIn();
                })
              }
            />
          )}
          {step.kind === 'link' && (
            <MailedLink
              opened={step.opened}
              isBusy={isBusy}
              onConfirm={() =>
                attempt(async () => {
                  await callClient('redeemLoginLink', { code: step.code });
                  signedIn();
                })
              }
              onRenew={() =>
                attempt(async () => {
                  setStep({ kind: 'code', ...(await callClient('renewLoginLink', { code: step.code })) });
                })
              }
            />
          )}
          {step.kind !== 'email' && (
            <Button
              variant="quiet"
              onClick={() => {
                setFailure(null);
                setStep({ kind: 'email' });
              }}
            >
              {step.kind === 'password' ? texts.useCode : texts.otherEmail}
            </Button>
          )}
        </Panel>
      </main>
    </Themed>
  );
}

/** The code of a mailed link. It is after the mark, which servers never see. */
function codeInUrl(): string {
  return new URLSearchParams(window.location.hash.slice(1)).get('code') ?? '';
}

/** Why something failed; staff get the way to their application. */
function Failure({ failure }: { failure: PortalError | null }) {
  if (!failure) return null;
  return (
    <p className={classes.failure} role="alert">
      {failure.userMessage} {failure.kind === 'permissionDenied' && <a href="/login">{texts.openStaff}</a>}
    </p>
  );
}

interface EmailProps {
  isBusy: boolean;
  onSubmit: (email: string) => Promise<void>;
  onPassword: (email: string) => void;
}

function EmailForm({ isBusy, onSubmit, onPassword }: EmailProps) {
  const [email, setEmail] = useState('');
  return (
    <SmallForm
      label={texts.email}
      hint={texts.signInHint}
      submit={texts.mailCode}
      input={{ type: 'email', autoComplete: 'email', maxLength: 254 }}
      isBusy={isBusy}
      onChange={setEmail}
      onSubmit={onSubmit}
    >
      <Button
        variant="quiet"
        onClick={() => {
          onPassword(email);
        }}
      >
        {texts.usePassword}
      </Button>
    </SmallForm>
  );
}

interface SmallFormProps {
  label: string;
  hint: string;
  submit: string;
  input: Partial<Parameters<typeof TextField>[0]>;
  isBusy: boolean;
  onChange?: (value: string) => void;
  onSubmit: (value: string) => Promise<void>;
  children?: ReactNode;
}

/** A form of one field. */
function SmallForm({ label, hint, submit, input, isBusy, onChange, onSubmit, children }: SmallFormProps) {
  const [value, setValue] = useState('');
  const send = (event: SyntheticEvent) => {
    event.preventDefault();
    if (value.trim() !== '' && !isBusy) void onSubmit(value.trim());
  };
  return (
    <form className={classes.form} noValidate onSubmit={send}>
      <TextField
        {...input}
        label={label}
        hint={hint}
        required
        autoFocus
        value={value}
        onChange={({ target }) => {
          setValue(target.value);
          onChange?.(target.value);
        }}
      />
      <Button type="submit" variant="filled" isBusy={isBusy}>
        {submit}
      </Button>
      {children}
    </form>
  );
}

interface PasswordProps {
  email: string;
  isBusy: boolean;
  onSubmit: (email: string, password: string) => Promise<void>;
}

function PasswordForm({ email: typed, isBusy, onSubmit }: PasswordProps) {
  const [email, setEmail] = useState(typed);
  const [password, setPassword] = useState('');
  const send = (event: SyntheticEvent) => {
    event.preventDefault();
    if (email.trim() !== '' && password !== '' && !isBusy) void onSubmit(email.trim(), password);
  };
  return (
    <form className={classes.form} noValidate onSubmit={send}>
      <TextField
        label={texts.email}
        type="email"
        autoComplete="email"
        required
        value={email}
        onChange={({ target }) => {
          setEmail(target.value);
        }}
      />
      <TextField
        label={texts.password}
        type="password"
        autoComplete="current-password"
        required
        value={password}
        onChange={({ target }) => {
          setPassword(target.value);
        }}
      />
      <Button type="submit" variant="filled" isBusy={isBusy}>
        {texts.signIn}
      </Button>
    </form>
  );
}

interface LinkProps {
  opened: OpenedLoginLink;
  isBusy: boolean;
  onConfirm: () => Promise<void>;
  onRenew: () => Promise<void>;
}

/** A mailed link: signs in by a press, because programs that scan mails open links as well. */
function MailedLink({ opened, isBusy, onConfirm, onRenew }: LinkProps) {
  const { state, email, theme } = opened;
  if (state === 'good') {
    return (
      <div className={classes.form}>
        {theme && <p>{texts.invitedBy(theme.organizationName)}</p>}
        <Button variant="filled" isBusy={isBusy} onClick={() => void onConfirm()}>
          {texts.signInAs(email)}
        </Button>
      </div>
    );
  }
  return (
    <div className={classes.form}>
      <p>{state === 'used' ? texts.linkUsed : texts.linkExpired}</p>
      <Button variant="filled" isBusy={isBusy} onClick={() => void onRenew()}>
        {texts.newLink}
      </Button>
    </div>
  );
}
