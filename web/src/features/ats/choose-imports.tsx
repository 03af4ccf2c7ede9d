import type { Integration } from '@portal/domain/ats/ats-records';
import { chosenKinds } from '@portal/domain/ats/sync-run';
import { teamApi } from '@portal/domain/contracts/administration-api';
import { atsTexts } from '@portal/domain/texts/ats';
import { Group, Paper, Stack, Text, Title } from '@mantine/core';
import { Form } from '../../components/form/form';
import { FormCheckboxGroup } from '../../components/form/form-checkbox-group';
import { SubmitButton } from '../../components/form/submit-button';
import { ConfirmButton } from '../../components/ui/confirm-button';
import { runWithNotice } from '../../components/ui/run-with-notice';
import { useAtsCalls } from './ats-calls';

const choices = chosenKinds.map((value) => ({ value, label: atsTexts.kinds[value] }));
const schema = teamApi.chooseAtsImports.request.pick(['kinds']);

/** What is imported, and the end of the connection. */
export function ChooseImports({ organizationId, integration }: { organizationId: string; integration: Integration }) {
  const { choose, disconnect } = useAtsCalls(organizationId);
  return (
    <Paper withBorder p="md" component="section">
      <Form
        label={atsTexts.chooseTitle}
        initialValues={{ kinds: integration.chosenKinds }}
        schema={schema}
        followsStored
        onSubmit={(input) => runWithNotice(() => choose(input), { done: atsTexts.importsStarted })}
      >
        <Stack gap="sm">
          <Title order={2} size="h4">
            {atsTexts.chooseTitle}
          </Title>
          <Text size="sm" c="dimmed">
            {atsTexts.chooseLead}
          </Text>
          <FormCheckboxGroup name="kinds" label={atsTexts.imports} choices={choices} />
          <Group>
            <SubmitButton>{atsTexts.startImports}</SubmitButton>
            <ConfirmButton
              variant="default"
              question={atsTexts.disconnectQuestion}
              consequence={atsTexts.disconnectConsequence}
              confirm={atsTexts.disconnect}
              onConfirm={() => runWithNotice(disconnect, { done: atsTexts.disconnected, isWarning: true })}
            >
              {atsTexts.disconnect}
            </ConfirmButton>
          </Group>
        </Stack>
      </Form>
    </Paper>
  );
}
