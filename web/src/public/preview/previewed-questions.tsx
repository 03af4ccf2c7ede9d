import type { PagePreview } from '@portal/domain/contracts/page-preview';
import { feedbackTexts } from '@portal/domain/texts/feedback';
import { settingsPageTexts } from '@portal/domain/texts/settings';
import { Formik } from 'formik';
import { useMemo } from 'react';
import content from '../components/content.module.css';
import { Card } from '../components/card';
import { feedbackSteps } from '../feedback/feedback-steps';
import { emptyFeedback } from '../feedback/feedback-values';
import questionsClasses from '../feedback/questions.module.css';
import { StepFields } from '../feedback/step-fields';

const nothing = () => undefined;

/** All steps of the questions at once, so that none has to be answered to see the next. */
export default function PreviewedQuestions({ questions, choice }: Extract<PagePreview, { kind: 'questions' }>) {
  const initialValues = useMemo(() => emptyFeedback(questions, ''), [questions]);
  const steps = feedbackSteps(questions, choice);
  return (
    <main className={content.content}>
      <Card title={questions.sendFeedbackBoxTitle || questions.title || feedbackTexts.candidatePrompt}>
        {steps.length === 0 && <p>{settingsPageTexts.noQuestions}</p>}
        <Formik initialValues={initialValues} enableReinitialize onSubmit={nothing}>
          <div className={questionsClasses.form}>
            {steps.map(({ name }, index) => (
              <section key={name} className={questionsClasses.body}>
                {steps.length > 1 && (
                  <p className={questionsClasses.step}>{feedbackTexts.step(index + 1, steps.length)}</p>
                )}
                <StepFields step={name} questions={questions} choice={choice} />
              </section>
            ))}
          </div>
        </Formik>
      </Card>
    </main>
  );
}
