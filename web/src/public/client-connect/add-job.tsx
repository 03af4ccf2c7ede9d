import type { AskedOfJob, ClientPlace } from '@portal/domain/contracts/client-api';
import { PortalError } from '@portal/domain/errors/portal-error';
import { clientTexts as texts } from '@portal/domain/texts/client-connect';
import { formTexts } from '@portal/domain/texts/form';
import { useId, useRef, useState, type SyntheticEvent } from 'react';
import { Button } from '../components/button';
import { Dialog } from '../components/dialog';
import field from '../components/field.module.css';
import { TextField } from '../components/text-field';
import { useToast } from '../components/toast';
import { callClient, readJobFile } from './call-client';
import classes from './client.module.css';

interface Props {
  place: ClientPlace;
  isOpen: boolean;
  onClose: () => void;
  onAdded: () => void;
}

/** Adds a job from its description, pasted or read from a file. */
export function AddJob({ place: { organizationId, contactId }, isOpen, onClose, onAdded }: Props) {
  const id = useId();
  const [description, setDescription] = useState('');
  const [error, setError] = useState('');
  const [isBusy, setBusy] = useState(false);
  // What the description lacks, and what the client says instead; null until the server has read it.
  const [missing, setMissing] = useState<readonly AskedOfJob[]>([]);
  const [given, setGiven] = useState<Record<AskedOfJob, string> | null>(null);
  const [isReading, setReading] = useState(false);
  const input = useRef<HTMLTextAreaElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  const toast = useToast();
  /** Another description may lack other things. */
  const askAnew = () => {
    setMissing([]);
    setGiven(null);
    setError('');
  };
  const send = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (description.trim() === '') {
      setError(formTexts.required);
      return;
    }
    setBusy(true);
    try {
      const answer = await callClient('addJob', { organizationId, contactId, description, given });
      if (answer.missing.length > 0) {
        setMissing(answer.missing);
        setGiven({ jobTitle: '', city: '' });
        return;
      }
      toast({ kind: 'success', title: answer.title, text: texts.jobAdded });
      setDescription('');
      askAnew();
      onClose();
      onAdded();
    } catch (thrown) {
      setError(PortalError.from(thrown).userMessage);
    } finally {
      setBusy(false);
    }
  };
  const read = async (file: File) => {
    setReading(true);
    askAnew();
    try {
      setDescription(await readJobFile({ organizationId, contactId }, file));
      input.current?.focus();
    } catch (thrown) {
      setError(PortalError.from(thrown).userMessage);
    } finally {
      setReading(false);
    }
  };
  return (
    <Dialog isOpen={isOpen} title={texts.addJob} onClose={onClose}>
      <form className={classes.sheet} noValidate onSubmit={(event) => void send(event)}>
        <div className={field.field}>
          <label className={field.label} htmlFor={id}>
            {texts.description}
          </label>
          <textarea
            ref={input}
            id={id}
            className={field.input}
            rows={10}
            value={description}
            aria-describedby={`${id}-about`}
            aria-invalid={error ? true : undefined}
            onChange={({ target }) => {
              setDescription(target.value);
              askAnew();
            }}
          />
          <p id={`${id}-about`} className={error ? field.error : field.hint} role={error ? 'alert' : undefined}>
            {error || texts.addJobHint}
          </p>
        </div>
        {missing.length > 0 && (
          <>
            <p className={classes.hint} role="status">
              {texts.askedHint}
            </p>
            {missing.map((asked, index) => (
              <TextField
                key={asked}
                label={texts.askedOfJob[asked]}
                autoFocus={index === 0}
                maxLength={200}
                value={given?.[asked] ?? ''}
                onChange={({ target }) => {
                  setGiven({ jobTitle: '', city: '', ...given, [asked]: target.value });
                  setError('');
                }}
              />
            ))}
          </>
        )}
        <div className={classes.buttons}>
          <Button type="submit" variant="filled" isBusy={isBusy}>
            {texts.addJob}
          </Button>
          <input
            ref={picker}
            type="file"
            hidden
            accept=".pdf,.doc,.docx,.rtf,.odt,.txt"
            aria-label={texts.chooseJobFile}
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              target.value = '';
              if (file) void read(file);
            }}
          />
          <Button
            isBusy={isReading}
            onClick={() => {
              picker.current?.click();
            }}
          >
            {isReading ? texts.readingJobFile : `${texts.chooseJobFile} (${texts.jobFileTypes})`}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
