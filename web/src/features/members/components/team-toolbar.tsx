import { teamTexts } from '@portal/domain/texts/team';
import { Button, Group } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconHistory, IconRefresh, IconUserPlus } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { told } from '../../../components/ui/tell';
import { useFirebase } from '../../../firebase/firebase-context';
import { refreshIntegrationUsers } from '../data/team-calls';

/** The calendar is only loaded by those who search. */
const ActivityModal = lazy(async () => ({ default: (await import('./activity-modal')).ActivityModal }));

/** What admins do with a team as a whole (001 §2.6). */
export function TeamToolbar({ organizationId, addHref }: { organizationId: string; addHref: string }) {
  const { auth } = useFirebase();
  const [isSearching, { open, close }] = useDisclosure(false);
  const [isRefreshing, setRefreshing] = useState(false);
  const refresh = async () => {
    setRefreshing(true);
    await told(() => refreshIntegrationUsers(auth, organizationId), { done: teamTexts.usersRefreshed });
    setRefreshing(false);
  };
  return (
    <Group gap="xs">
      <Button variant="default" leftSection={<IconHistory size={16} aria-hidden />} onClick={open}>
        {teamTexts.searchActivity}
      </Button>
      <Button
        variant="default"
        leftSection={<IconRefresh size={16} aria-hidden />}
        loading={isRefreshing}
        onClick={() => void refresh()}
      >
        {teamTexts.refreshUsers}
      </Button>
      <Button component={Link} to={addHref} leftSection={<IconUserPlus size={16} aria-hidden />}>
        {teamTexts.addMember}
      </Button>
      {isSearching && (
        <Suspense>
          <ActivityModal organizationId={organizationId} onClose={close} />
        </Suspense>
      )}
    </Group>
  );
}
