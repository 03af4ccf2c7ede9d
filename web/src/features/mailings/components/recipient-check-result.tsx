import type { RecipientCheck } from '@portal/domain/contracts/mailings-api';
import { suppressions } from '@portal/domain/contacts/suppression';
import { mailingTexts as texts } from '@portal/domain/texts/marketing';
import { Alert, ScrollArea, Stack, Table, Text } from '@mantine/core';
import { LoadFailed } from '../../../components/ui/states';

type Check = { status: 'loading' } | { status: 'failed' } | { status: 'loaded'; data: RecipientCheck };

/** How many get the mail, and each who does not, with the reason. */
export function RecipientCheckResult({ check }: { check: Check }) {
  if (check.status === 'failed') return <LoadFailed />;
  if (check.status === 'loading') {
    return (
      <Text size="sm" c="dimmed" role="status">
        {texts.checking}
      </Text>
    );
  }
  const { sendable, suppressed, named } = check.data;
  const reasons = suppressions.filter((reason) => suppressed[reason] !== undefined);
  const count = reasons.reduce((sum, reason) => sum + (suppressed[reason] ?? 0), 0);
  return (
    <Stack gap="xs">
      <Text size="sm" fw={500} role="status">
        {texts.check(sendable)}
      </Text>
      {count > 0 && (
        <Alert color="yellow" title={texts.suppressed(count)}>
          <Stack gap="xs">
            <Text size="sm">
              {reasons.map((reason) => `${texts.reasons[reason]}: ${suppressed[reason] ?? 0}`).join(' · ')}
            </Text>
            <ScrollArea.Autosize mah={180}>
              <Table fz="sm">
                <Table.Tbody>
                  {named.map(({ name, email, reason }, index) => (
                    <Table.Tr key={`${email}-${index}`}>
                      <Table.Td>{name}</Table.Td>
                      <Table.Td style={{ overflowWrap: 'anywhere' }}>{email}</Table.Td>
                      <Table.Td>{texts.reasons[reason]}</Table.Td>
                    </Table.Tr>
                  ))}
                </Table.Tbody>
              </Table>
            </ScrollArea.Autosize>
          </Stack>
        </Alert>
      )}
    </Stack>
  );
}
