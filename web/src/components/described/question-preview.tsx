import type { QuestionConfiguration } from '@portal/domain/organizations/questions';
import { feedbackTexts } from '@portal/domain/texts/feedback';
import { settingsPageTexts } from '@portal/domain/texts/settings';
import { Box, Checkbox, Radio, Stack, Text, Textarea, TextInput } from '@mantine/core';
import classes from './described.module.css';
import type { Side } from './questions-input';

/** What the page of every job asks. */
export interface JobPageQuestions {
  /** `''` when viewers are not asked to apply. */
  applyQuestion: string;
}

interface Props {
  questions: QuestionConfiguration;
  /** After which vote. */
  side: Side;
  job: JobPageQuestions;
}

interface Asked {
  question: string;
  isRequired: boolean;
  /** None for an answer in words. */
  answers?: readonly string[];
  input?: 'several' | 'line' | 'box';
}

/** What a viewer of a job is asked after a vote. Nothing in it can be answered. */
export function QuestionPreview({ questions, side, job }: Props) {
  return (
    <Box className={classes.preview} component="aside" aria-label={settingsPageTexts.preview}>
      <Stack gap="sm">
        <Text size="xs" c="dimmed">
          {settingsPageTexts.previewLead[side]}
        </Text>
        <Text fw={600}>{questions.sendFeedbackBoxTitle || questions.title || feedbackTexts.jobPrompt}</Text>
        {[...askedOfJob(side, job), ...addedTo(questions, side)].map((asked, index) => (
          <PreviewedQuestion key={index} {...asked} />
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

/** What the organization adds to that. */
function addedTo(questions: QuestionConfiguration, side: Side): Asked[] {
  const { email, terms } = questions.common;
  return [
    ...questions[`${side}CustomMultipleAnswersQuestions`].map((each) => ({
      question: each.question,
      isRequired: each.required,
      answers: each.answers.filter(Boolean),
      ...(each.allowMultiple ? { input: 'several' as const } : {}),
    })),
    ...questions[`${side}Custom`].map((each) => ({ question: each.question, isRequired: each.required })),
    ...(email.show ? [{ question: feedbackTexts.email, isRequired: email.required, input: 'line' as const }] : []),
    ...(terms.show ? [{ question: feedbackTexts.terms, isRequired: terms.required, input: 'box' as const }] : []),
  ];
}
