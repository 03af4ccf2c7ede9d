import type { TeamRow } from '@portal/domain/team/team';
import { fieldTexts } from '@portal/domain/texts/fields';
import { serverTexts } from '@portal/domain/texts/server';
import { teamTexts } from '@portal/domain/texts/team';
import { Text } from '@mantine/core';
import { DialogForm } from '../../../components/form/dialog-form';
import { FormTextInput } from '../../../components/form/form-text-input';
import { runWithNotice } from '../../../components/ui/run-with-notice';
import { useFirebase } from '../../../firebase/firebase-context';
import { RoleFields, teamRoles } from '../components/role-fields';
import { correctInvitation, invitedEmailSchema, setTeamMemberRoles, teamMemberRolesSchema } from '../data/team-calls';
import { displayNameOf } from './shared-columns';

interface Props {
  organizationId: string;
  member: TeamRow;
  onClose: () => void;
}

/** Sets which of user and admin a team member is. */
export function RolesDialog({ organizationId, member, onClose }: Props) {
  const { auth } = useFirebase();
  return (
    <DialogForm
      title={teamTexts.rolesOf(displayNameOf(member))}
      isOpen
      onClose={onClose}
      initialValues={{ userRoles: member.userRoles }}
      schema={teamMemberRolesSchema}
      submitLabel={teamTexts.saveRoles}
      onSubmit={({ userRoles }) =>
        runWithNotice(() => setTeamMemberRoles(auth, organizationId, member.userId, userRoles), {
          done: serverTexts.userUpdated,
        })
      }
    >
      <Text size="sm" c="dimmed">
        {teamTexts.rolesLead}
      </Text>
      <RoleFields roles={teamRoles} />
    </DialogForm>
  );
}

/** Corrects the email of an invited member and sends a new invitation. */
export function CorrectEmailDialog({ organizationId, member, onClose }: Props) {
  const { auth } = useFirebase();
  return (
    <DialogForm
      title={`${teamTexts.correctEmail}: ${displayNameOf(member)}`}
      isOpen
      onClose={onClose}
      initialValues={{ email: member.email }}
      schema={invitedEmailSchema}
      submitLabel={teamTexts.sendInvitation}
      onSubmit={({ email }) =>
        runWithNotice(() => correctInvitation(auth, organizationId, member.userId, email), {
          done: teamTexts.invitationSent(email),
        })
      }
    >
      <Text size="sm" c="dimmed">
        {teamTexts.correctEmailLead}
      </Text>
      <FormTextInput name="email" label={fieldTexts.email} type="email" required data-autofocus />
    </DialogForm>
  );
}
