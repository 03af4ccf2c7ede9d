import type { CandidateKey } from '@portal/domain/candidates/candidate-key';
import type { JobCandidate } from '@portal/domain/candidates/job-candidate';
import { resolveLabel } from '@portal/domain/texts/labels';
import { candidatePageTexts } from '@portal/domain/texts/candidate-page';
import { Stack, Tabs } from '@mantine/core';
import { lazy, useEffect, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { Empty, LoadFailed, RowsLoading } from '../../../components/ui/states';
import { useData } from '../../../firebase/data-provider';
import { useOrganization } from '../../../session/session-context';
import { updateCandidate } from '../data/update-candidate';
import { NotesPanel } from '../notes/notes-panel';
import { useResumeParsing } from '../data/use-candidate';
import { CandidatePanes } from './candidate-panes';
import { HighlightsProvider } from '../document/highlights';
import { ActivityList } from './activity-list';
import { CandidateHeader } from './candidate-header';
import { CandidateTabs, KeptPanel, messagesTab, profileTab, tabOfLink, TabNames } from './candidate-tabs';
import { FeedbackList } from '../feedback/feedback-list';
import { RegradeButton } from '../score/regrade-button';
import { GradePanel } from '../score/grade-panel';
import { LazyPanel } from './lazy-panel';
import { OriginalDocument } from '../document/original-document';
import { ParseFileLink } from '../parse-file/parse-file-link';
import { ResumeSections } from '../correct-resume/resume-sections';
import { RemovedNotice } from './removed-notice';
import { SharePanel } from '../share/share-panel';
import { VotesList } from '../feedback/votes-list';

const AttachmentsPanel = lazy(() => import('../attachments/attachments-panel'));
const ViewsPanel = lazy(() => import('../views/views-panel'));

interface Props {
  candidate: JobCandidate;
  candidateKey: CandidateKey;
  isJobParsed: boolean;
  /** Whether the grading of the job's candidates has stopped. */
  isGradingStopped: boolean;
  nameOf: (uid: string) => string;
  /** The profiles of the candidate. */
  profiles: ReactNode;
  /** The messages with clients. */
  threads: ReactNode;
  /** The interviews with the candidate. */
  interviews: ReactNode;
  /** Whether the candidate agrees with the ATS. */
  atsState: ReactNode;
  /** That the data must not be processed; false where they may. */
  restriction: ReactNode;
  /** The candidate's rights. */
  privacy: ReactNode;
}

/** A candidate: the document on one side, the details on the other. */
export function CandidateView(props: Props) {
  return (
    <HighlightsProvider initialTab={tabOfLink(useSearchParams()[0].get('tab'))}>
      <CandidateScreen {...props} />
    </HighlightsProvider>
  );
}

function CandidateScreen(props: Props) {
  const { candidate, candidateKey, isJobParsed, isGradingStopped, nameOf, profiles, threads, interviews } = props;
  const { atsState, privacy, restriction } = props;
  const { chartType, customLabels } = useOrganization();
  const { candidateId } = candidateKey;
  const parsing = useResumeParsing(candidateKey);
  const { match, resume, profile, notes, ...others } = candidatePageTexts.tabs;
  const tabNames = {
    ...{ match, resume, profile, notes, files: resolveLabel(customLabels, 'attachments'), ...others },
    activity: resolveLabel(customLabels, 'activity'),
  };
  useSeen(candidate, candidateKey);
  return (
    <Stack gap="md">
      {restriction || (candidate.isDeleted && <RemovedNotice candidate={candidate} />)}
      <CandidateHeader candidate={candidate} candidateKey={candidateKey} state={atsState} privacy={privacy} />
      <CandidatePanes
        details={
          <CandidateTabs>
            <TabNames names={tabNames} />
            <Tabs.Panel value="match">
              <LazyPanel candidateId={candidateId}>
                <GradePanel
                  label={resolveLabel(customLabels, 'threeDIQScore')}
                  jobId={candidateKey.jobId}
                  isJobParsed={isJobParsed}
                  isFileParsed={candidate.sovren.sovrenParsedStatus === 'parsed'}
                  weightedScore={candidate.sovren.weightedScore}
                  graded={parsing.data ?? null}
                  isGradingStopped={isGradingStopped}
                  parsed={parsing.data?.parsed ?? null}
                  chartType={chartType}
                  action={
                    candidate.sovren.sovrenParsedStatus === 'parsed' ? (
                      <RegradeButton candidateKey={candidateKey} />
                    ) : (
                      candidate.resume && <ParseFileLink candidateKey={candidateKey} fileId="resume" />
                    )
                  }
                />
              </LazyPanel>
            </Tabs.Panel>
            <KeptPanel tab="resume">
              {parsing.status === 'loading' && <RowsLoading />}
              {parsing.status === 'error' && <LoadFailed onRetry={parsing.retry} />}
              {parsing.status === 'success' &&
                (parsing.data ? <ResumeSections candidateKey={candidateKey} parsing={parsing.data} /> : <Empty />)}
            </KeptPanel>
            <KeptPanel tab={profileTab}>
              <LazyPanel candidateId={candidateId}>{profiles}</LazyPanel>
            </KeptPanel>
            <KeptPanel tab="notes">
              <NotesPanel candidate={candidate} candidateKey={candidateKey} nameOf={nameOf} />
            </KeptPanel>
            <Tabs.Panel value="files">
              <LazyPanel candidateId={candidateId}>
                <AttachmentsPanel candidate={candidate} candidateKey={candidateKey} />
              </LazyPanel>
            </Tabs.Panel>
            <Tabs.Panel value="feedback">
              <Stack gap="lg">
                <LazyPanel candidateId={candidateId}>{interviews}</LazyPanel>
                <VotesList {...candidateKey} />
                <FeedbackList candidateKey={candidateKey} />
              </Stack>
            </Tabs.Panel>
            <KeptPanel tab={messagesTab}>
              <LazyPanel candidateId={candidateId}>{threads}</LazyPanel>
            </KeptPanel>
            <Tabs.Panel value="views">
              <LazyPanel candidateId={candidateId} fallback={<RowsLoading rows={4} height={64} />}>
                <ViewsPanel {...candidateKey} />
              </LazyPanel>
            </Tabs.Panel>
            <Tabs.Panel value="activity">
              <ActivityList candidateKey={candidateKey} />
            </Tabs.Panel>
            <Tabs.Panel value="share">
              <SharePanel candidate={candidate} candidateKey={candidateKey} />
            </Tabs.Panel>
          </CandidateTabs>
        }
        document={
          candidate.resume ? (
            <LazyPanel candidateId={candidateId}>
              <OriginalDocument
                candidateKey={candidateKey}
                sha256={candidate.resume.sha256}
                parsing={parsing.data ?? null}
              />
            </LazyPanel>
          ) : (
            <Empty>{candidatePageTexts.noDocument}</Empty>
          )
        }
      />
    </Stack>
  );
}

/** Opening a candidate marks its new activity as seen. */
function useSeen(candidate: JobCandidate, key: CandidateKey): void {
  const { firestore } = useData();
  const { newResumeViews, newLatestActivities } = candidate.analytics;
  const { organizationId, jobId, candidateId } = key;
  useEffect(() => {
    if (newResumeViews === 0 && newLatestActivities === 0) return;
    updateCandidate(
      firestore,
      { organizationId, jobId, candidateId },
      { 'analytics.newResumeViews': 0, 'analytics.newLatestActivities': 0 },
    ).catch(() => undefined);
  }, [firestore, organizationId, jobId, candidateId, newResumeViews, newLatestActivities]);
}
