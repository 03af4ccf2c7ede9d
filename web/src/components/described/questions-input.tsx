import {
  answersPerQuestion,
  maxMultipleChoiceQuestions,
  maxQuestionLength,
  maxSimpleQuestions,
} from '@portal/domain/constants/questions';
import { isRecord, valueAt } from '@portal/domain/fields/value-at';
import type { QuestionConfiguration } from '@portal/domain/organizations/questions';
import { feedbackForm } from '@portal/domain/feedback/feedback-form';
import {
  resolveJobQuestions,
  resolveQuestions,
  type QuestionSource,
} from '@portal/domain/organizations/resolve-questions';
import { feedbackTexts } from '@portal/domain/texts/feedback';
import { settingsPageTexts } from '@portal/domain/texts/settings';
import {
  ActionIcon,
  Box,
  Button,
  Checkbox,
  Group,
  NativeSelect,
  Paper,
  SimpleGrid,
  Stack,
  Tabs,
  Text,
  TextInput,
} from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { memo, useDeferredValue, useMemo, useState } from 'react';
import { useFormPart } from '../form/form-store';
import { useInvalidSubmit } from '../form/use-invalid-submit';
import { useStableField } from '../form/use-stable-field';
import { useDescribed } from './described-context';
import { PagePreview } from '../preview/page-preview';
import { QuestionPreview, type JobPageQuestions } from './question-preview';
import { textOf } from './text-inputs';

const directions = [
  { side: 'thumbsUp', label: settingsPageTexts.up },
  { side: 'thumbsDown', label: settingsPageTexts.down },
] as const;
export type Side = (typeof directions)[number]['side'];

/** The switches of the built-in questions, by side. */
const switches: Record<Side | 'common', readonly (readonly [path: string, label: string])[]> = {
  thumbsUp: [
    ['thumbsUp.whyApprove', settingsPageTexts.askWhyApprove],
    ['thumbsUp.schedule', settingsPageTexts.askSchedule],
  ],
  thumbsDown: [
    ['thumbsDown.whyDecline', settingsPageTexts.askWhyDecline],
    ['thumbsDown.suggestion', settingsPageTexts.askSuggestion],
  ],
  common: [
    ['common.email.show', settingsPageTexts.askEmail],
    ['common.email.required', settingsPageTexts.requireEmail],
    ['common.terms.show', settingsPageTexts.askTerms],
    ['common.terms.required', settingsPageTexts.requireTerms],
  ],
};

/**
 * The builder of feedback questions, with what the viewer sees next to it.
 * @param path of the record that holds the questions; `''` for the form's own record.
 */
export function QuestionsInput({ path }: { path: string }) {
  const { inherited } = useDescribed();
  const below = inherited && path === '' ? inherited : null;
  const latest = useDeferredValue(useOwnQuestions(path));
  const applyQuestion = useFormPart(({ values }) => applyQuestionOf(values));
  const isOfJobs = path === jobQuestionsPath;
  const shown = useMemo(
    () => (isOfJobs ? resolveJobQuestions(latest) : resolveQuestions(latest, sourceOf(below))),
    [isOfJobs, latest, below],
  );
  const job = useMemo(() => (isOfJobs ? { applyQuestion } : null), [isOfJobs, applyQuestion]);
  return <Builder path={path} shown={shown} job={job} />;
}

/** The questions of the form; the same record until one of them changes, for there are other fields in it. */
function useOwnQuestions(path: string): QuestionSource {
  const partOf =
    <Name extends keyof NonNullable<QuestionSource>>(name: Name) =>
    (form: { values: object }) =>
      sourceOf(path === '' ? form.values : valueAt(form.values, path))?.[name];
  const defaultQuestions = useFormPart(partOf('defaultQuestions'));
  const thumbsUpCustom = useFormPart(partOf('thumbsUpCustom'));
  const thumbsDownCustom = useFormPart(partOf('thumbsDownCustom'));
  const up = useFormPart(partOf('thumbsUpCustomMultipleAnswersQuestions'));
  const down = useFormPart(partOf('thumbsDownCustomMultipleAnswersQuestions'));
  return useMemo(
    () => ({
      defaultQuestions,
      thumbsUpCustom,
      thumbsDownCustom,
      thumbsUpCustomMultipleAnswersQuestions: up,
      thumbsDownCustomMultipleAnswersQuestions: down,
    }),
    [defaultQuestions, thumbsUpCustom, thumbsDownCustom, up, down],
  );
}

/** The record of the questions about jobs. */
const jobQuestionsPath = 'productFeature.jobMarketing';

function applyQuestionOf(values: object): string {
  if (valueAt(values, `${jobQuestionsPath}.showApply`) !== true) return '';
  return textOf(valueAt(values, `${jobQuestionsPath}.customApply`)) || feedbackTexts.applyQuestion;
}

