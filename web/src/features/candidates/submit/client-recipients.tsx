import {
  accessLevelOptions,
  loginStatusOf,
  type AccessLevel,
  type PortalAccess,
} from '@portal/domain/client-connect/portal-access';
import type { SubmissionRecipient } from '@portal/domain/submissions/recipient';
import { clientAccessTexts as texts } from '@portal/domain/texts/client-connect';
import { Checkbox, Group, NativeSelect, ScrollArea, Stack, Text } from '@mantine/core';

interface Props {
  /** The client's contacts and all other recipients, each email once. */
  offered: readonly SubmissionRecipient[];
  /** Emails of the recipients. */
  chosen: ReadonlySet<string>;
  accesses: ReadonlyMap<string, PortalAccess>;
  /** The level after the submission. */
  levelOf: (email: string) => AccessLevel;
  onChoose: (person: SubmissionRecipient, isChosen: boolean) => void;
  onLevel: (email: string, level: AccessLevel) => void;
}

/** The contacts of a job's client with their access to Client Connect: who of them are recipients, and what each sees there. */
export function ClientRecipients({ offered, chosen, accesses, levelOf, onChoose, onLevel }: Props) {
  return (
    <Stack gap={4} role="group" aria-label={texts.access}>
      <Text size="sm" fw={500}>
        {texts.access}
      </Text>
      <Text size="xs" c="dimmed">
        {texts.recipientsHint}
      </Text>
      <ScrollArea.Autosize mah={220} type="auto" offsetScrollbars>
        <Stack gap={6}>
          {offered.map((person) => {
            const { name, email } = person;
            const isChosen = chosen.has(email);
            return (
              <Group key={email} gap={4}>
                <Checkbox
                  size="sm"
                  style={{ flex: '1 1 200px', minWidth: 0 }}
                  styles={{ labelWrapper: { minWidth: 0 }, description: { overflowWrap: 'anywhere' } }}
                  label={name || email}
                  description={[
                    ...(name ? [email] : []),
                    texts.statuses[loginStatusOf(accesses.get(email) ?? null)],
                  ].join(' · ')}
                  aria-label={texts.submitTo(name || email)}
                  checked={isChosen}
                  onChange={({ currentTarget }) => {
                    onChoose(person, currentTarget.checked);
                  }}
                />
                <NativeSelect
                  size="xs"
                  w={200}
                  ml={32}
                  aria-label={texts.accessOf(name || email)}
                  data={accessLevelOptions}
                  disabled={!isChosen}
                  value={levelOf(email)}
                  onChange={({ currentTarget }) => {
                    const next = accessLevelOptions.find(({ value }) => value === currentTarget.value);
                    if (next) onLevel(email, next.value);
                  }}
                />
              </Group>
            );
          })}
        </Stack>
      </ScrollArea.Autosize>
    </Stack>
  );
}
