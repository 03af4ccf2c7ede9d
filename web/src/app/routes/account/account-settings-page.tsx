import { shellTexts } from '@portal/domain/texts/shell';
import { Stack, Title } from '@mantine/core';
import { EmailCard } from '../../../features/account/components/email-card';
import { PasswordCard } from '../../../features/account/components/password-card';
import { ProfileCard } from '../../../features/account/components/profile-card';
import { useSignedIn } from '../../../session/session-context';
import { NoOrganizationNotice } from '../../shell/no-organization-notice';

/** /app/account-settings: three cards. */
export function Component() {
  const { organization, user } = useSignedIn();
  return (
    <Stack maw={720}>
      <Title order={1}>{shellTexts.accountSettings}</Title>
      {!organization && !user.userRoles.superAdmin && <NoOrganizationNotice />}
      <ProfileCard user={user} />
      <EmailCard user={user} />
      <PasswordCard user={user} />
    </Stack>
  );
}
