import { atsTexts } from '@portal/domain/texts/ats';
import { Stack, Title } from '@mantine/core';
import { Navigate } from 'react-router';
import { paths } from '../../../config/paths';
import { ConnectionState } from '../../../features/ats/connection-state';
import { Imports } from '../../../features/ats/imports';
import { Outbox } from '../../../features/ats/outbox';
import { useCan, useOrganization } from '../../../session/session-context';

/** /app/organization-settings/sync: for administrators. */
export function Component() {
  const { id } = useOrganization();
  if (!useCan('organization:edit')) return <Navigate to={paths.forbidden.href()} replace />;
  return (
    <Stack maw={960} gap="lg">
      <Title order={1}>{atsTexts.syncTitle}</Title>
      <ConnectionState organizationId={id} />
      <Imports organizationId={id} />
      <Outbox organizationId={id} />
    </Stack>
  );
}
