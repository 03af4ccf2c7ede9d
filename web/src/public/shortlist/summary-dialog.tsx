import { shortlistTexts as texts } from '@portal/domain/texts/shortlist';
import { sendStateTexts } from '@portal/domain/texts/states';
import { useRef, useState } from 'react';
import { callPublic } from '../api/call';
import { useSending } from '../api/use-sending';
import { Button } from '../components/button';
import { Dialog } from '../components/dialog';
import { useToast } from '../components/toast';
import { viewer } from '../viewer/public-viewer';
import { randomId } from '../viewer/random-id';
import classes from './shortlist.module.css';
import { nameOf, type AnsweredRow, type ShortlistLink } from './use-answers';

interface Props {
  isOpen: boolean;
  link: ShortlistLink;
  answered: readonly AnsweredRow[];
  /** Goes back to one candidate. */
  onShow: (candidateId: string) => void;
  onClose: () => void;
  /** Also for answers that were not taken: they are not sent again. */
  onSent: (candidateIds: readonly string[]) => void;
}

/** All answers at a glance, and the button that sends those that are not sent yet. */
export function SummaryDialog({ isOpen, link, answered, onShow, onClose, onSent }: Props) {
  const toast = useToast();
  const { state, send } = useSending();
  const [failure, setFailure] = useState('');
  /** The same answers have one id, so that a call that is sent again changes nothing. */
  const attempt = useRef({ answers: '', sendId: '' });
  const unsent = answered.flatMap(({ candidateId, answer, isSent }) =>
    isSent || answer === '' ? [] : [{ candidateId, vote: answer }],
  );
  const submit = async () => {
    setFailure('');
    const answers = JSON.stringify(unsent);
    if (attempt.current.answers !== answers) attempt.current = { answers, sendId: randomId() };
    const { sendId } = attempt.current;
    try {
      const result = await send(() =>
        callPublic('sendShortlistAnswers', { ...link, answers: unsent, sendId, viewer: viewer.get() }),
      );
      if (!result) return;
      attempt.current = { answers: '', sendId: '' };
      const { sent, refused } = result;
      onSent([...sent, ...refused.map(({ candidateId }) => candidateId)]);
      const [first] = refused;
      if (first) {
        const names = answered.filter(({ candidateId }) => refused.some((one) => one.candidateId === candidateId));
        toast({ kind: 'error', text: texts.notTaken(names.map(nameOf).join(', '), first.reason) });
      } else {
        toast({ kind: 'success', text: texts.sent(sent.length) });
      }
      onClose();
    } catch {
      setFailure(texts.failed);
    }
  };
  return (
    <Dialog isOpen={isOpen} title={texts.summary} onClose={onClose}>
      <div className={classes.sheet}>
        <ul className={classes.summary}>
          {answered.map((row) => (
            <li key={row.candidateId}>
              <button
                type="button"
                className={classes.summaryRow}
                onClick={() => {
                  onShow(row.candidateId);
                }}
              >
                <strong dir="auto">{nameOf(row)}</strong>
                <span data-answer={row.answer}>
                  {texts.answers[row.answer]}
                  {!row.isSent && `, ${texts.notSent}`}
                </span>
              </button>
            </li>
          ))}
        </ul>
        <p className={classes.hint} role="status">
          {failure ||
            (state === 'waiting' ? sendStateTexts.notSent : unsent.length === 0 ? texts.nothingToSend : texts.sendHint)}
        </p>
        <Button
          variant="filled"
          isBusy={state === 'sending'}
          disabled={unsent.length === 0}
          onClick={() => void submit()}
        >
          {texts.send}
        </Button>
      </div>
    </Dialog>
  );
}
