import { publicProfileTexts } from '@portal/domain/texts/public-profile';
import { useCallback } from 'react';
import { callPublic } from '../api/call';
import { usePublicPage } from '../components/use-public-page';
import { MarketingFrame } from '../marketing/marketing-frame';
import { usePageAccess } from '../marketing/use-page-access';
import { JobProfileContent } from './job-profile-content';

/** A job's profile. */
export default function JobProfilePage({ jobId, recipientId }: { jobId: string; recipientId: string }) {
  const { access, keepPass } = usePageAccess();
  const { state, retry } = usePublicPage(
    useCallback(
      (signal) => callPublic('getJobProfile', { jobId, recipientId, ...access }, { signal }),
      [jobId, recipientId, access],
    ),
  );
  return (
    <MarketingFrame
      state={state}
      loadingText={publicProfileTexts.retrieving}
      retry={retry}
      access={access}
      onPassed={keepPass}
    >
      {(page, isTracked) => <JobProfileContent page={page} jobId={jobId} access={access} isTracked={isTracked} />}
    </MarketingFrame>
  );
}
