import { shellTexts } from '@portal/domain/texts/shell';
import { Alert, Group, Loader } from '@mantine/core';
import { useEffect, useState } from 'react';

/** For how long it is assumed that an organization is on its way, in milliseconds. */
const patienceMs = 4_000;

/**
 * For people without an organization (000 §2): first that the account is being prepared (somebody who was just
 * invited may be added at this very moment, which shows by itself), then that there is none.
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
