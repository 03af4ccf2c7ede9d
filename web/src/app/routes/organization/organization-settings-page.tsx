import { settingsTexts } from '@portal/domain/texts/settings';
import { Stack, Title } from '@mantine/core';
import { Navigate } from 'react-router';
import { paths } from '../../../config/paths';
import { GeneralSettings } from '../../../features/organizations/components/general-settings';
import { useCan, useOrganization } from '../../../session/session-context';

/** /app/organization-settings (000 §2, 001 §2.1): for administrators. */
export function Component() {
  const organization = useOrganization();
  if (!useCan('organization:edit')) return <Navigate to={paths.forbidden.href()} replace />;
  return (
    <Stack maw={880}>
      <Title order={1}>{settingsTexts.title}</Title>
      <GeneralSettings organization={organization} />
    </Stack>
  );
}
