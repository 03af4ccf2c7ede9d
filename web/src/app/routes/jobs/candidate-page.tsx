import { candidateName } from '@portal/domain/candidates/candidate-name';
import { originOf } from '@portal/domain/candidates/origin';
import { lazy, Suspense, useMemo } from 'react';
import { Outlet, useParams } from 'react-router';
import { useCrumbName } from '../../../components/layout/crumb-names';
import { Missing } from '../../../components/ui/missing';
import { LoadFailed, RowsLoading } from '../../../components/ui/states';
import { paths } from '../../../config/paths';
import { useRecordOpening } from '../../../features/audit/data/use-record-opening';
import { CandidateRecordState } from '../../../features/ats/record-state-line';
import { CandidateView } from '../../../features/candidates/page/candidate-view';
import { OriginalDocument } from '../../../features/candidates/document/original-document';
import { useCandidate } from '../../../features/candidates/data/use-candidate';
import { useJob } from '../../../features/jobs/data/use-job';
import { AgreementLine } from '../../../features/privacy/agreement-line';
import { OriginLine } from '../../../features/privacy/origin-line';
import { useTeamMembers } from '../../../features/users/data/use-team-members';
import { useOrganization } from '../../../session/session-context';

const ThreadsPanel = lazy(() => import('../../../features/threads/threads-panel'));
const CandidateInterviews = lazy(() => import('../../../features/interviews/components/candidate-interviews'));
const PrivacyMenu = lazy(() => import('../../../features/privacy/privacy-menu'));
const RestrictionNotice = lazy(() => import('../../../features/privacy/restriction-notice'));
const CandidateAuditDialog = lazy(async () => ({
  default: (await import('../../../features/audit/components/candidate-audit-dialog')).CandidateAuditDialog,
}));
const WaitingMark = lazy(() => import('../../../features/waiting/waiting-mark'));
const ProfilePanel = lazy(() => import('../../../features/profiles/components/profile-panel'));

/**
 * /app/jobs/{jobId}/candidate/{candidateId}, and the URL that table rows link to: …/candidate/parse/{candidateId}.
 * A dialog over it has a URL of its own.
 */
export function Component() {
  const { jobId = '', candidateId = '' } = useParams();
  const organizationId = useOrganization().id;
  const key = useMemo(() => ({ organizationId, jobId, candidateId }), [organizationId, jobId, candidateId]);
  const { nameOf } = useTeamMembers(organizationId);
  const job = useJob(organizationId, jobId);
  const candidate = useCandidate(key);
  useRecordOpening(organizationId, jobId, candidateId, candidate.data !== undefined && candidate.data !== null);
  useCrumbName(jobId, job.data?.jobTitle);
  useCrumbName(candidateId, candidate.data ? candidateName(candidate.data) : undefined);

  if (job.status === 'loading' || candidate.status === 'loading') return <RowsLoading rows={8} />;
  if (job.status === 'error') return <LoadFailed onRetry={job.retry} />;
  if (candidate.status === 'error') return <LoadFailed onRetry={candidate.retry} />;
  if (!job.data || !candidate.data) return <Missing />;
  return (
    <>
      <Suspense fallback={null}>
        <WaitingMark key={candidateId} candidateId={candidateId} />
      </Suspense>
      <CandidateView
        key={candidateId}
        candidate={candidate.data}
        candidateKey={key}
        nameOf={nameOf}
        atsState={
          <>
            {candidate.data.candidateBHId !== '' && <CandidateRecordState candidateKey={key} />}
            <AgreementLine agreement={candidate.data.agreement} />
            <OriginLine
              origin={originOf(candidate.data)}
              isCopy={candidate.data.source === 'otherJob'}
              notice={candidate.data.notice}
            />
          </>
        }
        threads={<ThreadsPanel candidateKey={key} />}
        interviews={<CandidateInterviews candidateKey={key} />}
        privacy={
          <Suspense fallback={null}>
            <PrivacyMenu
              candidateKey={key}
              email={candidate.data.email}
              isRestricted={candidate.data.restriction.isOn}
              refusesAiTexts={candidate.data.refusesAiTexts}
              runsHref={paths.privacy.href()}
              audit={(onClose) => <CandidateAuditDialog {...key} nameOf={nameOf} onClose={onClose} />}
            />
          </Suspense>
        }
        profiles={
          <ProfilePanel
            owner={key}
            selectedId={candidate.data.public.selectedProfileId}
            refusesAiTexts={candidate.data.refusesAiTexts}
            nameOf={nameOf}
            document={
              candidate.data.resume && (
                <OriginalDocument candidateKey={key} sha256={candidate.data.resume.sha256} parsing={null} />
              )
            }
          />
        }
        restriction={
          candidate.data.restriction.isOn && (
            <Suspense fallback={null}>
              <RestrictionNotice candidateKey={key} restriction={candidate.data.restriction} />
            </Suspense>
          )
        }
        isJobParsed={job.data.sovren.sovrenParsedStatus === 'parsed'}
        isGradingStopped={job.data.grading?.state === 'failed'}
      />
      <Outlet />
    </>
  );
}
