import { feedbackReasons } from '@portal/domain/feedback/feedback';
import type { QuestionConfiguration } from '@portal/domain/organizations/questions';
import { feedbackTexts } from '@portal/domain/texts/feedback';
import { settingsPageTexts } from '@portal/domain/texts/settings';
import { Box, Checkbox, Group, Radio, SegmentedControl, Stack, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import classes from './described.module.css';
import type { Side } from './questions-input';

interface Props {
  questions: QuestionConfiguration;
  directions: readonly { side: Side; label: string }[];
}

interface Asked {
  question: string;
  isRequired: boolean;
  /** None for an answer in words. */
  answers?: readonly string[];
  isMultiple?: boolean;
}

/** What a viewer is asked after a vote. Nothing in it can be answered. */
export function QuestionPreview({ questions, directions }: Props) {
  const [side, setSide] = useState<Side>('thumbsUp');
  const asked = askedOf(questions, side);
  return (
    <Box className={classes.preview} component="aside" aria-label={settingsPageTexts.preview}>
      <Stack gap="sm">
        <Group justify="space-between">
          <Text size="xs" c="dimmed">
            {settingsPageTexts.previewLead}
          </Text>
          <SegmentedControl
            size="xs"
            value={side}
            data={directions.map((direction) => ({ value: direction.side, label: direction.label }))}
            onChange={(next) => {
              setSide(next);
            }}
          />
        </Group>
        <Text fw={600}>{questions.title || feedbackTexts.candidatePrompt}</Text>
        {asked.length === 0 && (
          <Text size="sm" c="dimmed">
            {settingsPageTexts.noQuestions}
          </Text>
        )}
        {asked.map((entry, index) => (
          <PreviewedQuestion key={index} {...entry} />
        ))}
      </Stack>
    </Box>
  );
}

function PreviewedQuestion({ question, isRequired, answers, isMultiple = false }: Asked) {
  const label = isRequired ? question : `${question} (${feedbackTexts.optional})`;
  if (!answers) return <Textarea size="xs" label={label} readOnly tabIndex={-1} />;
  return (
    <Stack gap={4}>
      <Text size="xs" fw={500}>
        {label}
      </Text>
      {answers.map((answer, index) =>
        isMultiple ? (
          <Checkbox key={index} size="xs" label={answer} checked={false} readOnly tabIndex={-1} />
        ) : (
          <Radio key={index} size="xs" label={answer} checked={false} readOnly tabIndex={-1} />
        ),
      )}
    </Stack>
  );
}

/** In the order of the public page. */
function askedOf(questions: QuestionConfiguration, side: Side): Asked[] {
  const isUp = side === 'thumbsUp';
  const { email, terms } = questions.common;
  const possible: (Asked | false)[] = [
    isUp &&
      questions.thumbsUp.whyApprove && {
        question: feedbackTexts.whyApprove,
        isRequired: true,
        answers: feedbackReasons,
      },
    !isUp &&
      questions.thumbsDown.whyDecline && {
        question: feedbackTexts.whyDecline,
        isRequired: true,
        answers: feedbackReasons,
      },
    isUp &&
      questions.thumbsUp.schedule && {
        question: feedbackTexts.schedule,
        isRequired: false,
        answers: [feedbackTexts.yes, feedbackTexts.no],
      },
    !isUp && questions.thumbsDown.suggestion && { question: feedbackTexts.suggestion, isRequired: false },
    ...questions[`${side}CustomMultipleAnswersQuestions`].map((each) => ({
      question: each.question,
      isRequired: each.required,
      answers: each.answers.filter(Boolean),
      isMultiple: each.allowMultiple,
    })),
    ...questions[`${side}Custom`].map((each) => ({ question: each.question, isRequired: each.required })),
    email.show && { question: feedbackTexts.email, isRequired: email.required },
    terms.show && { question: feedbackTexts.terms, isRequired: terms.required, answers: [feedbackTexts.yes] },
  ];
  return possible.filter((entry) => entry !== false);
}
