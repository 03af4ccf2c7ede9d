import { teamTexts } from '@portal/domain/texts/team';
import { Button, Group } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconHistory, IconRefresh, IconUserPlus } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { BusyButton } from '../../../components/ui/busy-button';
import { runWithNotice } from '../../../components/ui/run-with-notice';
import { useFirebase } from '../../../firebase/firebase-context';
import { refreshAtsUsers } from '../data/team-calls';

/** The calendar is only loaded for a search. */
const ActivityModal = lazy(async () => ({ default: (await import('./activity-search')).ActivitySearch }));

/** The actions on a whole team, for admins. */
export function TeamToolbar({ organizationId, addHref }: { organizationId: string; addHref: string }) {
  const { auth } = useFirebase();
  const [isSearching, { open, close }] = useDisclosure(false);
  const refresh = () => runWithNotice(() => refreshAtsUsers(auth, organizationId), { done: teamTexts.usersRefreshed });
  return (
    <Group gap="xs">
      <Button variant="default" leftSection={<IconHistory size={16} aria-hidden />} onClick={open}>
        {teamTexts.searchActivity}
      </Button>
      <BusyButton leftSection={<IconRefresh size={16} aria-hidden />} onClick={refresh}>
        {teamTexts.refreshUsers}
      </BusyButton>
      <Button component={Link} to={addHref} leftSection={<IconUserPlus size={16} aria-hidden />}>
        {teamTexts.addTeamMember}
      </Button>
      {isSearching && (
        <Suspense>
          <ActivityModal organizationId={organizationId} onClose={close} />
        </Suspense>
      )}
    </Group>
  );
}
