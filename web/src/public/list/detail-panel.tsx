import { tearsheetTexts } from '@portal/domain/texts/tearsheets';
import { publicProfileTexts } from '@portal/domain/texts/public-profile';
import { PortalError } from '@portal/domain/errors/portal-error';
import { useEffect, useState, type ReactNode, type RefObject } from 'react';
import { callPublic } from '../api/call';
import { Icon } from '../components/icon';
import { LoadFailed } from '../components/load-failed';
import { Panel } from '../components/panel';
import { Spinner } from '../components/spinner';
import { JobProfileContent } from '../job-profile/job-profile-content';
import type { PageAccess } from '../marketing/use-page-access';
import { GeneratedProfile } from '../profile/generated-profile';
import classes from './list.module.css';
import type { ListKind } from './list-kind';

interface Props {
  kind: ListKind;
  /** Encoded id; `''` for none. */
  id: string;
  recipientId: string;
  access: PageAccess;
  isTracked: boolean;
  /** Whether it covers the list, so that Escape closes it. */
  isCovering: boolean;
  closeButton: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
}

/** The profile of the selected entry; a placeholder before a selection. */
export function DetailPanel(props: Props) {
  const { kind, id, isCovering, closeButton, onClose } = props;
  useEffect(() => {
    if (!isCovering) return undefined;
    const onKey = ({ key }: KeyboardEvent) => {
      // A dialog above the details closes first.
      if (key === 'Escape' && !document.querySelector('dialog[open]')) onClose();
    };
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('keydown', onKey);
    };
  }, [isCovering, onClose]);
  return (
    <aside
      className={classes.detail}
      data-tour="details"
      data-open={id !== '' || undefined}
      aria-label={tearsheetTexts.details}
    >
      {id === '' ? (
        <div className={classes.preview}>
          <Icon name={kind === 'jobs' ? 'work' : 'file'} size={32} />
          <p>{kind === 'jobs' ? tearsheetTexts.selectJob : tearsheetTexts.selectCandidate}</p>
        </div>
      ) : (
        <>
          <button
            ref={closeButton}
            type="button"
            className={classes.close}
            aria-label={tearsheetTexts.close}
            onClick={onClose}
          >
            <Icon name="close" size={22} />
          </button>
          {kind === 'jobs' ? <JobDetails key={id} {...props} /> : <CandidateDetails key={id} {...props} />}
        </>
      )}
    </aside>
  );
}

type DetailsProps = Pick<Props, 'id' | 'recipientId' | 'access' | 'isTracked'>;

function CandidateDetails({ id, recipientId, access, isTracked }: DetailsProps) {
  return (
    <Loaded
      load={(signal) => callPublic('getProfile', { candidateId: id, recipientId, ...access }, { signal })}
      text={publicProfileTexts.retrieving}
    >
      {(page) => <GeneratedProfile page={page} candidateId={id} access={access} isTracked={isTracked} />}
    </Loaded>
  );
}

function JobDetails({ id, recipientId, access, isTracked }: DetailsProps) {
  return (
    <Loaded
      load={(signal) => callPublic('getJobProfile', { jobId: id, recipientId, ...access }, { signal })}
      text={publicProfileTexts.retrieving}
    >
      {(page) => <JobProfileContent page={page} jobId={id} access={access} isTracked={isTracked} />}
    </Loaded>
  );
}

interface LoadedProps<Page> {
  load: (signal: AbortSignal) => Promise<Page>;
  text: string;
  children: (page: Page) => ReactNode;
}

/** Loads once; the caller's key starts it again. A failure leaves the list as it is. */
function Loaded<Page>({ load, text, children }: LoadedProps<Page>) {
  const [page, setPage] = useState<Page | null>(null);
  const [failure, setFailure] = useState<PortalError | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const controller = new AbortController();
    load(controller.signal).then(setPage, (thrown: unknown) => {
      if (!controller.signal.aborted) setFailure(PortalError.from(thrown));
    });
    return () => {
      controller.abort();
    };
    // Loading depends on the key of this component alone.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [attempt]);
  // The entry has left the list, or its profile is gone.
  if (failure?.kind === 'notFound') return <Panel icon="file" title={publicProfileTexts.gone} />;
  if (failure) {
    return (
      <LoadFailed
        reason={failure.userMessage}
        onRetry={() => {
          setFailure(null);
          setAttempt(attempt + 1);
        }}
      />
    );
  }
  return page === null ? <Spinner label={text} /> : children(page);
}
