import { maxMessageLength } from '@portal/domain/constants/threads';
import type { ViewerThread } from '@portal/domain/contracts/threads-api';
import { PortalError } from '@portal/domain/errors/portal-error';
import { isEmail } from '@portal/domain/fields/email-address';
import { formTexts } from '@portal/domain/texts/form';
import { sendStateTexts } from '@portal/domain/texts/states';
import { threadTexts as texts } from '@portal/domain/texts/threads';
import { useId, useState, type SyntheticEvent } from 'react';
import { callPublic } from '../api/call';
import { useSending } from '../api/use-sending';
import { Button } from '../components/button';
import fields from '../components/field.module.css';
import { TextField } from '../components/text-field';
import { useToast } from '../components/toast';
import type { ResumeAccess } from '../resume/resume-access';
import { viewer } from '../viewer/public-viewer';
import { randomId } from '../viewer/random-id';
import classes from './thread.module.css';

interface Props {
  resumeKey: ResumeAccess;
  /** Whether name and email are asked for. */
  asksWho: boolean;
  onSent: (thread: ViewerThread) => void;
}

type Errors = Partial<Record<'text' | 'name' | 'email', string>>;

/** Writes a message to the agency. */
export function MessageForm({ resumeKey, asksWho, onSent }: Props) {
  const id = useId();
  const toast = useToast();
  const [text, setText] = useState('');
  const [name, setName] = useState('');
  const [email, setEmail] = useState(() => viewer.get().email);
  const [errors, setErrors] = useState<Errors>({});
  // The id stays until the message is stored, so that a repeated call adds one.
  const [messageId, setMessageId] = useState(randomId);
  const { state, send } = useSending();
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    const found = faultsOf({ text, name, email }, asksWho);
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    try {
      if (asksWho) viewer.setEmail(email.trim());
      const request = { ...resumeKey, messageId, text: text.trim(), name: name.trim(), email: email.trim() };
      const thread = await send(() => callPublic('askQuestion', { ...request, viewer: viewer.get() }));
      if (!thread) return;
      setText('');
      setMessageId(randomId());
      toast({ kind: 'success', text: texts.sent });
      onSent(thread);
    } catch (thrown) {
      setErrors({ text: PortalError.from(thrown).userMessage });
    }
  };
  const textError = state === 'waiting' ? sendStateTexts.notSent : errors.text;
  return (
    <form noValidate className={classes.form} onSubmit={(event) => void submit(event)}>
      <div className={fields.field}>
        <label className={fields.label} htmlFor={id}>
          {texts.message}
        </label>
        <textarea
          id={id}
          className={fields.input}
          dir="auto"
          required
          maxLength={maxMessageLength}
          value={text}
          readOnly={state !== 'idle'}
          aria-invalid={textError ? true : undefined}
          aria-describedby={`${id}-about`}
          onChange={({ target }) => {
            setText(target.value);
            setErrors({});
          }}
        />
        <div id={`${id}-about`}>
          {textError && (
            <p className={fields.error} role="alert">
              {textError}
            </p>
          )}
        </div>
      </div>
      {asksWho && (
        <>
          <TextField
            label={texts.name}
            autoComplete="name"
            required
            maxLength={60}
            value={name}
            error={errors.name}
            onChange={({ target }) => {
              setName(target.value);
              setErrors({});
            }}
          />
          <TextField
            label={texts.email}
            type="email"
            autoComplete="email"
            required
            maxLength={254}
            value={email}
            error={errors.email}
            onChange={({ target }) => {
              setEmail(target.value);
              setErrors({});
            }}
          />
        </>
      )}
      <Button type="submit" variant="filled" isBusy={state !== 'idle'}>
        {texts.send}
      </Button>
    </form>
  );
}

function faultsOf({ text, name, email }: { text: string; name: string; email: string }, asksWho: boolean): Errors {
  const address = email.trim();
  return {
    ...(text.trim() === '' ? { text: formTexts.required } : {}),
    ...(asksWho && name.trim() === '' ? { name: formTexts.required } : {}),
    ...(asksWho && !isEmail(address) ? { email: address ? formTexts.notAnEmail(address) : formTexts.required } : {}),
  };
}
