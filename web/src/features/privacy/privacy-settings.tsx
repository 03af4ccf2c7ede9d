import { privacyApi } from '@portal/domain/contracts/privacy-api';
import { email } from '@portal/domain/fields/email';
import { record } from '@portal/domain/fields/model';
import { formTexts } from '@portal/domain/texts/form';
import { privacyPageTexts as texts } from '@portal/domain/texts/privacy';
import { Group, Paper, Stack, Text } from '@mantine/core';
import { FormTextInput } from '../../components/form/form-text-input';
import { Form } from '../../components/form/form';
import { SubmitButton } from '../../components/form/submit-button';
import { formatDayAndTime } from '../../components/ui/format';
import { runWithNotice } from '../../components/ui/run-with-notice';
import { LoadFailed, RowsLoading } from '../../components/ui/states';
import { callApi } from '../../firebase/api-client';
import { useFirebase } from '../../firebase/firebase-context';
import { BiasReport } from './bias-report';
import { FairnessCheck } from './fairness-check';
import { PrivacySection } from './privacy-section';
import { RestrictedPeople } from './restricted-people';
import { RetentionCard } from './retention-card';
import { RunProgress } from './run-progress';
import { ScoringExplained } from './scoring-explained';
import { usePrivacyRuns } from './use-privacy-runs';

/** The erasures and exports of an organization, and how an erased person is allowed again. */
export function PrivacySettings({ organizationId }: { organizationId: string }) {
  const runs = usePrivacyRuns(organizationId);
  return (
    <Stack gap="md">
      <RetentionCard organizationId={organizationId} />
      <PrivacySection title={texts.runs}>
        {runs.status === 'loading' && <RowsLoading rows={4} />}
        {runs.status === 'error' && <LoadFailed onRetry={runs.retry} />}
        {runs.data?.length === 0 && (
          <Text size="sm" c="dimmed">
            {texts.noRuns}
          </Text>
        )}
        {runs.data?.map((run) => (
          <Paper key={run.id} withBorder p="sm">
            <Group justify="space-between" align="flex-start">
              <Text size="sm" fw={500}>
                {texts.kinds[run.kind]} · {texts.inJobs(run.jobs)}
              </Text>
              <Text size="xs" c="dimmed">
                {[run.requestedByName, formatDayAndTime(run.createdAt)].filter(Boolean).join(' · ')}
              </Text>
            </Group>
            <RunProgress run={run} />
          </Paper>
        ))}
      </PrivacySection>
      <RestrictedPeople organizationId={organizationId} />
      <AllowAgain organizationId={organizationId} />
      <ScoringExplained organizationId={organizationId} />
      <BiasReport organizationId={organizationId} />
      <FairnessCheck organizationId={organizationId} />
    </Stack>
  );
}

const allowSchema = record({ email: email().required(formTexts.required) });

function AllowAgain({ organizationId }: { organizationId: string }) {
  const { auth } = useFirebase();
  return (
    <PrivacySection title={texts.allowTitle} intro={texts.allowIntro}>
      <Form
        label={texts.allowTitle}
        initialValues={{ email: '' }}
        schema={allowSchema}
        onSubmit={async (values, { resetForm }) => {
          let wasErased = false;
          const isDone = await runWithNotice(
            async () => {
              const request = { organizationId, email: values.email };
              ({ wasErased } = await callApi(auth, privacyApi.allowErasedPerson, request, { api: 'app' }));
            },
            { done: () => (wasErased ? texts.allowed : texts.notErased) },
          );
          if (isDone) resetForm();
        }}
      >
        <Group align="flex-start">
          <FormTextInput name="email" label={texts.allowEmail} w={320} maw="100%" />
          <SubmitButton mt={{ base: 0, xs: 22 }}>{texts.allow}</SubmitButton>
        </Group>
      </Form>
    </PrivacySection>
  );
}
