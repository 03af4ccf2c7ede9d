import { secondStepTexts } from '@portal/domain/texts/second-step';
import { Button, Code, Group, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { CopyLinkButton } from '../ui/copy-button';

/** New recovery codes, which are shown this once. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const spelled = codes.map((code) => `${code.slice(0, 5)}-${code.slice(5)}`);
  return (
    <Stack gap="sm" role="status">
      <Title order={3}>{secondStepTexts.recoveryTitle}</Title>
      <Text size="sm">{secondStepTexts.recoveryLead}</Text>
      <SimpleGrid cols={2} spacing="xs" verticalSpacing="xs">
        {spelled.map((code) => (
          <Code key={code} fz="sm">
            {code}
          </Code>
        ))}
      </SimpleGrid>
      <Group gap="xs">
        <CopyLinkButton label={secondStepTexts.copyCodes} value={spelled.join('\n')} />
        <Button onClick={onKept}>{secondStepTexts.codesKept}</Button>
      </Group>
    </Stack>
  );
}
