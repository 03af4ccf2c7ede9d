import { grantableRoles } from '@portal/domain/access/permissions';
import { teamTexts } from '@portal/domain/texts/team';
import { fieldTexts } from '@portal/domain/texts/fields';
import { formTexts } from '@portal/domain/texts/form';
import { Button, Group, Paper, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { Link, useNavigate } from 'react-router';
import { Form } from '../../../components/form/form';
import { FormTextInput } from '../../../components/form/form-text-input';
import { SubmitButton } from '../../../components/form/submit-button';
import { runWithNotice } from '../../../components/ui/run-with-notice';
import { useFirebase } from '../../../firebase/firebase-context';
import { useSignedIn } from '../../../session/session-context';
import { RoleFields, teamRoles } from '../components/role-fields';
import { addTeamMember, newTeamMemberSchema, type NewTeamMember } from '../data/team-calls';

const newTeamMember: NewTeamMember = newTeamMemberSchema.cast(
  { email: '', displayName: '', userRoles: { user: true } },
  { assert: false },
);

interface Props {
  organizationId: string;
  /** Where the team is shown. */
  backHref: string;
}

/** Adds a user to the team; a new user is invited by mail. */
export function AddTeamMember({ organizationId, backHref }: Props) {
  const { auth } = useFirebase();
  const { actor } = useSignedIn();
  const navigate = useNavigate();
  return (
    <Stack maw={640}>
      <Title order={1}>{teamTexts.addTeamMember}</Title>
      <Paper p="lg">
        <Form
          label={teamTexts.addTeamMember}
          initialValues={newTeamMember}
          schema={newTeamMemberSchema}
          onSubmit={async (values) => {
            const isAdded = await runWithNotice(() => addTeamMember(auth, organizationId, values), {
              done: teamTexts.teamMemberAdded,
            });
            if (isAdded) await navigate(backHref);
          }}
        >
          <Stack>
            <Text size="sm" c="dimmed">
              {teamTexts.addTeamMemberLead}
            </Text>
            <SimpleGrid cols={{ base: 1, sm: 2 }}>
              <FormTextInput name="displayName" label={fieldTexts.name} required autoFocus />
              <FormTextInput name="email" label={fieldTexts.email} type="email" required />
            </SimpleGrid>
            {grantableRoles(actor).includes('admin') && <RoleFields roles={teamRoles} />}
            <Group>
              <SubmitButton>{teamTexts.addTeamMember}</SubmitButton>
              <Button component={Link} to={backHref} variant="subtle">
                {formTexts.cancel}
              </Button>
            </Group>
          </Stack>
        </Form>
      </Paper>
    </Stack>
  );
}
