import { defaultBrandName } from '@portal/domain/constants/application';
import type { OrganizationWithoutBrands } from '@portal/domain/organizations/merge-organization';
import { teamTexts } from '@portal/domain/texts/team';
import { Button, Group, Stack } from '@mantine/core';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { Empty, LoadFailed, RowsLoading } from '../../../components/ui/states';
import { useTeam } from '../data/use-team';
import { AtsUsersTable } from './ats-users-table';
import { TeamTable } from './team-table';
import { TeamToolbar } from './team-toolbar';

interface Props {
  organization: OrganizationWithoutBrands;
  /** The page that adds a team member. */
  addHref: string;
}

/** The team of an organization, for its admins: portal users and ATS users. */
export function Team({ organization, addHref }: Props) {
  const team = useTeam(organization.id);
  const brands = team.status === 'success' ? team.brands : undefined;
  const submissionBrands = useMemo(
    () => [defaultBrandName, ...(brands ?? []).map(({ name }) => name)].map((name) => ({ value: name, label: name })),
    [brands],
  );
  const smBrands = team.status === 'success' ? team.smBrands : undefined;
  const skillsBrands = useMemo(
    () => [
      { value: '', label: defaultBrandName },
      ...(smBrands ?? []).map(({ id, name }) => ({ value: id, label: name })),
    ],
    [smBrands],
  );
  const internalUsers = useMemo(() => {
    if (team.status !== 'success') return [];
    const byEmail = new Map(team.teamMembers.map((member) => [member.email, member]));
    return team.atsUsers.map((user) => {
      const member = byEmail.get(user.email);
      return {
        ...user,
        displayName: user.displayName || user.name,
        userId: member?.id ?? '',
        userExists: member !== undefined,
        isVerified: member?.isVerified === true,
        activityAt: member?.activityAt,
      };
    });
  }, [team]);

  if (team.status === 'loading') return <RowsLoading rows={6} />;
  if (team.status === 'error') return <LoadFailed onRetry={team.retry} />;
  if (team.teamMembers.length === 0 && team.atsUsers.length === 0) {
    return (
      <Empty
        action={
          <Button component={Link} to={addHref}>
            {teamTexts.addTeamMember}
          </Button>
        }
      >
        {teamTexts.empty(organization.name)}
      </Empty>
    );
  }
  return (
    <Stack>
      <Group justify="flex-end">
        <TeamToolbar organizationId={organization.id} addHref={addHref} />
      </Group>
      <AtsUsersTable organizationId={organization.id} users={internalUsers} brands={submissionBrands} />
      <TeamTable
        organizationId={organization.id}
        members={team.teamMembers}
        integrationUsers={team.atsUsers}
        skillsBrands={skillsBrands}
        submissionBrands={submissionBrands}
      />
    </Stack>
  );
}
