import type { FeedbackForm } from '@portal/domain/contracts/public-api';
import { feedbackReasons } from '@portal/domain/feedback/feedback';
import { feedbackTexts } from '@portal/domain/texts/feedback';
import { useFormikContext } from 'formik';
import { sideOf, type StepName } from './feedback-steps';
import type { FeedbackValues } from './feedback-values';
import { CheckboxQuestion, ChoiceQuestion, EmailQuestion, WordsQuestion } from './question-fields';
import type { ResumeVote } from './resume-vote';
import { TermsLink } from './terms-link';

interface Props {
  step: StepName;
  questions: FeedbackForm;
  choice: ResumeVote;
}

const reasons = feedbackReasons.map((reason) => ({ value: reason, label: reason }));
const yesOrNo = [
  { value: 'yes', label: feedbackTexts.yes },
  { value: 'no', label: feedbackTexts.no },
];

/** The questions of one step. */
export function StepFields({ step, questions, choice }: Props) {
  const { values } = useFormikContext<FeedbackValues>();
  const side = sideOf(choice);
  switch (step) {
    case 'reason':
      return choice === 'positive' ? (
        <ChoiceQuestion name="whyApprove" question={feedbackTexts.whyApprove} options={reasons} isRequired />
      ) : (
        <ChoiceQuestion name="whyDecline" question={feedbackTexts.whyDecline} options={reasons} isRequired />
      );
    case 'schedule':
      return (
        <>
          <ChoiceQuestion name="schedule" question={feedbackTexts.schedule} options={yesOrNo} />
          {values.schedule === 'yes' && <WordsQuestion name="scheduleTime" question={feedbackTexts.scheduleTime} />}
          {values.schedule === 'no' && <WordsQuestion name="suggestion" question={feedbackTexts.suggestion} isLong />}
        </>
      );
    case 'suggestion':
      return <WordsQuestion name="suggestion" question={feedbackTexts.suggestion} isLong />;
    case 'choices':
      return questions.custom[side].multiple.map(({ question, required, answers, allowMultiple }, index) => (
        <ChoiceQuestion
          key={index}
          name={`${side}.multiple[${index}]`}
          question={question}
          options={answers.map((answer) => ({ value: answer, label: answer }))}
          isRequired={required}
          mode={allowMultiple ? 'several' : 'oneInList'}
        />
      ));
    case 'words':
      return questions.custom[side].simple.map(({ question, required }, index) => (
        <WordsQuestion key={index} name={`${side}.simple[${index}]`} question={question} isRequired={required} isLong />
      ));
    case 'contact':
      return (
        <>
          {questions.email.show && <EmailQuestion isRequired={questions.email.required} />}
          {questions.terms.show && (
            <>
              <CheckboxQuestion name="terms" label={feedbackTexts.terms} isRequired={questions.terms.required} />
              <TermsLink />
            </>
          )}
        </>
      );
  }
}
