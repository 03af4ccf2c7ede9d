import type { ContactBlock } from '@portal/domain/contracts/public-api';
import { Card } from '../components/card';
import { Icon } from '../components/icon';
import classes from './contact-card.module.css';

/** The contact data of the recruiter. */
export function ContactCard({ contact, title }: { contact: ContactBlock; title: string }) {
  const { displayName, photoURL, email, phone, address } = contact;
  const lastLine = [[address.city, address.state].filter(Boolean).join(', '), address.zip].filter(Boolean).join(' ');
  // A long email breaks before the @ rather than anywhere.
  const before = email.slice(0, Math.max(0, email.indexOf('@')));
  const lines = [address.address1, address.address2, lastLine].filter(Boolean);
  return (
    <Card title={title}>
      <div className={classes.person}>
        {photoURL ? (
          <img className={classes.photo} src={photoURL} alt="" width={48} height={48} loading="lazy" />
        ) : (
          <span className={classes.initials} aria-hidden>
            {initialsOf(displayName)}
          </span>
        )}
        <div className={classes.words}>
          <p className={classes.name} dir="auto">
            {displayName}
          </p>
          {contact.title && (
            <p className={classes.title} dir="auto">
              {contact.title}
            </p>
          )}
        </div>
      </div>
      <ul className={classes.ways}>
        {email && (
          <li>
            <a className={classes.way} href={`mailto:${encodeURI(email)}`}>
              <Icon name="mail" />
              <span>
                {before}
                <wbr />
                {email.slice(before.length)}
              </span>
            </a>
          </li>
        )}
        {phone && (
          <li>
            <a className={classes.way} href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
              <Icon name="phone" />
              <span>{phone}</span>
            </a>
          </li>
        )}
        {lines.length > 0 && (
          <li className={classes.way}>
            <Icon name="place" />
            <address className={classes.address}>
              {lines.map((line, index) => (
                <span key={index} dir="auto">
                  {line}
                </span>
              ))}
            </address>
          </li>
        )}
      </ul>
    </Card>
  );
}

function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => Array.from(word ?? '')[0] ?? '')
    .join('')
    .toUpperCase();
}
