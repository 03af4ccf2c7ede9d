import type { ContactBlock } from '@portal/domain/contracts/public-api';
import { publicResumeTexts } from '@portal/domain/texts/public-resume';
import { Icon } from '../components/icon';
import classes from './quick-contact.module.css';

/** Calls or mails the recruiter from the top of the page on a phone, where the contact card is far below. */
export function QuickContact({ contact }: { contact: ContactBlock }) {
  const { displayName, email, phone } = contact;
  return (
    <p className={classes.bar}>
      {phone && (
        <a
          className={classes.way}
          href={`tel:${phone.replace(/[^\d+]/g, '')}`}
          aria-label={`${publicResumeTexts.call} ${displayName}`}
        >
          <Icon name="phone" size={16} />
          {publicResumeTexts.call}
        </a>
      )}
      {email && (
        <a
          className={classes.way}
          href={`mailto:${encodeURI(email)}`}
          aria-label={`${publicResumeTexts.mail} ${displayName}`}
        >
          <Icon name="mail" size={16} />
          {publicResumeTexts.mail}
        </a>
      )}
      <span className={classes.name} dir="auto">
        {displayName}
      </span>
    </p>
  );
}
