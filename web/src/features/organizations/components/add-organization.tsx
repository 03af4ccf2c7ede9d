import { organizationDetailsSchema } from '@portal/domain/contracts/administration-api';
import { tableTexts } from '@portal/domain/texts/tables';
import { organizationTexts } from '@portal/domain/texts/team';
import { fieldTexts } from '@portal/domain/texts/fields';
import { settingTransferTexts } from '@portal/domain/texts/settings';
import { newOrganization } from '@portal/domain/organizations/organization';
import { organizationRowSchema } from '@portal/domain/organizations/organization-row';
import { collections } from '@portal/domain/paths/firestore-paths';
import { Button, Select, SimpleGrid } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { notifications } from '@mantine/notifications';
import { IconPlus } from '@tabler/icons-react';
import { collection, limit, orderBy, query } from 'firebase/firestore';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { DialogForm } from '../../../components/form/dialog-form';
import { FormTextInput } from '../../../components/form/form-text-input';
import { runWithNotice } from '../../../components/ui/run-with-notice';
import { paths } from '../../../config/paths';
import { useData } from '../../../firebase/data-provider';
import { useFirebase } from '../../../firebase/firebase-context';
import { useLiveQuery } from '../../../firebase/use-live';
import { useSignedIn } from '../../../session/session-context';
import { useSettingsProof } from '../settings/use-settings-proof';
import { applySettings, copiedSettings } from '../transfer/apply-settings';
import { CopiedSettings } from '../transfer/copied-settings';
import { createOrganization } from '../data/administer-organizations';

const nothing = organizationDetailsSchema.cast({ name: '' }, { assert: false });

/** Adds an organization and opens it; the rest of it is edited in its settings. */
export function AddOrganization() {
  const { auth } = useFirebase();
  const navigate = useNavigate();
  const { firestore } = useData();
  const { user } = useSignedIn();
  const withProof = useSettingsProof();
  const [isOpen, { open, close }] = useDisclosure(false);
  const [from, setFrom] = useState<string | null>(null);
  return (
    <>
      <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={open}>
        {tableTexts.addOrganization}
      </Button>
      <DialogForm
        title={tableTexts.addOrganization}
        isOpen={isOpen}
        onClose={() => {
          setFrom(null);
          close();
        }}
        initialValues={nothing}
        schema={organizationDetailsSchema}
        submitLabel={tableTexts.addOrganization}
        onSubmit={async (values) => {
          let id = '';
          const create = async () => {
            id = await createOrganization(auth, values);
          };
          const isDone = await runWithNotice(create, { done: organizationTexts.added });
          if (isDone && from !== null) {
            try {
              const copied = (await copiedSettings(firestore, from)) ?? {};
              const added = newOrganization({ id, name: values.name });
              await withProof(copied, () => applySettings(firestore, added, copied, user));
            } catch {
              notifications.show({ color: 'yellow', message: settingTransferTexts.notCopied });
            }
          }
          if (isDone) void navigate(paths.adminOrganization.href(id));
          return isDone;
        }}
      >
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <FormTextInput name="name" label={fieldTexts.name} required data-autofocus />
          <FormTextInput name="email" label={fieldTexts.email} type="email" />
          <FormTextInput name="phone" label={fieldTexts.phone} type="tel" />
          <FormTextInput name="websiteURL" label={fieldTexts.website} type="url" />
        </SimpleGrid>
        <StartFrom value={from} onChange={setFrom} />
        {from !== null && <CopiedSettings from={from} />}
      </DialogForm>
    </>
  );
}

/** Most organizations that the choice lists. */
const maxChoices = 200;

/** The organization whose settings a new one begins with. */
function StartFrom({ value, onChange }: { value: string | null; onChange: (organizationId: string | null) => void }) {
  const { firestore } = useData();
  const organizations = useLiveQuery(
    'organizations-to-start-from',
    query(collection(firestore, collections.organizations()), orderBy('name'), limit(maxChoices)),
    organizationRowSchema,
  );
  const choices = organizations.status === 'success' ? organizations.data : [];
  return (
    <Select
      mt="sm"
      label={settingTransferTexts.startFrom}
      placeholder={settingTransferTexts.startFromNothing}
      data={choices.map(({ id, name }) => ({ value: id, label: name }))}
      value={value}
      searchable
      clearable
      onChange={onChange}
    />
  );
}
