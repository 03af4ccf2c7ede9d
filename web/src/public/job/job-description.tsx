import { maxUncollapsedWords } from '@portal/domain/constants/public-pages';
import { publicJobTexts } from '@portal/domain/texts/public-job';
import { useId, useState } from 'react';
import { Button } from '../components/button';
import { PlainText } from '../components/plain-text';
import { collapseWords } from './collapse-words';
import classes from './job.module.css';

/** The job's description as plain text, collapsed when it is long. */
export function JobDescription({ text }: { text: string }) {
  const [isWhole, setWhole] = useState(false);
  const textId = useId();
  const beginning = collapseWords(text, maxUncollapsedWords);
  return (
    <div className={classes.description}>
      <div id={textId}>
        <PlainText text={beginning === null || isWhole ? text : `${beginning} …`} hasHeadings />
      </div>
      {beginning !== null && (
        <Button
          variant="quiet"
          className={classes.more ?? ''}
          aria-expanded={isWhole}
          aria-controls={textId}
          onClick={() => {
            setWhole((wasWhole) => !wasWhole);
          }}
        >
          {isWhole ? publicJobTexts.collapse : publicJobTexts.readMore}
        </Button>
      )}
    </div>
  );
}
