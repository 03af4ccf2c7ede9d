import { isEmail } from '@portal/domain/fields/email-address';
import { formTexts } from '@portal/domain/texts/form';
import { publicResumeTexts } from '@portal/domain/texts/public-resume';
import { sendStateTexts } from '@portal/domain/texts/states';
import { useState, type ReactNode, type SyntheticEvent } from 'react';
import { callPublic } from '../api/call';
import { useSending } from '../api/use-sending';
import { Button } from '../components/button';
import { Panel } from '../components/panel';
import { TextField } from '../components/text-field';
import { useToast } from '../components/toast';
import { viewer } from '../viewer/public-viewer';
import { lasting } from '../viewer/safe-storage';
import type { ResumeAccess } from './resume-access';
import classes from './small-form.module.css';

/** A request is remembered for a week. */
const rememberedMs = 7 * 24 * 60 * 60 * 1_000;

/** Shown in place of a resume whose link has expired, with a form to request access. */
export default function ExpiredLink({ resumeKey, contact }: { resumeKey: ResumeAccess; contact: ReactNode }) {
  const storageKey = `${resumeKey.publicToken}_accessRequest`;
  const [hasAccessRequest, setAccessRequest] = useState(() => wasRequested(lasting.get(storageKey)));
  return (
    <>
      <Panel icon="clock" title={publicResumeTexts.expired}>
        {hasAccessRequest ? (
          <p>{publicResumeTexts.requested}</p>
        ) : (
          <RequestAccess
            resumeKey={resumeKey}
            onRequested={() => {
              lasting.set(storageKey, String(Date.now()));
              setAccessRequest(true);
            }}
          />
        )}
      </Panel>
      {contact && <div className={classes.contact}>{contact}</div>}
    </>
  );
}

/** Whether access was requested lately; after that time the viewer may ask again. */
function wasRequested(storedAt: string | null): boolean {
  return Date.now() - Number(storedAt ?? 0) < rememberedMs;
}

function RequestAccess({ resumeKey, onRequested }: { resumeKey: ResumeAccess; onRequested: () => void }) {
  const toast = useToast();
  const [email, setEmail] = useState(() => viewer.get().email);
  const [error, setError] = useState('');
  const { state, send, takeBack } = useSending();
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    const address = email.trim();
    const fault = address ? (isEmail(address) ? '' : formTexts.notAnEmail(address)) : formTexts.required;
    setError(fault);
    if (fault) return;
    try {
      viewer.setEmail(address);
      const request = { ...resumeKey, email: address, viewer: viewer.get() };
      const sent = await send(() => callPublic('requestAccess', request));
      if (!sent) return;
      toast({ kind: 'success', text: publicResumeTexts.requested });
      onRequested();
    } catch {
      setError(publicResumeTexts.requestFailed);
    }
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <div className={classes.form}>
        <TextField
          label={publicResumeTexts.requestPrompt}
          type="email"
          autoComplete="email"
          required
          maxLength={320}
          value={email}
          readOnly={state === 'sending'}
          error={state === 'waiting' ? sendStateTexts.notSent : error}
          onChange={({ target }) => {
            setEmail(target.value);
            setError('');
            // The corrected email is the one to send.
            takeBack();
          }}
        />
        <Button type="submit" variant="filled" isBusy={state !== 'idle'}>
          {publicResumeTexts.request}
        </Button>
      </div>
    </form>
  );
}
