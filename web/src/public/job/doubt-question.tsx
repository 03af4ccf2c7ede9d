import { doubtedResumeTexts } from '@portal/domain/texts/doubted-resume';
import { useEffect, useRef } from 'react';
import { Button } from '../components/button';
import classes from './upload.module.css';

interface Props {
  files: readonly string[];
  onKeep: () => void;
  onDiscard: () => void;
}

/** Asks whether files that do not look like resumes are to be kept. Takes the focus, because the submit button goes. */
export function DoubtQuestion({ files, onKeep, onDiscard }: Props) {
  const question = useRef<HTMLDivElement>(null);
  useEffect(() => {
    question.current?.focus();
  }, []);
  const isSingle = files.length === 1;
  return (
    <div ref={question} tabIndex={-1} className={classes.doubt} role="group" aria-labelledby="doubt-question">
      <p id="doubt-question" role="status">
        {isSingle ? doubtedResumeTexts.question : doubtedResumeTexts.severalQuestion}
      </p>
      {!isSingle && <p className={classes.types}>{files.join(', ')}</p>}
      <div className={classes.actions}>
        <Button variant="filled" onClick={onKeep}>
          {doubtedResumeTexts.keep}
        </Button>
        <Button variant="quiet" onClick={onDiscard}>
          {doubtedResumeTexts.discard}
        </Button>
      </div>
    </div>
  );
}
