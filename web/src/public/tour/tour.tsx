import { tourPlaceholderMs } from '@portal/domain/constants/tearsheets';
import { tourTexts, tourControlTexts } from '@portal/domain/texts/tearsheets';
import { useEffect, useState } from 'react';
import { Button } from '../components/button';
import classes from './tour.module.css';

interface Props {
  /** Shows an entry, if none is selected; called some time after the tour has begun. */
  onShowEntry: () => void;
  onEnd: () => void;
}

/** What each hint points at, by `data-tour` of the element; it may appear while the hint is shown. */
const targets = ['rows', 'details', 'feedback'] as const;

/** Three hints on how a list works, each with a ring around what it is about. */
export function Tour({ onShowEntry, onEnd }: Props) {
  const [step, setStep] = useState(0);
  const isLast = step === tourTexts.length - 1;
  useEffect(() => {
    if (step !== 1) return undefined;
    const timer = setTimeout(onShowEntry, tourPlaceholderMs);
    return () => {
      clearTimeout(timer);
    };
    // The placeholder is shown once for this step.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [step]);
  useEffect(() => {
    const target = targets[step] ?? '';
    document.body.dataset.tourStep = target;
    document.querySelector(`[data-tour=${target}]`)?.scrollIntoView({ block: 'nearest' });
    return () => {
      delete document.body.dataset.tourStep;
    };
  }, [step]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onEnd();
    };
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('keydown', onKey);
    };
  }, [onEnd]);
  return (
    <section className={classes.tour} role="dialog" aria-label={tourControlTexts.title}>
      <p className={classes.step}>{tourControlTexts.step(step + 1, tourTexts.length)}</p>
      <p className={classes.text} aria-live="polite">
        {tourTexts[step]}
      </p>
      <div className={classes.actions}>
        {!isLast && (
          <Button variant="quiet" onClick={onEnd}>
            {tourControlTexts.skip}
          </Button>
        )}
        <Button
          variant="filled"
          autoFocus
          onClick={() => {
            if (isLast) onEnd();
            else setStep(step + 1);
          }}
        >
          {isLast ? tourControlTexts.done : tourControlTexts.next}
        </Button>
      </div>
    </section>
  );
}
