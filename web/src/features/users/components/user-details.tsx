import { activeStatus } from '@portal/domain/access/roles';
import { userDetailsSchema } from '@portal/domain/contracts/administration-api';
import { serverTexts } from '@portal/domain/texts/server';
import { secondStepTexts } from '@portal/domain/texts/second-step';
import { tableTexts } from '@portal/domain/texts/tables';
import { userFormTexts } from '@portal/domain/texts/team';
import type { User } from '@portal/domain/users/user';
import { Badge, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { useNavigate } from 'react-router';
import { Form } from '../../../components/form/form';
import { SubmitButton } from '../../../components/form/submit-button';
import { BusyButton } from '../../../components/ui/busy-button';
import { ConfirmButton } from '../../../components/ui/confirm-button';
import { formatDay, formatDayAndTime } from '../../../components/ui/format';
import { runWithNotice } from '../../../components/ui/run-with-notice';
import { paths } from '../../../config/paths';
import { useFirebase } from '../../../firebase/firebase-context';
import { useRecentProof } from '../../../session/recent-proof';
import { useSignedIn } from '../../../session/session-context';
import { deleteUser, resetSecondStep, setUserEnabled, updateUser } from '../data/user-calls';
import { userFormSchema } from '../data/user-form-schema';
import { UserFields } from './user-fields';

/** One user, for super admins: profile, roles, and access. */
export function UserDetails({ user }: { user: User }) {
  const { auth } = useFirebase();
  const { user: me } = useSignedIn();
  const isActive = user.activeStatus === activeStatus.active;
  const facts = [
    user.isVerified ? userFormTexts.verified : userFormTexts.unverified,
    formatDay(user.createdAt) && userFormTexts.createdOn(formatDay(user.createdAt)),
    formatDayAndTime(user.activityAt) && userFormTexts.lastActive(formatDayAndTime(user.activityAt)),
  ];
  return (
    <Stack maw={880}>
      <Group justify="space-between" align="flex-start">
        <Stack gap={4}>
          <Group gap="sm">
            <Title order={1}>{user.displayName || user.email}</Title>
            <Badge variant="light" color={isActive ? 'green' : 'red'} radius="sm" tt="none">
              {isActive ? tableTexts.enabled : tableTexts.disabled}
            </Badge>
          </Group>
          <Text size="sm" c="dimmed">
            {facts.filter(Boolean).join(' · ')}
          </Text>
        </Stack>
        {user.id !== me.id && (
          <Group gap="xs">
            {user.hasSecondStep && <ResetSecondStepButton user={user} />}
            <EnableButton user={user} />
            <DeleteButton user={user} />
          </Group>
        )}
      </Group>
      <Paper p="lg">
        <Form
          label={userFormTexts.user}
          initialValues={userDetailsSchema.cast(
            { ...user, organizationId: user.organizationId ?? '' },
            { stripUnknown: true },
          )}
          schema={userFormSchema}
          followsStored
          onSubmit={(values) =>
            runWithNotice(() => updateUser(auth, user.id, values), { done: serverTexts.userUpdated })
          }
        >
          <Stack>
            <UserFields isNew={false} />
            <Group>
              <SubmitButton requireChange>{userFormTexts.save}</SubmitButton>
            </Group>
          </Stack>
        </Form>
      </Paper>
    </Stack>
  );
}

function EnableButton({ user }: { user: User }) {
  const { auth } = useFirebase();
  const isActive = user.activeStatus === activeStatus.active;
  const toggle = () =>
    runWithNotice(() => setUserEnabled(auth, user.id, !isActive), {
      done: isActive ? serverTexts.userDisabled : serverTexts.userEnabled,
    });
  if (!isActive) return <BusyButton onClick={toggle}>{userFormTexts.enable}</BusyButton>;
  return (
    <ConfirmButton
      variant="default"
      question={userFormTexts.disableQuestion(user.displayName || user.email)}
      consequence={userFormTexts.disableConsequence}
      confirm={userFormTexts.disable}
      onConfirm={toggle}
    >
      {userFormTexts.disable}
    </ConfirmButton>
  );
}

function ResetSecondStepButton({ user }: { user: User }) {
  const { auth } = useFirebase();
  const withRecentProof = useRecentProof();
  return (
    <ConfirmButton
      variant="default"
      question={secondStepTexts.reset}
      consequence={secondStepTexts.resetQuestion(user.displayName || user.email)}
      confirm={secondStepTexts.reset}
      onConfirm={() =>
        runWithNotice(() => withRecentProof(() => resetSecondStep(auth, user.id)), { done: secondStepTexts.resetDone })
      }
    >
      {secondStepTexts.reset}
    </ConfirmButton>
  );
}

function DeleteButton({ user }: { user: User }) {
  const { auth } = useFirebase();
  const navigate = useNavigate();
  return (
    <ConfirmButton
      variant="light"
      color="red"
      question={userFormTexts.deleteQuestion(user.displayName || user.email)}
      consequence={userFormTexts.deleteConsequence}
      confirm={userFormTexts.delete}
      onConfirm={async () => {
        const isDone = await runWithNotice(() => deleteUser(auth, user.id), { done: serverTexts.userDeleted });
        if (isDone) await navigate(paths.adminUsers.href());
      }}
    >
      {userFormTexts.delete}
    </ConfirmButton>
  );
}
