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
import { Reader } from './reader';

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
  const isListed = rows.some((row) => row.candidateId === candidateId);
  const show = useCallback(
    (id: string) => {
      goTo(clientPaths.job({ organizationId, contactId }, jobId, id), { replaces: true });
      window.scrollTo({ top: 0 });
    },
    [organizationId, contactId, jobId],
  );
  return (
    <Reader
      title={job.title}
      items={rows.map(({ candidateId: id, name, status, decision }) => ({
        ...{ id, name, decision },
        facts: status,
        decisionText: texts.decided[decision],
      }))}
      currentId={candidateId}
      onShow={show}
      hasList={job.hasList}
      start={
        <Button
          variant="quiet"
          onClick={() => {
            goTo(clientPaths.job(place, jobId));
          }}
        >
          ‹ {texts.closeResume}
        </Button>
      }
    >
      {isListed || !job.hasList ? (
        <Resume key={candidateId} {...{ organizationId, contactId, jobId, candidateId, onChanged, onSignedOut }} />
      ) : (
        <p className={classes.empty} role="alert">
          {texts.gone}
        </p>
      )}
    </Reader>
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
