import { PortalError } from '@portal/domain/errors/portal-error';
import { ownerKind, type ProfileOwner } from '@portal/domain/profiles/profile-owner';
import { profileTexts } from '@portal/domain/texts/profiles';
import { Center, Loader, Stack, Text } from '@mantine/core';
import { useEffect, useState, type ReactNode } from 'react';
import { LoadFailed } from '../../../components/ui/states';
import { useProfileCalls, type ProfileCalls } from '../data/use-profile-calls';
import { useProfiles } from '../data/use-profiles';
import { CreateProfile } from './create-profile';
import { ProfileDocument } from './profile-document';
import { ProfileToolbar } from './profile-toolbar';

interface Props {
  owner: ProfileOwner;
  /** The profile that viewers see; `''` for none. */
  selectedId: string;
  nameOf: (uid: string) => string;
  /** The resume's document, for profiles that show it. */
  document?: ReactNode;
  /** Whether the candidate wants no AI texts. */
  refusesAiTexts?: boolean;
}

/** The profiles of a candidate or job: one is shown, and can be edited, exported and replaced. */
export default function ProfilePanel({ owner, selectedId, nameOf, document, refusesAiTexts = false }: Props) {
  const profiles = useProfiles(owner);
  const calls = useProfileCalls(owner);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [isEditing, setEditing] = useState(false);
  const kind = ownerKind(owner) ?? 'candidate';
  const shown =
    profiles.data?.find(({ id }) => id === chosenId) ??
    profiles.data?.find(({ id }) => id === selectedId) ??
    profiles.data?.[0];
  const openedId = shown && !shown.isAnonymous ? shown.id : '';
  // What nobody edited follows the data. A failure leaves the profile as it was stored.
  useEffect(() => {
    if (openedId === '') return;
    calls.format({ profileId: openedId, templateId: null, isOpened: true }).catch(() => undefined);
  }, [calls, openedId]);
  if (profiles.status === 'error') return <LoadFailed onRetry={profiles.retry} />;
  if (profiles.status === 'loading') return <Generating />;
  if (!shown && kind === 'job') return <FirstJobProfile calls={calls} />;
  if (!shown) return <CreateProfile owner={owner} kind={kind} calls={calls} count={0} onCreated={setChosenId} />;
  return (
    <Stack gap="md">
      <ProfileToolbar
        owner={owner}
        kind={kind}
        calls={calls}
        profiles={profiles.data}
        shown={shown}
        selectedId={selectedId}
        nameOf={nameOf}
        isEditing={isEditing}
        onEdit={setEditing}
        onShow={setChosenId}
      />
      <ProfileDocument
        key={shown.id}
        owner={owner}
        kind={kind}
        calls={calls}
        profile={shown}
        isEditing={isEditing}
        nameOf={nameOf}
        document={document}
        refusesAiTexts={refusesAiTexts}
      />
    </Stack>
  );
}

/** A job needs no choice: its first profile is built from the job's template when somebody opens it. */
function FirstJobProfile({ calls }: { calls: ProfileCalls }) {
  const [failure, setFailure] = useState<string | null>(null);
  const isDue = failure === null;
  useEffect(() => {
    if (!isDue) return;
    calls.create({ name: '', templateId: '', source: 'fields', isDefault: true }).catch((error: unknown) => {
      setFailure(PortalError.from(error).userMessage);
    });
  }, [calls, isDue]);
  if (failure === null) return <Generating />;
  return (
    <LoadFailed
      what={failure}
      onRetry={() => {
        setFailure(null);
      }}
    />
  );
}

function Generating() {
  return (
    <Center py="xl" role="status">
      <Stack align="center" gap="xs">
        <Loader size="sm" />
        <Text size="sm" c="dimmed">
          {profileTexts.generatingProfile}
        </Text>
      </Stack>
    </Center>
  );
}
