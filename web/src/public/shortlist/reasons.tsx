import type { ShortlistPage } from '@portal/domain/contracts/shortlist-api';
import { ownTimeZone } from '@portal/domain/interviews/time-zone';
import { shortlistTexts as texts } from '@portal/domain/texts/shortlist';
import { lazy, Suspense, useState } from 'react';
import { callPublic } from '../api/call';
import { useToast } from '../components/toast';
import { feedbackSteps } from '../feedback/feedback-steps';
import { resumeVotes, type ResumeVote } from '../feedback/resume-vote';
import { readFeedback, storeSubmitted } from '../feedback/stored-feedback';
import { lasting } from '../viewer/safe-storage';
import { viewer } from '../viewer/public-viewer';
import { nameOf, type AnsweredRow } from './use-answers';

const QuestionsDialog = lazy(() => import('../feedback/questions-dialog'));

/** A sent answer that the organization asks about. */
export interface AskedAnswer {
  row: AnsweredRow;
  choice: ResumeVote;
}

/** The questions about a candidate's answer; null before it is sent, for Maybe, once answered, and where nothing is asked. */
export function askedAbout(
  { questions, rows }: Pick<ShortlistPage, 'questions' | 'rows'>,
  row: AnsweredRow | undefined,
): AskedAnswer | null {
  const choice = row?.isSent ? resumeVotes.find((vote) => vote === row.answer) : undefined;
  if (!row || !choice || !questions || feedbackSteps(questions.form, choice).length === 0) return null;
  const { isOneTimeFeedback } = questions.form;
  if (isOneTimeFeedback && readFeedback(lasting, tokenOf(rows, row)).isSubmitted) return null;
  return { row, choice };
}

interface Props {
  questions: NonNullable<ShortlistPage['questions']>;
  rows: ShortlistPage['rows'];
  accessCode: string;
  asked: AskedAnswer;
  isOpen: boolean;
  onClose: () => void;
}

/** The questions that follow an answer on a resume page, about a candidate of the list. */
export function Reasons({ questions, rows, accessCode, asked: { row, choice }, isOpen, onClose }: Props) {
  const toast = useToast();
  const [openedAt] = useState(() => Date.now());
  const publicToken = tokenOf(rows, row);
  const { candidateId } = row;
  return (
    <Suspense fallback={null}>
      <QuestionsDialog
        isOpen={isOpen}
        title={texts.whyFor(texts.answers[choice], nameOf(row))}
        questions={questions.form}
        choice={choice}
        openedAt={openedAt}
        sendAnswers={(answers, duration) =>
          callPublic('submitFeedback', {
            ...{ publicToken, candidateId, accessCode, answers, duration },
            timeZone: ownTimeZone(),
            viewer: viewer.get(),
          })
        }
        onClose={onClose}
        onSubmitted={(copySent) => {
          if (questions.form.isOneTimeFeedback) storeSubmitted(lasting, publicToken);
          const { submitted, submittedWithCopy } = questions.feedbackTexts;
          toast({ kind: 'success', text: copySent ? submittedWithCopy : submitted });
          onClose();
        }}
      />
    </Suspense>
  );
}

function tokenOf(rows: ShortlistPage['rows'], { candidateId }: AnsweredRow): string {
  return rows.find((row) => row.candidateId === candidateId)?.publicToken ?? '';
}
