import { shellTexts } from '@portal/domain/texts/shell';
import { Alert, Group, Loader } from '@mantine/core';
import { useEffect, useState } from 'react';

/** How long an organization is assumed to be on its way, in milliseconds. */
const patienceMs = 4_000;

/**
 * For users without an organization. An invited user may be added at this very moment, so the notice first says that
 * the account is being prepared, and only later that there is no organization.
 */
export function NoOrganizationNotice() {
  const [isPatient, setPatient] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => {
      setPatient(false);
    }, patienceMs);
    return () => {
      clearTimeout(timer);
    };
  }, []);
  return (
    <Alert role="status">
      {isPatient ? (
        <Group gap="sm">
          <Loader size="xs" aria-hidden />
          {shellTexts.comingSoon}
        </Group>
      ) : (
        shellTexts.noOrganization
      )}
    </Alert>
  );
}
