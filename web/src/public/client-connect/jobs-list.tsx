import type { ClientJobRow, ClientPlace } from '@portal/domain/contracts/client-api';
import type { PortalError } from '@portal/domain/errors/portal-error';
import { clientTexts as texts } from '@portal/domain/texts/client-connect';
import { useCallback, useState } from 'react';
import { Button } from '../components/button';
import content from '../components/content.module.css';
import { LoadFailed } from '../components/load-failed';
import { Spinner } from '../components/spinner';
import { ActivityChart } from './activity-chart';
import { AddJob } from './add-job';
import { callClient } from './call-client';
import classes from './client.module.css';
import { clientPaths, goTo } from './client-route';
import { JobFacts } from './job-facts';
import { OutdatedNote } from './outdated-note';
import { useClientPage } from './use-client-page';
import { useMoreJobs } from './use-more-jobs';

interface Props {
  place: ClientPlace;
  isClosed: boolean;
  onSignedOut: (error: PortalError) => void;
}

/** The jobs that the contact sees at a company: open or closed ones. */
export function JobsList({ place, isClosed, onSignedOut }: Props) {
  const { organizationId, contactId } = place;
  const load = useCallback(
    (signal: AbortSignal) => callClient('jobs', { organizationId, contactId, isClosed, after: '' }, signal),
    [organizationId, contactId, isClosed],
  );
  const { state, reload } = useClientPage(load, onSignedOut);
  const { withMore, showMore, isLoading, failure } = useMoreJobs(place, isClosed, onSignedOut);
  const [isAdding, setAdding] = useState(false);
  if (state.status === 'loading') return <Spinner label={texts.loading} />;
  if (state.status === 'failed') return <LoadFailed reason={state.error.userMessage} onRetry={reload} isPage />;
  const { canAddJob, activity } = state.page;
  const { jobs, next } = withMore(state.page);
  return (
    <>
      <OutdatedNote isOutdated={state.isOutdated} onRetry={reload} />
      <main className={content.content}>
        <div className={classes.head}>
          <h1 className={classes.title}>{isClosed ? texts.closedJobs : texts.jobs}</h1>
          <div className={classes.buttons}>
            <Button
              onClick={() => {
                goTo(clientPaths.jobs(place, !isClosed));
              }}
            >
              {isClosed ? texts.viewOpen : texts.viewClosed}
            </Button>
            {canAddJob && !isClosed && (
              <Button
                variant="filled"
                onClick={() => {
                  setAdding(true);
                }}
              >
                {texts.addJob}
              </Button>
            )}
          </div>
        </div>
        {jobs.length === 0 ? (
          <p className={classes.empty}>{isClosed ? texts.noClosedJobs : texts.noJobs}</p>
        ) : (
          <ul className={classes.cards}>
            {jobs.map((job) => (
              <li key={job.jobId}>
                <JobCard place={place} job={job} />
              </li>
            ))}
          </ul>
        )}
        {failure && <p role="alert">{failure}</p>}
        {next !== '' && (
          <Button isBusy={isLoading} onClick={() => void showMore(next)}>
            {texts.moreJobs}
          </Button>
        )}
        <ActivityChart
          chart={activity}
          note={state.page.next === '' ? '' : texts.activityOfNewest(state.page.jobs.length)}
        />
        {canAddJob && (
          <AddJob
            place={place}
            isOpen={isAdding}
            onClose={() => {
              setAdding(false);
            }}
            onAdded={reload}
          />
        )}
      </main>
    </>
  );
}

function JobCard({ place, job }: { place: ClientPlace; job: ClientJobRow }) {
  const path = clientPaths.job(place, job.jobId);
  return (
    <a
      className={classes.card}
      href={path}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        goTo(path);
      }}
    >
      <span className={classes.cardHead}>
        <strong dir="auto">{job.title}</strong>
        {job.news > 0 && <span className={classes.badge}>{texts.news(job.news)}</span>}
      </span>
      <span className={classes.facts}>
        <JobFacts job={job} />
      </span>
    </a>
  );
}
