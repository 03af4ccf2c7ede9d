import type { FeedbackForm } from '@portal/domain/contracts/public-api';
import { feedbackTexts } from '@portal/domain/texts/feedback';
import { formTexts } from '@portal/domain/texts/form';
import { useFormikContext } from 'formik';
import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { Button } from '../components/button';
import { feedbackErrors } from './feedback-rules';
import { isStepValid } from './is-step-valid';
import type { FeedbackStep } from './feedback-steps';
import type { FeedbackValues } from './feedback-values';
import classes from './questions.module.css';
import type { ResumeVote } from './resume-vote';
import { ShownErrors } from './shown-errors';
import { StepFields } from './step-fields';

interface Props {
  questions: FeedbackForm;
  choice: ResumeVote;
  /** At least one. */
  steps: readonly FeedbackStep[];
  /** The status of the sent answers; `''` for none. */
  notice?: string;
}

/** One step at a time, forward only when it is valid; the last one submits. */
export function QuestionsForm({ questions, choice, steps, notice = '' }: Props) {
  const { values, isSubmitting, submitForm, ...form } = useFormikContext<FeedbackValues>();
  const status: unknown = notice || form.status;
  const [index, setIndex] = useState(0);
  const body = useRef<HTMLDivElement>(null);
  const hasMoved = useRef(false);
  // Formik validates after rendering; the buttons need the result at once.
  const errors = feedbackErrors(questions, choice, values);
  const step = steps[index];
  const isLast = index === steps.length - 1;
  const mayGoOn = step !== undefined && isStepValid(step, errors) && (!isLast || Object.keys(errors).length === 0);

  const goTo = (next: number) => {
    hasMoved.current = true;
    setIndex(next);
  };
  useEffect(() => {
    if (hasMoved.current) body.current?.querySelector<HTMLElement>('input, textarea')?.focus();
  }, [index]);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!mayGoOn || isSubmitting) return;
    if (isLast) void submitForm();
    else goTo(index + 1);
  };
  if (!step) return null;
  return (
    <form className={classes.form} noValidate onSubmit={submit}>
      {steps.length > 1 && (
        <div className={classes.progress}>
          <p className={classes.step}>{feedbackTexts.step(index + 1, steps.length)}</p>
          <div className={classes.marks} aria-hidden>
            {steps.map(({ name }, at) => (
              <span key={name} data-reached={at <= index || undefined} />
            ))}
          </div>
        </div>
      )}
      <div className={classes.body} ref={body}>
        <ShownErrors errors={errors}>
          <StepFields step={step.name} questions={questions} choice={choice} />
        </ShownErrors>
      </div>
      {typeof status === 'string' && status && (
        <p className={classes.failure} role="alert">
          {status}
        </p>
      )}
      <div className={classes.foot}>
        {index > 0 && (
          <Button
            onClick={() => {
              goTo(index - 1);
            }}
          >
            {formTexts.back}
          </Button>
        )}
        <Button type="submit" variant="filled" className={classes.next ?? ''} disabled={!mayGoOn} isBusy={isSubmitting}>
          {isLast ? feedbackTexts.submit : formTexts.next}
        </Button>
      </div>
    </form>
  );
}
