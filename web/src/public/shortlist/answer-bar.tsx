import { shortlistTexts as texts } from '@portal/domain/texts/shortlist';
import type { ResumeAnswer } from '@portal/domain/votes/vote';
import { useState } from 'react';
import { Button } from '../components/button';
import { resumeAnswers } from '../feedback/resume-vote';
import { AnswerButtons } from './answer-buttons';
import classes from './shortlist.module.css';
import { nameOf, type AnsweredRow } from './use-answers';

interface Props {
  answered: readonly AnsweredRow[];
  /** The candidate who is read; undefined while none is. */
  current: AnsweredRow | undefined;
  offersMaybe: boolean;
  onAnswer: (answer: ResumeAnswer) => void;
  /** Opens the questions about the sent answer; undefined without any. */
  onReasons: (() => void) | undefined;
  onSend: () => void;
}

/** At the foot of the page: the answer about the candidate who is read, and the way to send all. */
export function AnswerBar({ answered, current, offersMaybe, onAnswer, onReasons, onSend }: Props) {
  const [said, setSaid] = useState('');
  const isOpen = current !== undefined && current.name !== '';
  return (
    <section className={classes.bar} aria-label={texts.yourAnswer}>
      {isOpen && (
        <AnswerButtons
          label={`${texts.yourAnswer}: ${current.name}`}
          offered={resumeAnswers.filter((one) => one !== 'maybe' || offersMaybe || current.answer === 'maybe')}
          answer={current.answer}
          onAnswer={(answer) => {
            setSaid(texts.answeredFor(texts.answers[answer], nameOf(current)));
            onAnswer(answer);
          }}
        />
      )}
      <div className={classes.progress}>
        <p role="status">
          {said} {texts.answered(answered.filter(({ answer }) => answer !== '').length, answered.length)}
        </p>
        {onReasons && <Button onClick={onReasons}>{texts.sayWhy}</Button>}
        <Button variant="filled" onClick={onSend}>
          {texts.send}
        </Button>
      </div>
    </section>
  );
}
