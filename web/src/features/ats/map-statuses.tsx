import type { Integration } from '@portal/domain/ats/ats-records';
import { entityMetadataSchema, optionsOf } from '@portal/domain/ats/entity-metadata';
import { list, record } from '@portal/domain/fields/model';
import { documents } from '@portal/domain/paths/firestore-paths';
import { atsTexts } from '@portal/domain/texts/ats';
import { defaultSubmissionStatuses } from '@portal/domain/texts/candidates';
import { Group, Paper, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { doc } from 'firebase/firestore';
import { string } from 'yup';
import { Form } from '../../components/form/form';
import { FormSelect } from '../../components/form/form-fields';
import { SubmitButton } from '../../components/form/submit-button';
import { runWithNotice } from '../../components/ui/run-with-notice';
import { LoadFailed, RowsLoading } from '../../components/ui/states';
import { useData } from '../../firebase/data-provider';
import { useLiveDocument } from '../../firebase/use-live';
import { useAtsCalls } from './ats-calls';

/** A status without a name of its own in the ATS has the same one there. */
const schema = record({
  statusMappings: list(record({ portal: string().required(), ats: string().default('') }), 100),
});

/** Names of submission statuses in the ATS, chosen from those that it has. */
export function MapStatuses({ organizationId, integration }: { organizationId: string; integration: Integration }) {
  const { firestore } = useData();
  const { mapStatuses } = useAtsCalls(organizationId);
  const reference = doc(firestore, documents.entityMetadata(organizationId, 'JobSubmission'));
  const metadata = useLiveDocument(reference, entityMetadataSchema);
  const names = optionsOf(metadata.data ?? null, 'status');
  const statusMappings = defaultSubmissionStatuses.map((portal) => ({
    portal,
    ats: integration.statusMappings.find((each) => each.portal === portal)?.ats ?? '',
  }));
  return (
    <Paper withBorder p="md" component="section">
      <Stack gap="sm">
        <Title order={2} size="h4">
          {atsTexts.mapTitle}
        </Title>
        <Text size="sm" c="dimmed">
          {atsTexts.mapLead}
        </Text>
        {metadata.status === 'loading' && <RowsLoading rows={3} />}
        {metadata.status === 'error' && <LoadFailed onRetry={metadata.retry} />}
        {metadata.status === 'success' && names.length === 0 && <Text size="sm">{atsTexts.noStatuses}</Text>}
        {names.length > 0 && (
          <Form
            label={atsTexts.mapTitle}
            initialValues={{ statusMappings }}
            schema={schema}
            followsStored
            onSubmit={(values) =>
              runWithNotice(
                () => mapStatuses({ statusMappings: values.statusMappings.filter(({ ats }) => ats !== '') }),
                { done: atsTexts.statusesSaved },
              )
            }
          >
            <Stack gap="sm">
              <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }} verticalSpacing="sm">
                {statusMappings.map(({ portal }, index) => (
                  <FormSelect
                    key={portal}
                    name={`statusMappings.${String(index)}.ats`}
                    label={portal}
                    placeholder={portal}
                    data={names}
                    searchable
                  />
                ))}
              </SimpleGrid>
              <Group>
                <SubmitButton>{atsTexts.saveStatuses}</SubmitButton>
              </Group>
            </Stack>
          </Form>
        )}
      </Stack>
    </Paper>
  );
}
