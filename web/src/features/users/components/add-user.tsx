import { userDetailsSchema } from '@portal/domain/contracts/administration-api';
import { serverTexts } from '@portal/domain/texts/server';
import { tableTexts } from '@portal/domain/texts/tables';
import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconPlus } from '@tabler/icons-react';
import { DialogForm } from '../../../components/form/dialog-form';
import { runWithNotice } from '../../../components/ui/run-with-notice';
import { useFirebase } from '../../../firebase/firebase-context';
import { createUser } from '../data/user-calls';
import { userFormSchema } from '../data/user-form-schema';
import { UserFields } from './user-fields';

const newUser = userDetailsSchema.cast({ email: '', displayName: '', userRoles: { user: true } }, { assert: false });

/** Adds a user, who is invited by mail. */
export function AddUser() {
  const { auth } = useFirebase();
  const [isOpen, { open, close }] = useDisclosure(false);
  return (
    <>
      <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={open}>
        {tableTexts.addUser}
      </Button>
      <DialogForm
        title={tableTexts.addUser}
        isOpen={isOpen}
        onClose={close}
        initialValues={newUser}
        schema={userFormSchema}
        submitLabel={tableTexts.addUser}
        onSubmit={(values) => runWithNotice(() => createUser(auth, values), { done: serverTexts.userAdded })}
      >
        <UserFields isNew />
      </DialogForm>
    </>
  );
}
