import type { Role } from '@portal/domain/access/roles';
import { fieldTexts } from '@portal/domain/texts/fields';
import { Fieldset, Group } from '@mantine/core';
import { FormCheckbox } from '../../../components/form/form-fields';
import { roleTexts } from '../data/role-names';

/** The roles that an admin gives to team members. */
export const teamRoles = ['user', 'admin'] as const satisfies readonly Role[];

/** Checkboxes of a form's `userRoles`. */
export function RoleFields({ roles }: { roles: readonly Role[] }) {
  return (
    <Fieldset mx={0} legend={fieldTexts.roles}>
      <Group>
        {roles.map((role) => (
          <FormCheckbox key={role} name={`userRoles.${role}`} label={roleTexts[role]} />
        ))}
      </Group>
    </Fieldset>
  );
}
