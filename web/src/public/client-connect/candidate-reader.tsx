import type { ClientJob, ClientPlace } from '@portal/domain/contracts/client-api';
import { PortalError } from '@portal/domain/errors/portal-error';
import { clientTexts as texts } from '@portal/domain/texts/client-connect';
import { lazy, Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { Button } from '../components/button';
import { LoadFailed } from '../components/load-failed';
import { Spinner } from '../components/spinner';
import { callClient } from './call-client';
import classes from './client.module.css';
import { clientPaths, goTo } from './client-route';
import { useReadingKeys } from './use-reading-keys';

const ResumePage = lazy(() => import('../resume/resume-page'));

interface Props {
  place: ClientPlace;
  job: ClientJob;
  candidateId: string;
  /** A decision was made: the list is read again. */
  onChanged: () => void;
  onSignedOut: (error: PortalError) => void;
}

type Opened =
  | { status: 'loading' }
  | { status: 'refused'; reason: string; isOutage: boolean }
  | { status: 'open'; publicToken: string };

/** Reads all candidates of a job: the list on the left, the resume next to it; next and previous by key and by swipe. */
export function CandidateReader({ place, job, candidateId, onChanged, onSignedOut }: Props) {
  const { organizationId, contactId } = place;
  const { jobId, rows } = job;
  const position = rows.findIndex((row) => row.candidateId === candidateId);
  const isListed = position >= 0;
  const show = useCallback(
    (id: string) => {
      goTo(clientPaths.job({ organizationId, contactId }, jobId, id), { replaces: true });
      window.scrollTo({ top: 0 });
    },
    [organizationId, contactId, jobId],
  );
  const before = rows[position - 1]?.candidateId;
  const after = rows[position + 1]?.candidateId;
  const page = useReadingKeys({
    onPrevious: before === undefined ? undefined : () => show(before),
    onNext: after === undefined ? undefined : () => show(after),
  });
  const close = () => {
    goTo(clientPaths.job(place, jobId));
  };
  return (
    <main className={classes.reader}>
      {job.hasList && <ReaderList job={job} candidateId={candidateId} onShow={show} />}
      <div className={classes.readerPage} ref={page}>
        <div className={classes.readerBar}>
          <Button variant="quiet" onClick={close}>
            ‹ {texts.closeResume}
          </Button>
          {isListed && <span className={classes.hint}>{texts.ofCandidates(position + 1, rows.length)}</span>}
          <span className={classes.steps}>
            <Button
              aria-label={texts.previous}
              disabled={before === undefined}
              onClick={() => {
                if (before !== undefined) show(before);
              }}
            >
              ‹
            </Button>
            <Button
              aria-label={texts.next}
              disabled={after === undefined}
              onClick={() => {
                if (after !== undefined) show(after);
              }}
            >
              ›
            </Button>
          </span>
        </div>
        {isListed || !job.hasList ? (
          <Resume key={candidateId} {...{ organizationId, contactId, jobId, candidateId, onChanged, onSignedOut }} />
        ) : (
          <p className={classes.empty} role="alert">
            {texts.gone}
          </p>
        )}
      </div>
    </main>
  );
}

/** The candidates of the job next to the one who is read. */
function ReaderList({
  job,
  candidateId,
  onShow,
}: Pick<Props, 'job' | 'candidateId'> & { onShow: (id: string) => void }) {
  return (
    <nav className={classes.readerList} aria-label={texts.candidates(job.rows.length)}>
      <h1 className={classes.readerTitle} dir="auto">
        {job.title}
      </h1>
      <ul>
        {job.rows.map((row) => (
          <li key={row.candidateId}>
            <button
              type="button"
              className={classes.readerItem}
              aria-current={row.candidateId === candidateId ? 'true' : undefined}
              onClick={() => {
                onShow(row.candidateId);
              }}
            >
              <span className={classes.cardHead}>
                <strong dir="auto">{row.name}</strong>
              </span>
              <span className={classes.facts}>
                <span>{row.status}</span>
                <span className={classes.decision} data-decision={row.decision}>
                  {texts.decided[row.decision]}
                </span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface ResumeProps {
  organizationId: string;
  contactId: string;
  jobId: string;
  candidateId: string;
  onChanged: () => void;
  onSignedOut: (error: PortalError) => void;
}

function Resume({ organizationId, contactId, jobId, candidateId, onChanged, onSignedOut }: ResumeProps) {
  const [opened, setOpened] = useState<Opened>({ status: 'loading' });
  const refuse = useCallback(
    (error: PortalError) => {
      if (error.kind === 'unauthenticated') onSignedOut(error);
      else setOpened({ status: 'refused', reason: error.userMessage, isOutage: error.kind === 'unavailable' });
    },
    [onSignedOut],
  );
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isWanted = true;
    callClient('openCandidate', { organizationId, contactId, jobId, candidateId }).then(
      ({ publicToken }) => {
        if (isWanted) setOpened({ status: 'open', publicToken });
      },
      (thrown: unknown) => {
        if (isWanted) refuse(PortalError.from(thrown));
      },
    );
    return () => {
      isWanted = false;
    };
  }, [organizationId, contactId, jobId, candidateId, refuse, attempt]);
  const frame = useMemo(() => ({ onRefused: refuse, onVoted: onChanged }), [refuse, onChanged]);
  if (opened.status === 'loading') return <Spinner label={texts.loading} />;
  if (opened.status === 'refused' && opened.isOutage) {
    return (
      <LoadFailed
        reason={opened.reason}
        onRetry={() => {
          setOpened({ status: 'loading' });
          setAttempt(attempt + 1);
        }}
      />
    );
  }
  if (opened.status === 'refused') {
    return (
      <p className={classes.empty} role="alert">
        {opened.reason}
      </p>
    );
  }
  return (
    <Suspense fallback={<Spinner label={texts.loading} />}>
      <ResumePage publicToken={opened.publicToken} candidateId={candidateId} frame={frame} />
    </Suspense>
  );
}
