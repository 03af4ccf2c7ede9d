import type { JobQuestions } from '@portal/domain/contracts/marketing-pages-api';
import { PortalError } from '@portal/domain/errors/portal-error';
import { containsMarkup } from '@portal/domain/fields/markup';
import { feedbackTexts } from '@portal/domain/texts/feedback';
import { formTexts } from '@portal/domain/texts/form';
import { useId, useState, type SyntheticEvent } from 'react';
import { callPublic } from '../api/call';
import { Button } from '../components/button';
import { Dialog } from '../components/dialog';
import field from '../components/field.module.css';
import type { QuestionsProps } from '../feedback/feedback-target';
import questionsClasses from '../feedback/questions.module.css';
import type { PageAccess } from '../marketing/use-page-access';
import { viewer } from '../viewer/public-viewer';
import classes from './job-profile.module.css';

interface Props extends QuestionsProps {
  questions: JobQuestions;
  jobId: string;
  access: PageAccess;
}

/** The questions that follow a vote on a job; every answer is optional. */
export default function JobQuestionsDialog(props: Props) {
  const { questions, jobId, access, isOpen, choice, openedAt, onClose, onSubmitted } = props;
  const [message, setMessage] = useState('');
  const [apply, setApply] = useState<'yes' | 'no' | ''>('');
  const [error, setError] = useState('');
  const [isBusy, setBusy] = useState(false);
  const id = useId();
  const isUp = choice === 'positive';
  const hasMarkup = containsMarkup(message);
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    setBusy(true);
    setError('');
    try {
      const { data, gatePass } = access;
      const duration = Math.round((Date.now() - openedAt) / 1000);
      await callPublic('submitJobFeedback', {
        ...{ jobId, data, gatePass, approve: isUp, message, apply: isUp ? apply : '', duration },
        viewer: viewer.get(),
      });
      onSubmitted(false);
    } catch (thrown) {
      const { kind, userMessage } = PortalError.from(thrown);
      setError(kind === 'invalidRequest' ? userMessage : feedbackTexts.failed);
      setBusy(false);
    }
  };
  return (
    <Dialog isOpen={isOpen} title={feedbackTexts.jobPrompt} onClose={onClose}>
      <form className={classes.form} noValidate onSubmit={(event) => void submit(event)}>
        <div className={field.field}>
          <label className={field.label} htmlFor={id}>
            {isUp ? questions.approvePrompt : questions.declinePrompt}
          </label>
          <textarea
            id={id}
            className={field.input}
            rows={4}
            maxLength={2_000}
            value={message}
            aria-invalid={hasMarkup || undefined}
            onChange={({ target }) => {
              setMessage(target.value);
            }}
          />
          {hasMarkup && (
            <p className={field.error} role="alert">
              {formTexts.markup}
            </p>
          )}
        </div>
        {isUp && questions.applyQuestion && (
          <fieldset className={questionsClasses.question}>
            <legend className={field.label}>{questions.applyQuestion}</legend>
            <div className={questionsClasses.options}>
              {(['yes', 'no'] as const).map((answer) => (
                <label key={answer} className={questionsClasses.option}>
                  <input
                    type="radio"
                    name="apply"
                    checked={apply === answer}
                    onChange={() => {
                      setApply(answer);
                    }}
                  />
                  <span>{feedbackTexts[answer]}</span>
                </label>
              ))}
            </div>
          </fieldset>
        )}
        {error && (
          <p className={field.error} role="alert">
            {error}
          </p>
        )}
        <Button type="submit" variant="filled" isBusy={isBusy} disabled={hasMarkup}>
          {feedbackTexts.send}
        </Button>
      </form>
    </Dialog>
  );
}
