import type { ProfileOwner } from '@portal/domain/profiles/profile-owner';
import { profilePanelTexts } from '@portal/domain/texts/profiles';
import { lazy, Suspense } from 'react';
import { ErrorBoundary } from '../../../components/ui/error-boundary';
import { FoldedCard } from '../../../components/ui/folded-card';
import { RowsLoading } from '../../../components/ui/states';

const ProfilePanel = lazy(() => import('./profile-panel'));

interface Props {
  owner: ProfileOwner;
  selectedId: string;
  nameOf: (uid: string) => string;
}

/** The profiles of a job. */
export function JobProfileCard(props: Props) {
  return (
    <FoldedCard title={profilePanelTexts.jobProfile}>
      <ErrorBoundary resetKey={props.owner.jobId}>
        <Suspense fallback={<RowsLoading />}>
          <ProfilePanel {...props} />
        </Suspense>
      </ErrorBoundary>
    </FoldedCard>
  );
}