interface BuilderProps {
  path: string;
  shown: QuestionConfiguration;
  job: JobPageQuestions | null;
}

const Builder = memo(function Builder({ path, shown, job }: BuilderProps) {
  const [side, setSide] = useState<Side>('thumbsUp');
  const prompt = job ? feedbackTexts.jobPrompt : feedbackTexts.candidatePrompt;
  const { theme } = useDescribed();
  const preview = useMemo(
    () => ({
      ...{ kind: 'questions' as const, theme, questions: feedbackForm(shown, true) },
      choice: side === 'thumbsUp' ? ('positive' as const) : ('negative' as const),
    }),
    [theme, shown, side],
  );
  const at = (name: string) => (path === '' ? name : `${path}.${name}`);
  return (
    <SimpleGrid cols={{ base: 1, md: 2 }} spacing="lg">
      <Stack gap="sm">
        <FaultySide at={at} open={side} onFound={setSide} />
        <TitleInput name={at('defaultQuestions.title')} label={settingsPageTexts.feedbackTitle} prompt={prompt} />
        <TitleInput
          name={at('defaultQuestions.sendFeedbackBoxTitle')}
          label={settingsPageTexts.feedbackBoxTitle}
          prompt={prompt}
        />
        <Stack gap={6}>
          {switches.common.map(([name, label]) => (
            <AskInput
              key={name}
              name={at(`defaultQuestions.${name}`)}
              label={label}
              resolved={valueAt(shown, name) === true}
            />
          ))}
        </Stack>
        <Tabs
          variant="pills"
          value={side}
          keepMounted={false}
          onChange={(next) => {
            setSide(next === 'thumbsDown' ? 'thumbsDown' : 'thumbsUp');
          }}
        >
          <Tabs.List mb="sm">
            {directions.map(({ side: each, label }) => (
              <Tabs.Tab key={each} value={each}>
                {label}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          {directions.map(({ side: each, label }) => (
            <Tabs.Panel key={each} value={each} aria-label={label}>
              <Stack gap="md">
                <Stack gap={6}>
                  {(job ? [] : switches[each]).map(([name, word]) => (
                    <AskInput
                      key={name}
                      name={at(`defaultQuestions.${name}`)}
                      label={word}
                      resolved={valueAt(shown, name) === true}
                    />
                  ))}
                </Stack>
                <QuestionList
                  name={at(`${each}Custom`)}
                  label={settingsPageTexts.simpleQuestions}
                  add={settingsPageTexts.addQuestion}
                  most={maxSimpleQuestions}
                />
                <QuestionList
                  name={at(`${each}CustomMultipleAnswersQuestions`)}
                  label={settingsPageTexts.multipleQuestions}
                  add={settingsPageTexts.addMultipleQuestion}
                  most={maxMultipleChoiceQuestions}
                  hasAnswers
                />
              </Stack>
            </Tabs.Panel>
          ))}
        </Tabs>
      </Stack>
      {job ? (
        <QuestionPreview questions={shown} side={side} job={job} />
      ) : (
        <Stack gap={6} component="aside" aria-label={settingsPageTexts.preview}>
          <Text size="xs" c="dimmed">
            {settingsPageTexts.previewLead[side]}
          </Text>
          <PagePreview preview={preview} label={settingsPageTexts.preview} />
        </Stack>
      )}
    </SimpleGrid>
  );
});

interface FaultySideProps {
  at: (name: string) => string;
  open: Side;
  onFound: (side: Side) => void;
}

/** Opens the side whose questions keep the form from being saved. */
function FaultySide({ at, open, onFound }: FaultySideProps) {
  useInvalidSubmit((_, errors) => {
    const isFaulty = (side: Side) =>
      [`${side}Custom`, `${side}CustomMultipleAnswersQuestions`].some(
        (name) => valueAt(errors, at(name)) !== undefined,
      );
    const faulty = directions.find(({ side }) => isFaulty(side));
    if (faulty && !isFaulty(open)) onFound(faulty.side);
  });
  return null;
}

function sourceOf(value: unknown): QuestionSource {
  return isRecord(value) ? value : null;
}

/** @param props.prompt what the page says without a title. */
function TitleInput({ name, label, prompt }: { name: string; label: string; prompt: string }) {
  const { value, error, type, onBlur } = useStableField(name);
  return (
    <TextInput
      name={name}
      label={label}
      placeholder={prompt}
      value={textOf(value)}
      error={error}
      onBlur={onBlur}
      onChange={(event) => {
        type(event.currentTarget.value);
      }}
    />
  );
}

/** Yes, no, or as the next source has it. */
function AskInput({ name, label, resolved }: { name: string; label: string; resolved: boolean }) {
  const { value, set, onBlur } = useStableField(name);
  const { inherited } = useDescribed();
  const follow = inherited ? settingsPageTexts.asOrganization : settingsPageTexts.asDefault;
  const word = resolved ? feedbackTexts.yes : feedbackTexts.no;
  return (
    <Group justify="space-between" wrap="nowrap" gap="sm">
      <Text size="sm" component="label" htmlFor={name}>
        {label}
      </Text>
      <NativeSelect
        id={name}
        size="xs"
        w={170}
        style={{ flexShrink: 0 }}
        value={value === true ? 'yes' : value === false ? 'no' : ''}
        data={[
          { value: '', label: typeof value === 'boolean' ? follow : settingsPageTexts.follows(follow, word) },
          { value: 'yes', label: feedbackTexts.yes },
          { value: 'no', label: feedbackTexts.no },
        ]}
        onBlur={onBlur}
        onChange={(event) => {
          const next = event.currentTarget.value;
          set(next === '' ? undefined : next === 'yes');
        }}
      />
    </Group>
  );
}

interface ListProps {
  name: string;
  label: string;
  add: string;
  most: number;
  hasAnswers?: boolean;
}

function QuestionList({ name, label, add, most, hasAnswers = false }: ListProps) {
  const { value, set } = useStableField(name);
  const questions: readonly unknown[] = Array.isArray(value) ? value : [];
  const empty = hasAnswers
    ? { question: '', required: false, answers: ['', '', '', ''], allowMultiple: false }
    : { question: '', required: false };
  return (
    <Stack gap="xs" role="group" aria-label={label}>
      <Text size="sm" fw={500}>
        {label}
      </Text>
      {questions.map((_, index) => (
        <Paper key={index} p="sm" bg="var(--surface-sunken)">
          <Group align="flex-end" wrap="nowrap" gap="xs">
            <Box style={{ flex: 1, minWidth: 0 }}>
              <QuestionText name={`${name}[${index}].question`} label={settingsPageTexts.question(index + 1)} />
            </Box>
            <ActionIcon
              variant="subtle"
              color="gray"
              size="lg"
              aria-label={settingsPageTexts.remove(settingsPageTexts.question(index + 1))}
              onClick={() => {
                set(questions.filter((__, at) => at !== index));
              }}
            >
              <IconTrash size={16} aria-hidden />
            </ActionIcon>
          </Group>
          {hasAnswers && (
            <SimpleGrid cols={2} spacing="xs" mt="xs">
              {Array.from({ length: answersPerQuestion }, (__, at) => (
                <QuestionText
                  key={at}
                  name={`${name}[${index}].answers[${at}]`}
                  label={settingsPageTexts.answer(at + 1)}
                />
              ))}
            </SimpleGrid>
          )}
          <ListError name={`${name}[${index}].answers`} />
          <Group mt="xs">
            <Flag name={`${name}[${index}].required`} label={settingsPageTexts.required} />
            {hasAnswers && <Flag name={`${name}[${index}].allowMultiple`} label={settingsPageTexts.allowMultiple} />}
          </Group>
        </Paper>
      ))}
      <Button
        variant="default"
        size="compact-md"
        style={{ alignSelf: 'flex-start' }}
        leftSection={<IconPlus size={14} aria-hidden />}
        disabled={questions.length >= most}
        onClick={() => {
          set([...questions, empty]);
        }}
      >
        {add}
      </Button>
    </Stack>
  );
}

function QuestionText({ name, label }: { name: string; label: string }) {
  const { value, error, type, onBlur } = useStableField(name);
  const text = textOf(value);
  const isQuestion = name.endsWith('.question');
  return (
    <TextInput
      size="xs"
      name={name}
      label={label}
      description={isQuestion ? settingsPageTexts.count(text.length, maxQuestionLength) : undefined}
      value={text}
      error={error}
      onBlur={onBlur}
      onChange={(event) => {
        type(event.currentTarget.value);
      }}
    />
  );
}

/** The error of all answers together; those of one answer are at its input. */
function ListError({ name }: { name: string }) {
  const { value, error } = useStableField(name);
  if (!error || !Array.isArray(value)) return null;
  return (
    <Text size="xs" c="var(--mantine-color-error)" mt={4} role="alert">
      {error}
    </Text>
  );
}

function Flag({ name, label }: { name: string; label: string }) {
  const { value, set, onBlur } = useStableField(name);
  return (
    <Checkbox
      size="xs"
      name={name}
      label={label}
      checked={value === true}
      onBlur={onBlur}
      onChange={(event) => {
        set(event.currentTarget.checked);
      }}
    />
  );
}
