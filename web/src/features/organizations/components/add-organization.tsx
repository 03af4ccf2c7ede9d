import { organizationDetailsSchema } from '@portal/domain/contracts/administration-api';
import { tableTexts } from '@portal/domain/texts/tables';
import { organizationTexts } from '@portal/domain/texts/team';
import { fieldTexts } from '@portal/domain/texts/fields';
import { Button, SimpleGrid } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconPlus } from '@tabler/icons-react';
import { useNavigate } from 'react-router';
import { DialogForm } from '../../../components/form/dialog-form';
import { FormTextInput } from '../../../components/form/form-text-input';
import { runWithNotice } from '../../../components/ui/run-with-notice';
import { paths } from '../../../config/paths';
import { useFirebase } from '../../../firebase/firebase-context';
import { createOrganization } from '../data/administer-organizations';

const nothing = organizationDetailsSchema.cast({ name: '' }, { assert: false });

/** Adds an organization and opens it; the rest of it is edited in its settings. */
export function AddOrganization() {
  const { auth } = useFirebase();
  const navigate = useNavigate();
  const [isOpen, { open, close }] = useDisclosure(false);
  return (
    <>
      <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={open}>
        {tableTexts.addOrganization}
      </Button>
      <DialogForm
        title={tableTexts.addOrganization}
        isOpen={isOpen}
        onClose={close}
        initialValues={nothing}
        schema={organizationDetailsSchema}
        submitLabel={tableTexts.addOrganization}
        onSubmit={async (values) => {
          let id = '';
          const create = async () => {
            id = await createOrganization(auth, values);
          };
          const isDone = await runWithNotice(create, { done: organizationTexts.added });
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
      </DialogForm>
    </>
  );
}
