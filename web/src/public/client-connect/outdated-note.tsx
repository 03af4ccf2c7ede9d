import { clientTexts as texts } from '@portal/domain/texts/client-connect';
import { Button } from '../components/button';
import classes from './client.module.css';

/** Says that the page could not be read again, and offers to try; nothing while it is up to date. */
export function OutdatedNote({ isOutdated, onRetry }: { isOutdated: boolean; onRetry: () => void }) {
  return (
    <div role="status">
      {isOutdated && (
        <p className={classes.outdated}>
          {texts.outdated} <Button onClick={onRetry}>{texts.retry}</Button>
        </p>
      )}
    </div>
  );
}
