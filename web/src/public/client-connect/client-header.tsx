import type { ClientPlace } from '@portal/domain/contracts/client-api';
import type { PublicTheme } from '@portal/domain/contracts/public-api';
import { clientTexts as texts } from '@portal/domain/texts/client-connect';
import { useId, type ReactNode } from 'react';
import { Logo } from '../components/logo';
import classes from './client.module.css';
import { clientPaths, goTo } from './client-route';

interface Props {
  /** Null before a company is chosen. */
  theme: PublicTheme | null;
  places: readonly ClientPlace[];
  current: ClientPlace | null;
  account: ReactNode;
}

const keyOf = ({ organizationId, contactId }: ClientPlace) => `${organizationId}/${contactId}`;

/** The agency's logo, the company to switch, and the account. */
export function ClientHeader({ theme, places, current, account }: Props) {
  const selectId = useId();
  return (
    <header className={classes.header}>
      <div className={classes.headerInner}>
        <span className={classes.logo}>
          {theme ? <Logo theme={theme} /> : <strong className={classes.product}>{texts.title}</strong>}
        </span>
        {current && places.length > 1 && (
          <>
            <label htmlFor={selectId} className={classes.unseen}>
              {texts.switchPlace}
            </label>
            <select
              id={selectId}
              className={classes.select}
              value={keyOf(current)}
              onChange={({ target }) => {
                const chosen = places.find((place) => keyOf(place) === target.value);
                if (chosen) goTo(clientPaths.jobs(chosen));
              }}
            >
              {places.map((place) => (
                <option key={keyOf(place)} value={keyOf(place)}>
                  {texts.placeName(place.companyName, place.theme.organizationName)}
                </option>
              ))}
            </select>
          </>
        )}
        {account}
      </div>
    </header>
  );
}
