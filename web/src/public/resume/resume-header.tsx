import type { PublicResume } from '@portal/domain/contracts/public-api';
import type { ShownProfile } from '@portal/domain/profiles/shown-profile';
import { escapeHtml } from '@portal/domain/fields/markup';
import { Icon } from '../components/icon';
import classes from './resume-header.module.css';

interface Props {
  resume: PublicResume;
  jobTitle: string;
  profile: Pick<ShownProfile, 'headerContent'> | null;
}

/** Name, the job's title, occupation and place. What the header of a profile says of the candidate is not repeated. */
export function ResumeHeader({ resume, jobTitle, profile }: Props) {
  const { fullName, occupation, cityAndState } = resume;
  const headerContent = profile?.headerContent ?? '';
  const isNamed = headerContent.includes(escapeHtml(fullName));
  return (
    <div className={classes.header}>
      <h1 className={isNamed ? classes.unseen : classes.name} dir="auto">
        {fullName}
      </h1>
      {jobTitle && (
        <p className={classes.job} dir="auto">
          {jobTitle}
        </p>
      )}
      {!isNamed && (occupation || cityAndState) && (
        <p className={classes.facts}>
          {occupation && (
            <span className={classes.fact}>
              <Icon name="work" size={16} />
              <bdi>{occupation}</bdi>
            </span>
          )}
          {cityAndState && (
            <span className={classes.fact}>
              <Icon name="place" size={16} />
              <bdi>{cityAndState}</bdi>
            </span>
          )}
        </p>
      )}
    </div>
  );
}
