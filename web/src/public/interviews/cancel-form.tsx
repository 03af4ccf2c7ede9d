import { interviewScreenTexts as texts } from '@portal/domain/texts/interviews';
import { useState } from 'react';
import { Button } from '../components/button';
import classes from './interviews.module.css';
import { MessageField } from './message-field';
import { useInterviewForm } from './use-interview-form';
import type { InterviewValues } from './use-interviews';

interface Props {
  onClose: () => void;
  onSubmit: (values: InterviewValues) => Promise<void>;
}

/** Asks before an interview is canceled, with a message to the recruiter. */
export function CancelForm({ onClose, onSubmit }: Props) {
  const [message, setMessage] = useState('');
  const { isBusy, problem, submit } = useInterviewForm(onSubmit);
  return (
    <form
      noValidate
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        void submit({ slots: [], message });
      }}
    >
      <MessageField value={message} onChange={setMessage} />
      {problem && (
        <p className={classes.problem} role="alert">
          {problem}
        </p>
      )}
      <div className={classes.actions}>
        <Button type="submit" variant="filled" isBusy={isBusy}>
          {texts.cancel}
        </Button>
        <Button onClick={onClose}>{texts.keep}</Button>
      </div>
    </form>
  );
}
