import type { JobPage as Page } from '@portal/domain/contracts/public-api';
import { loadStateTexts } from '@portal/domain/texts/states';
import { publicJobTexts } from '@portal/domain/texts/public-job';
import { useCallback, useId, useState } from 'react';
import { callPublic } from '../api/call';
import { uploadResume, type UploadAnswer } from '../api/upload-resume';
import { Button } from '../components/button';
import content from '../components/content.module.css';
import { Icon, type IconName } from '../components/icon';
import { LoadFailed } from '../components/load-failed';
import { Spinner } from '../components/spinner';
import { Toolbar } from '../components/toolbar';
import { usePublicPage } from '../components/use-public-page';
import { Themed } from '../theme/themed';
import { ConfirmationCard } from './confirmation-card';
import classes from './job.module.css';
import { JobDescription } from './job-description';
import { JobTabs } from './job-tabs';
import { UploadCard } from './upload-card';

const day = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'short', day: 'numeric' });

/** A job as applicants see it, with the upload of a resume. */
export default function JobPage({ publicToken, jobId }: { publicToken: string; jobId: string }) {
  const { state, retry } = usePublicPage(
    useCallback(
      (signal) => callPublic('getCandidateUploader', { publicToken, jobId, organizationId: '' }, { signal }),
      [publicToken, jobId],
    ),
  );
  if (state.status === 'loading') return <Spinner label={loadStateTexts.loading} />;
  if (state.status === 'failed') return <LoadFailed reason={state.reason} onRetry={retry} isPage />;
  const job = state.page;
  return (
    <Themed theme={job.theme} title={job.theme.browserTitle}>
      <Toolbar theme={job.theme} />
      <main className={content.content}>
        <JobHeader job={job} />
        <Body job={job} publicToken={publicToken} />
      </main>
    </Themed>
  );
}

function JobHeader({ job }: { job: Page }) {
  return (
    <div className={classes.header}>
      <div className={classes.headline}>
        <h1 className={classes.title} dir="auto">
          {job.jobTitle}
        </h1>
        <span className={classes.badge} data-open={job.isOpen || undefined}>
          {job.isOpen ? publicJobTexts.open : publicJobTexts.closedBadge}
        </span>
      </div>
      <p className={classes.facts}>
        <Fact icon="work" text={job.theme.organizationName} />
        <Fact icon="place" text={job.cityAndState} />
        <Fact icon="clock" text={publicJobTexts.posted(day.format(job.createdAt))} />
      </p>
    </div>
  );
}

function Fact({ icon, text }: { icon: IconName; text: string }) {
  return (
    text && (
      <span className={classes.fact}>
        <Icon name={icon} size={16} />
        <bdi>{text}</bdi>
      </span>
    )
  );
}

function Body({ job, publicToken }: { job: Page; publicToken: string }) {
  const [isDescribed, setDescribed] = useState(true);
  const [uploaded, setUploaded] = useState<UploadAnswer | null>(null);
  const panelId = useId();
  return (
    <>
      <Button
        className={classes.toggle ?? ''}
        aria-expanded={isDescribed}
        aria-controls={panelId}
        onClick={() => {
          setDescribed((wasDescribed) => !wasDescribed);
        }}
      >
        <Icon name="file" />
        {isDescribed ? publicJobTexts.hideDescription : publicJobTexts.showDescription}
      </Button>
      <div className={isDescribed ? content.columns : classes.alone}>
        <section id={panelId} className={classes.panel} hidden={!isDescribed} aria-label={publicJobTexts.details}>
          {job.jobDescription && <JobDescription text={job.jobDescription} />}
          <JobTabs job={job} />
        </section>
        <div className={classes.side}>
          {uploaded ? (
            <ConfirmationCard confirmation={job.confirmation} applicationPath={uploaded.applicationPath ?? ''} />
          ) : job.isOpen ? (
            <UploadCard
              title={publicJobTexts.applyTitle}
              agreement={job.agreement}
              send={(upload, options) =>
                uploadResume({ call: 'uploadResume', names: { publicToken, jobId: job.jobId } }, upload, options)
              }
              uploadedText={publicJobTexts.uploaded}
              onUploaded={setUploaded}
            />
          ) : (
            <div className={classes.closed} role="status">
              <Icon name="clock" size={22} />
              <p>{publicJobTexts.closed}</p>
            </div>
          )}
        </div>
      </div>
    </>
  );
}
