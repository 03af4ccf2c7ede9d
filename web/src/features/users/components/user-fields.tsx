import { roles } from '@portal/domain/access/roles';
import { userFormTexts } from '@portal/domain/texts/team';
import { fieldTexts } from '@portal/domain/texts/fields';
import { SimpleGrid, Stack, type TextInputProps } from '@mantine/core';
import { FormTextInput } from '../../../components/form/form-text-input';
import { OrganizationField } from './organization-field';
import { RoleFields } from './role-fields';

/** An existing user's email, which only its user changes. */
const theirs = {
  readOnly: true,
  variant: 'filled',
  description: userFormTexts.emailIsTheirs,
  inputWrapperOrder: ['label', 'input', 'description', 'error'],
} satisfies TextInputProps;

/** What a super admin decides about a user. */
export function UserFields({ isNew }: { isNew: boolean }) {
  return (
    <Stack>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <FormTextInput name="displayName" label={fieldTexts.name} required data-autofocus />
        <FormTextInput name="email" label={fieldTexts.email} type="email" required {...(isNew ? {} : theirs)} />
        <OrganizationField />
      </SimpleGrid>
      <RoleFields roles={roles} />
    </Stack>
  );
}
