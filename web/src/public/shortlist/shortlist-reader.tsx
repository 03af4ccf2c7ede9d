import type { ShortlistPage } from '@portal/domain/contracts/shortlist-api';
import type { PortalError } from '@portal/domain/errors/portal-error';
import { shortlistTexts as texts } from '@portal/domain/texts/shortlist';
import type { ResumeAnswer } from '@portal/domain/votes/vote';
import { lazy, Suspense, useCallback, useMemo, useState } from 'react';
import { Reader } from '../client-connect/reader';
import { Button } from '../components/button';
import content from '../components/content.module.css';
import { Spinner } from '../components/spinner';
import { isStaff } from '../viewer/is-staff';
import { AnswerBar } from './answer-bar';
import classes from './shortlist.module.css';
import { askedAbout, Reasons, type AskedAnswer } from './reasons';
import { SummaryDialog } from './summary-dialog';
import { nameOf, useAnswers, type AnsweredRow, type ShortlistLink } from './use-answers';

const ResumePage = lazy(() => import('../resume/resume-page'));
const Comparison = lazy(() => import('./comparison'));

interface Props {
  page: ShortlistPage;
  link: ShortlistLink;
  /** Answers were sent, or a candidate is gone: the list is read again; stable. */
  onChanged: () => void;
}

const decisions = { positive: 'approved', maybe: 'maybe', negative: 'declined', '': '' } as const;

/** The list with the resume next to it, the answer below, and the summary that sends the answers. */
export function ShortlistReader({ page, link, onChanged }: Props) {
  const { rows, jobTitle } = page;
  const { answered, choose, drop } = useAnswers(link.shortlistToken, rows);
  const [currentId, setCurrentId] = useState(
    () => firstUnanswered(answered)?.candidateId ?? rows[0]?.candidateId ?? '',
  );
  const [isSummary, setSummary] = useState(false);
  const [isComparing, setComparing] = useState(false);
  const [asked, setAsked] = useState<AskedAnswer | null>(null);
  const [isAsking, setAsking] = useState(false);
  const mayAnswer = page.answers.mayAnswer && !isStaff(document.cookie);
  const show = useCallback((id: string) => {
    setCurrentId(id);
    setComparing(false);
    window.scrollTo({ top: 0 });
  }, []);
  const answer = (vote: ResumeAnswer) => {
    choose(currentId, vote);
    const position = answered.findIndex(({ candidateId }) => candidateId === currentId);
    const next = firstUnanswered([...answered.slice(position + 1), ...answered.slice(0, Math.max(position, 0))]);
    if (next) show(next.candidateId);
    else setSummary(true);
  };
  const current = answered.find(({ candidateId }) => candidateId === currentId);
  const { accessCode } = link;
  const askable = askedAbout(page, current);
  const compared = rows
    .filter(({ isExpired }) => !isExpired)
    .map(({ candidateId, name }) => ({ candidateId, name, decisions: [] }));
  const open = (candidateId: string) => {
    const publicToken = rows.find((row) => row.candidateId === candidateId)?.publicToken ?? '';
    return Promise.resolve({ publicToken, accessCode });
  };
  const compareButton = rows.length > 1 && (
    <Button
      className={classes.compare}
      onClick={() => {
        setComparing(!isComparing);
      }}
    >
      {isComparing ? texts.closeCompare : texts.compare}
    </Button>
  );
  return (
    <>
      <Reader
        title={jobTitle ? texts.titleFor(jobTitle) : texts.title(rows.length)}
        items={answered.map((row, index) => ({
          id: row.candidateId,
          name: nameOf(row),
          facts: rows[index]?.occupation ?? '',
          decision: decisions[row.answer],
          decisionText: row.isSent ? texts.answers[row.answer] : `${texts.answers[row.answer]}, ${texts.notSent}`,
        }))}
        currentId={currentId}
        onShow={show}
        hasList
        start={compareButton}
        footer={
          mayAnswer && (
            <AnswerBar
              answered={answered}
              current={isComparing ? undefined : current}
              offersMaybe={page.answers.offersMaybe}
              onAnswer={answer}
              onReasons={
                askable && !isComparing
                  ? () => {
                      setAsked(askable);
                      setAsking(true);
                    }
                  : undefined
              }
              onSend={() => {
                setSummary(true);
              }}
            />
          )
        }
      >
        {!page.answers.mayAnswer && !isStaff(document.cookie) && <p className={classes.closed}>{texts.closed}</p>}
        {isComparing ? (
          <Suspense fallback={<Spinner label={texts.loading} />}>
            <Comparison rows={compared} mustHaves={page.mustHaves} heading="h1" open={open} />
          </Suspense>
        ) : (
          <CurrentResume key={currentId} page={page} candidateId={currentId} onGone={onChanged} />
        )}
      </Reader>
      {mayAnswer && asked && page.questions && (
        <Reasons
          key={`${asked.row.candidateId}/${asked.choice}`}
          questions={page.questions}
          {...{ rows, accessCode, asked }}
          isOpen={isAsking}
          onClose={() => {
            setAsking(false);
          }}
        />
      )}
      {mayAnswer && (
        <SummaryDialog
          isOpen={isSummary}
          link={link}
          answered={answered}
          onShow={(id) => {
            setSummary(false);
            show(id);
          }}
          onClose={() => {
            setSummary(false);
          }}
          onSent={(candidateIds) => {
            drop(candidateIds);
            onChanged();
          }}
        />
      )}
    </>
  );
}

/** The resume of one candidate; a sentence for one who has left the list. */
function CurrentResume({
  page,
  candidateId,
  onGone,
}: {
  page: ShortlistPage;
  candidateId: string;
  onGone: () => void;
}) {
  const [reason, setReason] = useState('');
  const row = page.rows.find((one) => one.candidateId === candidateId);
  const frame = useMemo(
    () => ({
      onRefused: (error: PortalError) => {
        setReason(error.kind === 'notFound' ? texts.gone : error.userMessage);
        onGone();
      },
      onVoted: () => undefined,
      asksItself: true,
    }),
    [onGone],
  );
  if (!row || reason) {
    return (
      <p className={content.content} role="alert">
        {reason || texts.gone}
      </p>
    );
  }
  return (
    <Suspense fallback={<Spinner label={texts.loading} />}>
      <ResumePage publicToken={row.publicToken} candidateId={candidateId} frame={frame} />
    </Suspense>
  );
}

/** One with an expired link cannot be answered. */
function firstUnanswered(rows: readonly AnsweredRow[]): AnsweredRow | undefined {
  return rows.find(({ answer, name }) => answer === '' && name !== '');
}
