import type { JobProfilePage } from '@portal/domain/contracts/marketing-pages-api';
import { publicProfileTexts } from '@portal/domain/texts/public-profile';
import { lazy, useCallback, useMemo, useState } from 'react';
import { Panel } from '../components/panel';
import { VoteAndQuestions } from '../feedback/vote-and-questions';
import { useMarketingTracking } from '../marketing/use-marketing-tracking';
import { PageTitle } from '../marketing/page-title';
import type { PageAccess } from '../marketing/use-page-access';
import { ProfileView } from '../../components/profile/profile-view';
import { isStaff } from '../viewer/is-staff';
import classes from '../marketing/marketing.module.css';
import { jobVoteTarget } from './job-feedback';

const loadQuestions = () => import('./job-questions-dialog');
const JobQuestionsDialog = lazy(loadQuestions);

interface Props {
  page: JobProfilePage;
  /** Encoded id. */
  jobId: string;
  access: PageAccess;
  isTracked: boolean;
}

/** A job's profile with its vote and questions, on its own page and next to a list. */
export function JobProfileContent({ page, ...props }: Props) {
  const { content } = page;
  if (!content) return <Panel icon="file" title={publicProfileTexts.gone} />;
  return <ShownContent page={page} content={content} {...props} />;
}

type ShownProps = Props & { content: NonNullable<JobProfilePage['content']> };

function ShownContent({ page, content, jobId, access, isTracked }: ShownProps) {
  const [hasVoted, setVoted] = useState(false);
  const questions = isStaff(document.cookie) ? null : content.questions;
  useMarketingTracking({ kind: 'job', id: jobId }, access, isTracked && questions !== null && !hasVoted);
  const onVoted = useCallback(() => {
    setVoted(true);
  }, []);
  const target = useMemo(
    () => jobVoteTarget(content, page.feedbackTexts, jobId, access),
    [content, page.feedbackTexts, jobId, access],
  );
  return (
    <div className={classes.profile}>
      <PageTitle title={content.title} profile={content.profile} />
      {questions && (
        <VoteAndQuestions
          target={target}
          isOneTime
          onVoted={onVoted}
          loadQuestions={loadQuestions}
          renderQuestions={(props) => (
            <JobQuestionsDialog {...props} questions={questions} jobId={jobId} access={access} />
          )}
        />
      )}
      <ProfileView profile={content.profile} />
    </div>
  );
}
