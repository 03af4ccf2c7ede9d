import { feedbackReasons } from '@portal/domain/feedback/feedback';
import type { QuestionConfiguration } from '@portal/domain/organizations/questions';
import { feedbackTexts } from '@portal/domain/texts/feedback';
import { settingsPageTexts } from '@portal/domain/texts/settings';
import { Box, Checkbox, Radio, Stack, Text, Textarea, TextInput } from '@mantine/core';
import classes from './described.module.css';
import type { Side } from './questions-input';

/** What the page of a job asks: its questions are fixed, but for that about applying. */
export interface JobPageQuestions {
  /** `''` when viewers are not asked to apply. */
  applyQuestion: string;
}

interface Props {
  questions: QuestionConfiguration;
  /** After which vote. */
  side: Side;
  /** Null for the pages of candidates. */
  job: JobPageQuestions | null;
}

interface Asked {
  question: string;
  isRequired: boolean;
  /** None for an answer in words. */
  answers?: readonly string[];
  input?: 'several' | 'line' | 'box';
}

/** What a viewer is asked after a vote, step by step, as the public page asks it. Nothing in it can be answered. */
export function QuestionPreview({ questions, side, job }: Props) {
  const steps = job ? [askedOfJob(side, job)] : stepsOf(questions, side);
  const title = job
    ? feedbackTexts.jobPrompt
    : questions.sendFeedbackBoxTitle || questions.title || feedbackTexts.candidatePrompt;
  return (
    <Box className={classes.preview} component="aside" aria-label={settingsPageTexts.preview}>
      <Stack gap="sm">
        <Text size="xs" c="dimmed">
          {settingsPageTexts.previewLead[side]}
        </Text>
        {steps.length === 0 ? (
          <Text size="sm" c="dimmed">
            {settingsPageTexts.noQuestions}
          </Text>
        ) : (
          <Text fw={600}>{title}</Text>
        )}
        {steps.map((asked, index) => (
          <Stack key={index} gap="sm">
            {steps.length > 1 && (
              <Text size="xs" c="dimmed">
                {feedbackTexts.step(index + 1, steps.length)}
              </Text>
            )}
            {asked.map((entry, at) => (
              <PreviewedQuestion key={at} {...entry} />
            ))}
          </Stack>
        ))}
      </Stack>
    </Box>
  );
}

function PreviewedQuestion({ question, isRequired, answers, input }: Asked) {
  const label = isRequired ? question : `${question} (${feedbackTexts.optional})`;
  if (input === 'box') return <Checkbox size="xs" label={label} checked={false} readOnly tabIndex={-1} />;
  if (input === 'line') return <TextInput size="xs" label={label} readOnly tabIndex={-1} />;
  if (!answers) return <Textarea size="xs" label={label} readOnly tabIndex={-1} />;
  return (
    <Stack gap={4}>
      <Text size="xs" fw={500}>
        {label}
      </Text>
      {answers.map((answer, index) =>
        input === 'several' ? (
          <Checkbox key={index} size="xs" label={answer} checked={false} readOnly tabIndex={-1} />
        ) : (
          <Radio key={index} size="xs" label={answer} checked={false} readOnly tabIndex={-1} />
        ),
      )}
    </Stack>
  );
}

const yesOrNo = [feedbackTexts.yes, feedbackTexts.no];

function askedOfJob(side: Side, { applyQuestion }: JobPageQuestions): Asked[] {
  const isUp = side === 'thumbsUp';
  return [
    { question: isUp ? feedbackTexts.approvePrompt : feedbackTexts.declinePrompt, isRequired: true },
    ...(isUp && applyQuestion ? [{ question: applyQuestion, isRequired: true, answers: yesOrNo }] : []),
  ];
}

/** The steps of the public page with their questions, in its order. */
function stepsOf(questions: QuestionConfiguration, side: Side): Asked[][] {
  const isUp = side === 'thumbsUp';
  const { email, terms } = questions.common;
  const asksReason = isUp ? questions.thumbsUp.whyApprove : questions.thumbsDown.whyDecline;
  const reason = isUp ? feedbackTexts.whyApprove : feedbackTexts.whyDecline;
  const steps: Asked[][] = [
    asksReason ? [{ question: reason, isRequired: true, answers: feedbackReasons }] : [],
    isUp && questions.thumbsUp.schedule
      ? [{ question: feedbackTexts.schedule, isRequired: false, answers: yesOrNo }]
      : [],
    !isUp && questions.thumbsDown.suggestion ? [{ question: feedbackTexts.suggestion, isRequired: false }] : [],
    questions[`${side}CustomMultipleAnswersQuestions`].map((each) => ({
      question: each.question,
      isRequired: each.required,
      answers: each.answers.filter(Boolean),
      ...(each.allowMultiple ? { input: 'several' as const } : {}),
    })),
    questions[`${side}Custom`].map((each) => ({ question: each.question, isRequired: each.required })),
    [
      ...(email.show ? [{ question: feedbackTexts.email, isRequired: email.required, input: 'line' as const }] : []),
      ...(terms.show ? [{ question: feedbackTexts.terms, isRequired: terms.required, input: 'box' as const }] : []),
    ],
  ];
  return steps.filter((asked) => asked.length > 0);
}
