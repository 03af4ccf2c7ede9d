import { duplicateTexts } from '@portal/domain/texts/candidates';
import { doubtedResumeTexts } from '@portal/domain/texts/doubted-resume';
import { Button, Group } from '@mantine/core';
import type { DoubtAnswer, DuplicateAnswer } from './upload';

interface AnswersProps<Answer extends string> {
  /** What the question is about, for screen readers. */
  about: string;
  onAnswer: (answer: Answer) => void;
}

/** The three answers about a duplicate, or about all of them. */
export function DuplicateAnswers(props: AnswersProps<DuplicateAnswer>) {
  return <Answers {...props} answers={['keep', 'replace', 'skip']} texts={duplicateTexts} />;
}

/** The two answers about a document that does not look like a resume, or about all of them. */
export function DoubtAnswers(props: AnswersProps<DoubtAnswer>) {
  return <Answers {...props} answers={['keep', 'discard']} texts={doubtedResumeTexts} />;
}

/** A button for each answer; the last one leaves the file out. */
function Answers<Answer extends string>({
  about,
  onAnswer,
  answers,
  texts,
}: AnswersProps<Answer> & { answers: readonly Answer[]; texts: Readonly<Record<Answer, string>> }) {
  return (
    <Group gap={6}>
      {answers.map((answer) => (
        <Button
          key={answer}
          size="compact-sm"
          variant={answer === answers.at(-1) ? 'subtle' : 'default'}
          aria-label={`${texts[answer]}: ${about}`}
          onClick={() => {
            onAnswer(answer);
          }}
        >
          {texts[answer]}
        </Button>
      ))}
    </Group>
  );
}
