import type { PublicResume } from '@portal/domain/contracts/public-api';
import { Icon } from '../components/icon';
import classes from './resume-header.module.css';

/** Name, the job's title, occupation and place. */
export function ResumeHeader({ resume, jobTitle }: { resume: PublicResume; jobTitle: string }) {
  const { fullName, occupation, cityAndState } = resume;
  return (
    <div className={classes.header}>
      <h1 className={classes.name} dir="auto">
        {fullName}
      </h1>
      {jobTitle && (
        <p className={classes.job} dir="auto">
          {jobTitle}
        </p>
      )}
      {(occupation || cityAndState) && (
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
