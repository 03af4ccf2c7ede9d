import type { JobQuestions } from '@portal/domain/contracts/marketing-pages-api';
import { PortalError } from '@portal/domain/errors/portal-error';
import { containsMarkup } from '@portal/domain/fields/markup';
import { feedbackTexts } from '@portal/domain/texts/feedback';
import { formTexts } from '@portal/domain/texts/form';
import { Formik, useFormikContext } from 'formik';
import { useId, useMemo, useState, type SyntheticEvent } from 'react';
import { callPublic } from '../api/call';
import { Button } from '../components/button';
import { Dialog } from '../components/dialog';
import field from '../components/field.module.css';
import { feedbackErrors } from '../feedback/feedback-rules';
import { feedbackSteps } from '../feedback/feedback-steps';
import type { QuestionsProps } from '../feedback/feedback-target';
import { emptyFeedback, feedbackAnswers, type FeedbackValues } from '../feedback/feedback-values';
import questionsClasses from '../feedback/questions.module.css';
import { ShownErrors } from '../feedback/shown-errors';
import { StepFields } from '../feedback/step-fields';
import type { PageAccess } from '../marketing/use-page-access';
import { viewer } from '../viewer/public-viewer';
import classes from './job-profile.module.css';

interface Props extends QuestionsProps {
  questions: JobQuestions;
  jobId: string;
  access: PageAccess;
}

/** The questions that follow a vote on a job: those of every job, which are optional, then those of the organization. */
export default function JobQuestionsDialog(props: Props) {
  const { questions, jobId, access, isOpen, choice, openedAt, onClose, onSubmitted } = props;
  const { form } = questions;
  const [message, setMessage] = useState('');
  const [apply, setApply] = useState<'yes' | 'no' | ''>('');
  const initialValues = useMemo(() => emptyFeedback(form, viewer.get().email), [form]);
  const isUp = choice === 'positive';
  return (
    <Dialog
      isOpen={isOpen}
      title={form.sendFeedbackBoxTitle || form.title || feedbackTexts.jobPrompt}
      onClose={onClose}
    >
      <Formik
        initialValues={initialValues}
        validate={(values) => feedbackErrors(form, choice, values)}
        onSubmit={async (values, { setStatus }) => {
          setStatus('');
          try {
            const { data, gatePass } = access;
            const duration = Math.round((Date.now() - openedAt) / 1000);
            const answers = feedbackAnswers(form, choice, values);
            viewer.setEmail(answers.email);
            await callPublic('submitJobFeedback', {
              ...{ ...answers, jobId, data, gatePass, message, apply: isUp ? apply : '', duration },
              viewer: viewer.get(),
            });
            onSubmitted(false);
          } catch (thrown) {
            const { kind, userMessage } = PortalError.from(thrown);
            setStatus(kind === 'invalidRequest' ? userMessage : feedbackTexts.failed);
          }
        }}
      >
        <JobForm {...{ questions, choice, message, apply }} onMessage={setMessage} onApply={setApply} />
      </Formik>
    </Dialog>
  );
}

interface FormProps extends Pick<Props, 'questions' | 'choice'> {
  message: string;
  apply: 'yes' | 'no' | '';
  onMessage: (message: string) => void;
  onApply: (apply: 'yes' | 'no') => void;
}

function JobForm({ questions, choice, message, apply, onMessage, onApply }: FormProps) {
  const { values, isSubmitting, submitForm, ...formik } = useFormikContext<FeedbackValues>();
  const status: unknown = formik.status;
  const id = useId();
  const isUp = choice === 'positive';
  const hasMarkup = containsMarkup(message);
  // Formik validates after rendering; the button needs the result at once.
  const errors = feedbackErrors(questions.form, choice, values);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!isSubmitting) void submitForm();
  };
  return (
    <form className={classes.form} noValidate onSubmit={submit}>
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
            onMessage(target.value);
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
                    onApply(answer);
                  }}
                />
                <span>{feedbackTexts[answer]}</span>
              </label>
            ))}
          </div>
        </fieldset>
      )}
      <ShownErrors errors={errors}>
        {feedbackSteps(questions.form, choice).map(({ name }) => (
          <StepFields key={name} step={name} questions={questions.form} choice={choice} />
        ))}
      </ShownErrors>
      {typeof status === 'string' && status && (
        <p className={field.error} role="alert">
          {status}
        </p>
      )}
      <Button
        type="submit"
        variant="filled"
        isBusy={isSubmitting}
        disabled={hasMarkup || Object.keys(errors).length > 0}
      >
        {feedbackTexts.send}
      </Button>
    </form>
  );
}
