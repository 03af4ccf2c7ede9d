import type { ClientJob, ClientPlace } from '@portal/domain/contracts/client-api';
import type { PortalError } from '@portal/domain/errors/portal-error';
import { clientTexts as texts } from '@portal/domain/texts/client-connect';
import { lazy, Suspense, useCallback, useRef, useState } from 'react';
import { Button } from '../components/button';
import content from '../components/content.module.css';
import { LoadFailed } from '../components/load-failed';
import { Spinner } from '../components/spinner';
import { ActivityChart } from './activity-chart';
import { callClient } from './call-client';
import { CandidateList } from './candidate-list';
import { CandidateReader } from './candidate-reader';
import classes from './client.module.css';
import { comparableRows } from './comparable-rows';
import { clientPaths, goTo } from './client-route';
import { JobFacts } from './job-facts';
import { JobNotes } from './job-notes';
import { OutdatedNote } from './outdated-note';
import { ShareJob } from './share-job';
import { useClientPage } from './use-client-page';

const CompareCandidates = lazy(() => import('./compare-candidates'));

interface Props {
  place: ClientPlace;
  jobId: string;
  /** The candidate who is read; `''` for the list alone. */
  candidateId: string;
  onSignedOut: (error: PortalError) => void;
}

/** A job: its candidates, and the resume of one of them next to the list. */
export function JobView({ place, jobId, candidateId, onSignedOut }: Props) {
  const { organizationId, contactId } = place;
  const isVisit = useRef(true);
  const load = useCallback(
    async (signal: AbortSignal) => {
      const key = { organizationId, contactId, jobId, isVisit: isVisit.current };
      const job = await callClient('job', key, signal);
      isVisit.current = false;
      return job;
    },
    [organizationId, contactId, jobId],
  );
  const isStale = useCallback(
    async ({ version }: ClientJob, signal: AbortSignal) =>
      (await callClient('jobVersion', { organizationId, contactId, jobId }, signal)).version !== version,
    [organizationId, contactId, jobId],
  );
  const { state, reload } = useClientPage(load, onSignedOut, isStale);
  if (state.status === 'loading') return <Spinner label={texts.loading} />;
  if (state.status === 'failed') {
    return (
      <main className={content.content}>
        <p role="alert">{state.error.userMessage}</p>
        {state.error.kind === 'notFound' ? <BackToJobs place={place} /> : <LoadFailed reason="" onRetry={reload} />}
      </main>
    );
  }
  const job = state.page;
  return (
    <>
      <OutdatedNote isOutdated={state.isOutdated} onRetry={reload} />
      {candidateId === '' ? (
        <JobPage place={place} job={job} onSignedOut={onSignedOut} />
      ) : (
        <CandidateReader
          place={place}
          job={job}
          candidateId={candidateId}
          onChanged={reload}
          onSignedOut={onSignedOut}
        />
      )}
    </>
  );
}

function BackToJobs({ place, isClosed = false }: { place: ClientPlace; isClosed?: boolean }) {
  return (
    <Button
      variant="quiet"
      className={classes.back}
      onClick={() => {
        goTo(clientPaths.jobs(place, isClosed));
      }}
    >
      ‹ {texts.back}
    </Button>
  );
}

interface JobPageProps extends Pick<Props, 'place' | 'onSignedOut'> {
  job: ClientJob;
}

function JobPage({ place, job, onSignedOut }: JobPageProps) {
  const [isSharing, setSharing] = useState(false);
  const [isComparing, setComparing] = useState(false);
  const canCompare = comparableRows(job).length > 1;
  const close = useCallback(() => {
    setSharing(false);
  }, []);
  return (
    <main className={content.content}>
      <BackToJobs place={place} isClosed={!job.isOpen} />
      <div className={classes.head}>
        <div>
          <h1 className={classes.title} dir="auto">
            {job.title}
          </h1>
          <p className={classes.facts}>
            {!job.isOpen && <span className={classes.badge}>{texts.closed}</span>}
            <JobFacts job={job} />
          </p>
        </div>
        <div className={classes.actions}>
          {canCompare && (
            <Button
              onClick={() => {
                setComparing(!isComparing);
              }}
            >
              {isComparing ? texts.closeCompare : texts.compare}
            </Button>
          )}
          {job.canShare && (
            <Button
              onClick={() => {
                setSharing(true);
              }}
            >
              {texts.share}
            </Button>
          )}
        </div>
      </div>
      {!job.isOpen && <p className={classes.hint}>{texts.closedHint}</p>}
      {isComparing && canCompare ? (
        <Suspense fallback={<Spinner label={texts.loading} />}>
          <CompareCandidates place={place} job={job} onSignedOut={onSignedOut} />
        </Suspense>
      ) : job.rows.length === 0 ? (
        <p className={classes.empty}>{job.hasList ? texts.noCandidates : texts.noList}</p>
      ) : (
        <>
          <CandidateList place={place} job={job} />
          {job.isCut && <p className={classes.hint}>{texts.onlySome(job.rows.length)}</p>}
        </>
      )}
      <JobNotes notes={job.notes} />
      <ActivityChart chart={job.activity} />
      {isSharing && <ShareJob place={place} jobId={job.jobId} onClose={close} />}
    </main>
  );
}
