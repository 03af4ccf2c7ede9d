import type { JobPage } from '@portal/domain/contracts/public-api';
import { applicationTexts } from '@portal/domain/texts/application';
import { publicJobTexts } from '@portal/domain/texts/public-job';
import { useEffect, useRef } from 'react';
import { Icon } from '../components/icon';
import { safeUrl } from '../components/safe-url';
import classes from './confirmation.module.css';

interface Props {
  confirmation: JobPage['confirmation'];
  /** Path of the applicant's page; `''` for none. */
  applicationPath: string;
}

/** The organization's message and links after an upload, and the link to the applicant's page. */
export function ConfirmationCard({ confirmation, applicationPath }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    heading.current?.scrollIntoView({ block: 'center' });
  }, []);
  const links = [confirmation.link1, confirmation.link2].map(safeUrl).filter((link) => link !== null);
  return (
    <section className={classes.card}>
      <span className={classes.mark}>
        <Icon name="check" size={26} />
      </span>
      <h2 ref={heading} className={classes.title} tabIndex={-1} dir="auto">
        {confirmation.title || publicJobTexts.confirmationTitle}
      </h2>
      <p className={classes.prompt} dir="auto">
        {confirmation.prompt || publicJobTexts.confirmationPrompt}
      </p>
      {applicationPath !== '' && (
        <div className={classes.follow}>
          <a href={applicationPath}>{applicationTexts.follow}</a>
          <p>{applicationTexts.followAbout}</p>
        </div>
      )}
      {links.length > 0 && (
        <ul className={classes.links}>
          {links.map((link, index) => (
            <li key={index}>
              <a href={link} rel="noopener noreferrer">
                {shortAddress(link)}
                <Icon name="external" size={16} />
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** `example.com/jobs` of `https://www.example.com/jobs/`. */
function shortAddress(link: string): string {
  return link.replace(/^https?:\/\/(?:www\.)?/, '').replace(/\/$/, '');
}
