import type { ClientPlace } from '@portal/domain/contracts/client-api';
import { clientTexts as texts } from '@portal/domain/texts/client-connect';
import content from '../components/content.module.css';
import classes from './client.module.css';
import { clientPaths, goTo } from './client-route';

/** Chooses the company that the contact works for now. */
export function ChoosePlace({ places }: { places: readonly ClientPlace[] }) {
  return (
    <main className={content.content}>
      <h1 className={classes.title}>{texts.choosePlace}</h1>
      <p className={classes.hint}>{texts.chooseHint}</p>
      <ul className={classes.cards}>
        {places.map((place) => (
          <li key={`${place.organizationId}/${place.contactId}`}>
            <button
              type="button"
              className={classes.card}
              onClick={() => {
                goTo(clientPaths.jobs(place));
              }}
            >
              <strong>{place.companyName || place.theme.organizationName}</strong>
              {place.companyName && <span className={classes.hint}>{place.theme.organizationName}</span>}
            </button>
          </li>
        ))}
      </ul>
    </main>
  );
}
