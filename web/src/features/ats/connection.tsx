import { Stack } from '@mantine/core';
import { ChooseImports } from './choose-imports';
import { ConnectForm } from './connect-form';
import { ConnectionState } from './connection-state';
import { MapStatuses } from './map-statuses';
import { useConnection } from './use-connection';

/**
 * The connection to the ATS, in steps: connect and test, choose what to import, map statuses, and see the imports below.
 * @param canConnect whether the user belongs to the organization, whose ATS is called with the user's tokens.
 */
export function Connection({ organizationId, canConnect }: { organizationId: string; canConnect: boolean }) {
  const connection = useConnection(organizationId);
  const integration = connection.data;
  return (
    <Stack gap="md">
      <ConnectionState connection={connection} />
      {integration?.brokenBy && canConnect && <ConnectForm organizationId={organizationId} isAgain />}
      {connection.status === 'success' &&
        (integration?.connectedBy ? (
          <>
            <ChooseImports organizationId={organizationId} integration={integration} />
            <MapStatuses organizationId={organizationId} integration={integration} />
          </>
        ) : (
          canConnect && <ConnectForm organizationId={organizationId} />
        ))}
    </Stack>
  );
}
