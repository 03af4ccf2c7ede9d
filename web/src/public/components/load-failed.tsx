import { loadStateTexts } from '@portal/domain/texts/states';
import { Button } from './button';
import classes from './states.module.css';

/** What should stand here could not be loaded; says why, and tries again on demand. */
export function LoadFailed({ reason, onRetry }: { reason: string; onRetry: () => void }) {
  return (
    <div className={classes.failed} role="alert">
      <p className={classes.headline}>{loadStateTexts.failed}</p>
      <p>{reason}</p>
      <Button variant="filled" onClick={onRetry}>
        {loadStateTexts.tryAgain}
      </Button>
    </div>
  );
}
