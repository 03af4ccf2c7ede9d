import { shellTexts } from '@portal/domain/texts/shell';
import { Alert, Stack, Title } from '@mantine/core';
import { ProfileCard } from '../../../features/accounts/components/profile-card';
import { useSignedIn } from '../../../session/session-context';

/** /app/account-settings (000 §2). */
export function Component() {
  const { organization, user } = useSignedIn();
  return (
    <Stack maw={720}>
      <Title order={1}>{shellTexts.accountSettings}</Title>
      {!organization && !user.userRoles.superAdmin && <Alert role="status">{shellTexts.noOrganization}</Alert>}
      <ProfileCard user={user} />
    </Stack>
  );
}
