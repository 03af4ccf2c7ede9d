import { teamApi } from '@portal/domain/contracts/administration-api';
import { PortalError } from '@portal/domain/errors/portal-error';
import { atsTexts } from '@portal/domain/texts/ats';
import { fieldTexts } from '@portal/domain/texts/fields';
import { Group, Paper, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import { Form } from '../../components/form/form';
import { FailureNotice } from '../../components/form/form-notice';
import { FormPasswordInput, FormTextInput } from '../../components/form/form-text-input';
import { SubmitButton } from '../../components/form/submit-button';
import { useRecentProof } from '../../session/recent-proof';
import { useAtsCalls } from './ats-calls';

const schema = teamApi.connectAts.request.pick(['username', 'password']);

/**
 * Connects the organization to the ATS, and tests the connection.
 * @param isAgain after a connection that works no more.
 */
export function ConnectForm({ organizationId, isAgain = false }: { organizationId: string; isAgain?: boolean }) {
  const { connect } = useAtsCalls(organizationId);
  const withRecentProof = useRecentProof();
  const [failure, setFailure] = useState<string>();
  const send = async (values: { username: string; password: string }) => {
    try {
      const { users } = await withRecentProof(() => connect(values));
      notifications.show({ color: 'green', message: atsTexts.connectedWith(users) });
    } catch (error) {
      setFailure(PortalError.from(error).userMessage);
    }
  };
  return (
    <Paper withBorder p="md" component="section">
      <Form
        label={atsTexts.connectTitle}
        initialValues={{ username: '', password: '' }}
        schema={schema}
        onSubmit={send}
      >
        <Stack gap="sm">
          <Title order={2} size="h4">
            {isAgain ? atsTexts.reconnectTitle : atsTexts.connectTitle}
          </Title>
          <Text size="sm" c="dimmed">
            {atsTexts.connectLead}
          </Text>
          {failure !== undefined && <FailureNotice>{failure}</FailureNotice>}
          <SimpleGrid cols={{ base: 1, sm: 2 }}>
            <FormTextInput name="username" label={atsTexts.username} autoComplete="off" />
            <FormPasswordInput name="password" label={fieldTexts.password} autoComplete="new-password" />
          </SimpleGrid>
          <Group>
            <SubmitButton>{isAgain ? atsTexts.reconnect : atsTexts.connect}</SubmitButton>
          </Group>
        </Stack>
      </Form>
    </Paper>
  );
}
