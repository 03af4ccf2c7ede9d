import type { ProviderDomain } from '@portal/domain/identity-provider/identity-provider';
import { verificationRecord } from '@portal/domain/identity-provider/sign-in-domain';
import { identityProviderTexts as texts } from '@portal/domain/texts/identity-provider';
import { Badge, Group, Stack, Text, Title } from '@mantine/core';
import { BusyButton } from '../../components/ui/busy-button';
import { CopiedText } from './provider-facts';

interface Props {
  domains: readonly ProviderDomain[];
  onVerify: (domain: string) => Promise<void>;
}

/** The domains whose members may sign in at the provider; an unverified one with the record that it needs. */
export function ProviderDomains({ domains, onVerify }: Props) {
  return (
    <Stack gap="xs">
      <Title order={3} size="h5">
        {texts.domains}
      </Title>
      <Stack component="ul" gap="md" p={0} m={0} style={{ listStyle: 'none' }} aria-label={texts.domains}>
        {domains.map((each) => (
          <Stack component="li" key={each.domain} gap="xs">
            <Group justify="space-between" gap="xs">
              <Group gap="xs">
                <Text size="sm" fw={600} style={{ overflowWrap: 'anywhere' }}>
                  {each.domain}
                </Text>
                <Badge
                  variant="light"
                  c="var(--ink)"
                  color={each.verifiedAt === null ? 'yellow' : 'green'}
                  radius="sm"
                  tt="none"
                >
                  {each.verifiedAt === null ? texts.notVerified : texts.verified}
                </Badge>
              </Group>
              <BusyButton label={texts.verify(each.domain)} onClick={() => onVerify(each.domain)}>
                {each.verifiedAt === null ? texts.verifyNow : texts.checkAgain}
              </BusyButton>
            </Group>
            {each.verifiedAt === null && (
              <>
                <Text size="sm" c="dimmed">
                  {texts.recordLead(each.domain)}
                </Text>
                <CopiedText label={texts.copyRecord(each.domain)} value={verificationRecord(each.token)} />
              </>
            )}
          </Stack>
        ))}
      </Stack>
    </Stack>
  );
}
