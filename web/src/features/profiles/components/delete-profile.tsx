import { formTexts } from '@portal/domain/texts/form';
import { profilePanelTexts, profileTexts } from '@portal/domain/texts/profiles';
import type { ProfileOwnerKind } from '@portal/domain/profiles/profile-owner';
import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { BusyButton } from '../../../components/ui/busy-button';
import { runWithNotice } from '../../../components/ui/run-with-notice';
import type { ProfileCalls } from '../data/use-profile-calls';
import type { OwnedProfile } from '../data/use-profiles';

interface Props {
  profile: OwnedProfile;
  kind: ProfileOwnerKind;
  /** Whether viewers see it. */
  isSelected: boolean;
  calls: ProfileCalls;
  onClose: () => void;
}

/** Deletes a profile after a question. */
export function DeleteProfile({ profile, kind, isSelected, calls, onClose }: Props) {
  return (
    <Modal opened onClose={onClose} title={profilePanelTexts.deleteQuestion(profile.name)} centered>
      <Stack>
        <Text size="sm">
          {profilePanelTexts.deleteConsequence} {isSelected && afterwards(kind, profile)}
        </Text>
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose} data-autofocus>
            {formTexts.cancel}
          </Button>
          <BusyButton
            color="red"
            variant="filled"
            onClick={async () => {
              await runWithNotice(() => calls.remove({ profileId: profile.id }), {
                done: profileTexts.deleted,
                failed: profileTexts.notDeleted,
              });
              onClose();
            }}
          >
            {profilePanelTexts.delete}
          </BusyButton>
        </Group>
      </Stack>
    </Modal>
  );
}

/** What viewers get when the profile that they see is gone. */
function afterwards(kind: ProfileOwnerKind, { isAnonymous }: OwnedProfile): string {
  const { anonymous, closed, resume } = profilePanelTexts.deleteShown;
  if (kind !== 'candidate') return closed;
  return isAnonymous ? anonymous : resume;
}
