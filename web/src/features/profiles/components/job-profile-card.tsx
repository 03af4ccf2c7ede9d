import type { ProfileOwner } from '@portal/domain/profiles/profile-owner';
import { profilePanelTexts } from '@portal/domain/texts/profiles';
import { Accordion } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { ErrorBoundary } from '../../../components/ui/error-boundary';
import { RowsLoading } from '../../../components/ui/states';

const ProfilePanel = lazy(() => import('./profile-panel'));

interface Props {
  owner: ProfileOwner;
  selectedId: string;
  nameOf: (uid: string) => string;
}

/** The profiles of a job, closed until somebody works on them: nothing of them is loaded before. */
export function JobProfileCard(props: Props) {
  const [open, setOpen] = useState<string | null>(null);
  return (
    <Accordion variant="contained" value={open} onChange={setOpen}>
      <Accordion.Item value="profile">
        <Accordion.Control>{profilePanelTexts.jobProfile}</Accordion.Control>
        <Accordion.Panel>
          {open !== null && (
            <ErrorBoundary resetKey={props.owner.jobId}>
              <Suspense fallback={<RowsLoading />}>
                <ProfilePanel {...props} />
              </Suspense>
            </ErrorBoundary>
          )}
        </Accordion.Panel>
      </Accordion.Item>
    </Accordion>
  );
}
