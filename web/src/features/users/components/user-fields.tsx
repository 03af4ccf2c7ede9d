import { roles, type Role } from '@portal/domain/access/roles';
import { userFormTexts } from '@portal/domain/texts/team';
import { Fieldset, Group, SimpleGrid, Stack } from '@mantine/core';
import { FormCheckbox } from '../../../components/form/form-fields';
import { FormTextInput } from '../../../components/form/form-text-input';
import { OrganizationField } from './organization-field';

const roleLabels: Record<Role, string> = {
  user: userFormTexts.user,
  admin: userFormTexts.admin,
  superAdmin: userFormTexts.superAdmin,
};

/** What a super admin decides about a user. */
export function UserFields({ isNew }: { isNew: boolean }) {
  return (
    <Stack>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <FormTextInput name="displayName" label="Name" required data-autofocus />
        <FormTextInput
          name="email"
          label="Email"
          type="email"
          required
          readOnly={!isNew}
          {...(isNew ? {} : { description: userFormTexts.emailIsTheirs })}
        />
        <OrganizationField />
      </SimpleGrid>
      <Fieldset legend="Roles">
        <Group>
          {roles.map((role) => (
            <FormCheckbox key={role} name={`userRoles.${role}`} label={roleLabels[role]} />
          ))}
        </Group>
      </Fieldset>
    </Stack>
  );
}
