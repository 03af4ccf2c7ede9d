import { shellTexts } from '@portal/domain/texts/shell';
import { Stack, Title } from '@mantine/core';
import { EmailCard } from '../../../features/account/components/email-card';
import { PasskeysCard } from '../../../features/account/components/passkeys-card';
import { PasswordCard } from '../../../features/account/components/password-card';
import { ProfileCard } from '../../../features/account/components/profile-card';
import { useSignedIn } from '../../../session/session-context';
import { SecondStepCard } from '../../../features/account/components/second-step-card';
import { SessionsCard } from '../../../features/account/components/sessions-card';
import { NoOrganizationNotice } from '../../shell/no-organization-notice';

/** /app/account-settings: a card for each part. */
export function Component() {
  const { organization, user } = useSignedIn();
  return (
    <Stack maw={720}>
      <Title order={1}>{shellTexts.accountSettings}</Title>
      {!organization && !user.userRoles.superAdmin && <NoOrganizationNotice />}
      <ProfileCard user={user} />
      <EmailCard user={user} />
      <PasswordCard user={user} />
      <SecondStepCard user={user} />
      <PasskeysCard />
      <SessionsCard />
    </Stack>
  );
}
