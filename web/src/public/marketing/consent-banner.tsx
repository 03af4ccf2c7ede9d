import { consentTexts } from '@portal/domain/texts/public-profile';
import { Button } from '../components/button';
import classes from './marketing.module.css';

/** Asks the viewer before anything but votes is recorded. */
export function ConsentBanner({ onDecide }: { onDecide: (isGiven: boolean) => void }) {
  return (
    <section className={classes.consent} aria-label={consentTexts.title}>
      <p>{consentTexts.question}</p>
      <div className={classes.consentActions}>
        <Button
          variant="quiet"
          onClick={() => {
            onDecide(false);
          }}
        >
          {consentTexts.refuse}
        </Button>
        <Button
          variant="filled"
          onClick={() => {
            onDecide(true);
          }}
        >
          {consentTexts.allow}
        </Button>
      </div>
    </section>
  );
}
