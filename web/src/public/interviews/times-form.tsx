import type { ClientInterview } from '@portal/domain/contracts/interviews-api';
import { containsMarkup } from '@portal/domain/fields/markup';
import { isEmail } from '@portal/domain/fields/email-address';
import { maxSlots, slotLengths, slotProblem, slotsOfInputs } from '@portal/domain/interviews/slot-times';
import { isVideoUrl } from '@portal/domain/interviews/video-url';
import { formatSlot, ownTimeZone } from '@portal/domain/interviews/time-zone';
import { formTexts } from '@portal/domain/texts/form';
import { interviewScreenTexts as texts, interviewTexts } from '@portal/domain/texts/interviews';
import { useId, useState } from 'react';
import { Button } from '../components/button';
import fieldClasses from '../components/field.module.css';
import { Icon } from '../components/icon';
import { TextField } from '../components/text-field';
import { viewer } from '../viewer/public-viewer';
import classes from './interviews.module.css';
import { MessageField } from './message-field';
import { useInterviewForm } from './use-interview-form';
import type { InterviewValues } from './use-interviews';

interface Props {
  /** Whether the link does not say who the viewer is. */
  asksName: boolean;
  /** The one that gets other times; a new one when absent. */
  interview?: ClientInterview;
  recruiter: ClientInterview['recruiter'];
  onSubmit: (values: InterviewValues) => Promise<void>;
}

const defaultMinutes = 45;

/** Proposes up to five times on the viewer's clock. */
export function TimesForm({ asksName, interview, recruiter, onSubmit }: Props) {
  const [times, setTimes] = useState(['']);
  const [minutes, setMinutes] = useState<number>(interview?.confirmed?.minutes ?? defaultMinutes);
  const [place, setPlace] = useState(interview?.place ?? '');
  const [videoUrl, setVideoUrl] = useState(interview?.videoUrl ?? '');
  const [participants, setParticipants] = useState(interview?.participants ?? '');
  const [message, setMessage] = useState('');
  const [name, setName] = useState('');
  const [email, setEmail] = useState(() => viewer.get().email);
  const { isBusy, problem, refuse, submit } = useInterviewForm(onSubmit);
  const send = () => {
    const slots = slotsOfInputs(times, minutes);
    const fault =
      slotProblem(slots, Date.now()) ??
      (textProblem({ videoUrl: videoUrl.trim(), texts: [place, participants, message, name] }) ||
        (asksName ? personProblem(name, email) : ''));
    refuse(fault);
    if (fault) return;
    const person = asksName ? { name: name.trim(), email: email.trim() } : {};
    void submit({ slots, message, place, videoUrl: videoUrl.trim(), participants, ...person });
  };
  return (
    <form
      noValidate
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <p className={classes.hint}>
        {texts.hint} {texts.yourTimeZone(ownTimeZone())}.
      </p>
      {times.map((time, index) => (
        <TimeInput
          // Times have no id, and their order is all there is.
          key={index}
          number={index + 1}
          value={time}
          theirs={theirTime(time, minutes, recruiter)}
          isRemovable={times.length > 1}
          onChange={(value) => {
            setTimes(times.map((other, at) => (at === index ? value : other)));
          }}
          onRemove={() => {
            setTimes(times.filter((_, at) => at !== index));
          }}
        />
      ))}
      {times.length < maxSlots && (
        <Button
          variant="quiet"
          className={classes.add}
          onClick={() => {
            setTimes([...times, '']);
          }}
        >
          {texts.addTime}
        </Button>
      )}
      <LengthSelect value={minutes} onChange={setMinutes} />
      <TextField
        label={texts.place}
        maxLength={200}
        value={place}
        onChange={({ target }) => {
          setPlace(target.value);
        }}
      />
      <TextField
        label={texts.videoUrl}
        type="url"
        maxLength={500}
        placeholder={texts.videoUrlExample}
        value={videoUrl}
        onChange={({ target }) => {
          setVideoUrl(target.value);
        }}
      />
      <TextField
        label={texts.participants}
        maxLength={200}
        value={participants}
        onChange={({ target }) => {
          setParticipants(target.value);
        }}
      />
      {asksName && (
        <>
          <TextField
            label={texts.name}
            autoComplete="name"
            required
            maxLength={200}
            value={name}
            onChange={({ target }) => {
              setName(target.value);
            }}
          />
          <TextField
            label={texts.email}
            type="email"
            autoComplete="email"
            required
            maxLength={254}
            value={email}
            onChange={({ target }) => {
              setEmail(target.value);
            }}
          />
        </>
      )}
      <MessageField value={message} onChange={setMessage} />
      {problem && (
        <p className={classes.problem} role="alert">
          {problem}
        </p>
      )}
      <Button type="submit" variant="filled" isBusy={isBusy}>
        {texts.sendTimes}
      </Button>
    </form>
  );
}

function theirTime(time: string, minutes: number, { name, timeZone }: ClientInterview['recruiter']): string {
  const [slot] = slotsOfInputs([time], minutes);
  if (!slot || timeZone === '' || timeZone === ownTimeZone()) return '';
  return texts.timeOf(name, formatSlot(slot, timeZone));
}

function textProblem(given: { videoUrl: string; texts: readonly string[] }): string {
  if (given.videoUrl !== '' && !isVideoUrl(given.videoUrl)) return interviewTexts.notAUrl;
  return given.texts.some(containsMarkup) ? formTexts.markup : '';
}

function personProblem(name: string, email: string): string {
  if (name.trim() === '' || email.trim() === '') return `${texts.name}, ${texts.email}: ${formTexts.required}`;
  return isEmail(email.trim()) ? '' : formTexts.notAnEmail(email.trim());
}

interface TimeInputProps {
  number: number;
  value: string;
  theirs: string;
  isRemovable: boolean;
  onChange: (value: string) => void;
  onRemove: () => void;
}

function TimeInput({ number, value, theirs, isRemovable, onChange, onRemove }: TimeInputProps) {
  return (
    <div className={classes.timeInput}>
      <TextField
        label={texts.time(number)}
        type="datetime-local"
        value={value}
        hint={theirs}
        onChange={({ target }) => {
          onChange(target.value);
        }}
      />
      {isRemovable && (
        <Button variant="quiet" aria-label={texts.removeTime(number)} onClick={onRemove}>
          <Icon name="close" size={16} />
        </Button>
      )}
    </div>
  );
}

function LengthSelect({ value, onChange }: { value: number; onChange: (minutes: number) => void }) {
  const id = useId();
  const lengths = [...new Set([...slotLengths, value])].sort((one, other) => one - other);
  return (
    <div className={fieldClasses.field}>
      <label className={fieldClasses.label} htmlFor={id}>
        {texts.minutes}
      </label>
      <select
        id={id}
        className={fieldClasses.input}
        value={value}
        onChange={({ target }) => {
          onChange(Number(target.value));
        }}
      >
        {lengths.map((minutes) => (
          <option key={minutes} value={minutes}>
            {texts.minutesOf(minutes)}
          </option>
        ))}
      </select>
    </div>
  );
}
