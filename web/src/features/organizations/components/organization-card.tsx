import type { OrganizationWithoutBrands } from '@portal/domain/organizations/merge-organization';
import { organizationTexts } from '@portal/domain/texts/team';
import { tableTexts } from '@portal/domain/texts/tables';
import { organizationPageTexts } from '@portal/domain/texts/organizations';
import { Badge, Button, Group, Paper, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import { BusyButton } from '../../../components/ui/busy-button';
import { formatDay } from '../../../components/ui/format';
import { runWithNotice } from '../../../components/ui/run-with-notice';
import { paths } from '../../../config/paths';
import { useFirebase } from '../../../firebase/firebase-context';
import { addIndexes } from '../data/administer-organizations';
import { useOrganizationTotals } from '../data/use-organization-totals';

/** An organization and its totals, for the platform's operators. */
export function OrganizationCard({ organization }: { organization: OrganizationWithoutBrands }) {
  const totals = useOrganizationTotals(organization.id);
  const { jobIndex, resumeIndex } = organization.indexStatus;
  const seats = organization.totalSeats === null ? '' : organizationPageTexts.ofSeats(organization.totalSeats);
  return (
    <Paper p="md">
      <Stack>
        <Group justify="space-between" align="flex-start">
          <Stack gap={4}>
            <Title order={1} style={{ overflowWrap: 'anywhere' }}>
              {organization.name}
            </Title>
            <Text size="sm" c="dimmed">
              {[organization.email, organization.phone, organization.websiteURL].filter(Boolean).join(' · ')}
            </Text>
            <Group gap="xs">
              <IndexBadge label={tableTexts.jobIndex} isThere={jobIndex} />
              <IndexBadge label={tableTexts.resumeIndex} isThere={resumeIndex} />
            </Group>
          </Stack>
          <Group gap="xs">
            {!(jobIndex && resumeIndex) && <AddIndexes organizationId={organization.id} />}
            <Button component={Link} to={paths.editOrganization.href(organization.id)} variant="default">
              {organizationPageTexts.edit}
            </Button>
          </Group>
        </Group>
        <SimpleGrid cols={{ base: 2, sm: 4 }}>
          <Total label={organizationPageTexts.jobs}>{totals ? String(totals.jobs) : '–'}</Total>
          <Total label={organizationPageTexts.openJobs}>{totals ? String(totals.openJobs) : '–'}</Total>
          <Total label={organizationPageTexts.teamMembers}>{totals ? `${totals.teamMembers}${seats}` : '–'}</Total>
          <Total label={organizationPageTexts.created}>{formatDay(organization.createdAt) || '–'}</Total>
        </SimpleGrid>
      </Stack>
    </Paper>
  );
}

function IndexBadge({ label, isThere }: { label: string; isThere: boolean }) {
  return (
    <Badge variant="light" color={isThere ? 'green' : 'yellow'} radius="sm" tt="none">
      {`${label}: ${isThere ? organizationPageTexts.isBuilt : organizationPageTexts.isNotBuilt}`}
    </Badge>
  );
}

function Total({ label, children }: { label: string; children: string }) {
  return (
    <Stack gap={0}>
      <Text size="xs" c="dimmed">
        {label}
      </Text>
      <Text fw={600}>{children}</Text>
    </Stack>
  );
}

function AddIndexes({ organizationId }: { organizationId: string }) {
  const { auth } = useFirebase();
  const add = () =>
    runWithNotice(() => addIndexes(auth, organizationId), {
      done: organizationTexts.indexesAdded,
      failed: organizationTexts.indexesFailed,
    });
  return <BusyButton onClick={add}>{tableTexts.addIndexes}</BusyButton>;
}
