import { publicProfileTexts } from '@portal/domain/texts/public-profile';
import { useCallback } from 'react';
import { callPublic } from '../api/call';
import { usePublicPage } from '../components/use-public-page';
import { MarketingFrame } from '../marketing/marketing-frame';
import { usePageAccess } from '../marketing/use-page-access';
import { GeneratedProfile } from './generated-profile';

/** A candidate's marketing profile. */
export default function ProfilePage({ candidateId, recipientId }: { candidateId: string; recipientId: string }) {
  const { access, keepPass } = usePageAccess();
  const { state, retry } = usePublicPage(
    useCallback(
      (signal) => callPublic('getProfile', { candidateId, recipientId, ...access }, { signal }),
      [candidateId, recipientId, access],
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
      {(page, isTracked) => (
        <GeneratedProfile page={page} candidateId={candidateId} access={access} isTracked={isTracked} />
      )}
    </MarketingFrame>
  );
}
