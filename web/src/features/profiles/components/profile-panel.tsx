import { ownerKind, type ProfileOwner } from '@portal/domain/profiles/profile-owner';
import { profileTexts } from '@portal/domain/texts/profiles';
import { Center, Loader, Stack, Text } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { LoadFailed } from '../../../components/ui/states';
import { useProfileCalls } from '../data/use-profile-calls';
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
}

/** The profiles of a candidate or job: one is shown, and can be edited, exported and replaced. */
export default function ProfilePanel({ owner, selectedId, nameOf, document }: Props) {
  const profiles = useProfiles(owner);
  const calls = useProfileCalls(owner);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [isEditing, setEditing] = useState(false);
  const kind = ownerKind(owner) ?? 'candidate';
  if (profiles.status === 'error') return <LoadFailed onRetry={profiles.retry} />;
  if (profiles.status === 'loading') return <Generating />;
  const shown =
    profiles.data.find(({ id }) => id === chosenId) ??
    profiles.data.find(({ id }) => id === selectedId) ??
    profiles.data[0];
  if (!shown) return <CreateProfile owner={owner} kind={kind} calls={calls} isFirst onCreated={setChosenId} />;
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
      />
    </Stack>
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
