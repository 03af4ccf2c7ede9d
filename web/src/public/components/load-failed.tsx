import { loadStateTexts } from '@portal/domain/texts/states';
import { useEffect } from 'react';
import { Button } from './button';
import classes from './states.module.css';

interface Props {
  reason: string;
  onRetry: () => void;
  /** Whether it replaces the whole page: then it is the page's heading. */
  isPage?: boolean;
}

/** The error state of a part of a page: says why, and offers a retry. Retries by itself once the browser is online again. */
export function LoadFailed({ reason, onRetry, isPage = false }: Props) {
  useEffect(() => {
    window.addEventListener('online', onRetry);
    return () => {
      window.removeEventListener('online', onRetry);
    };
  }, [onRetry]);
  const Headline = isPage ? 'h1' : 'p';
  const failure = (
    <div className={classes.failed} role="alert">
      <Headline className={classes.headline}>{loadStateTexts.failed}</Headline>
      <p>{reason}</p>
      <Button variant="filled" onClick={onRetry}>
        {loadStateTexts.tryAgain}
      </Button>
    </div>
  );
  return isPage ? <main>{failure}</main> : failure;
}
