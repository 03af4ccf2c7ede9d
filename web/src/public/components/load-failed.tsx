import { loadStateTexts } from '@portal/domain/texts/states';
import { Button } from './button';
import classes from './states.module.css';

interface Props {
  reason: string;
  onRetry: () => void;
  /** Does it stand for the whole page? Then it is what the page is about, and its heading. */
  isPage?: boolean;
}

/** What should stand here could not be loaded; says why, and tries again on demand. */
export function LoadFailed({ reason, onRetry, isPage = false }: Props) {
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
