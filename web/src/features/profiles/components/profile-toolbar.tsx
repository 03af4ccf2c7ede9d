import type { ProfileOwner, ProfileOwnerKind } from '@portal/domain/profiles/profile-owner';
import { candidateTexts } from '@portal/domain/texts/candidates';
import { PortalError } from '@portal/domain/errors/portal-error';
import { profilePanelTexts } from '@portal/domain/texts/profiles';
import { redactionTexts } from '@portal/domain/texts/redaction';
import { ActionIcon, Badge, Button, Group, Menu, Modal, NativeSelect, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { notifications } from '@mantine/notifications';
import {
  IconCursorText,
  IconDotsVertical,
  IconEye,
  IconFileTypeDocx,
  IconFileTypePdf,
  IconHistory,
  IconPencil,
  IconPlus,
  IconRefresh,
  IconTrash,
  IconUserOff,
} from '@tabler/icons-react';
import { useState } from 'react';
import { BusyButton } from '../../../components/ui/busy-button';
import { runWithNotice } from '../../../components/ui/run-with-notice';
import { useOrganization } from '../../../session/session-context';
import { downloadExport } from '../data/download-export';
import type { ProfileCalls } from '../data/use-profile-calls';
import type { OwnedProfile } from '../data/use-profiles';
import { useTemplateChoices } from '../data/use-template-choices';
import { CreateProfile } from './create-profile';
import { DeleteProfile } from './delete-profile';
import { ProfileHistory } from './profile-history';
import { RenameProfile } from './rename-profile';
import { ShowNamed } from './show-named';
import { RedactionDialog } from '../redaction/redaction-dialog';

interface Props {
  owner: ProfileOwner;
  kind: ProfileOwnerKind;
  calls: ProfileCalls;
  profiles: readonly OwnedProfile[];
  shown: OwnedProfile;
  selectedId: string;
  nameOf: (uid: string) => string;
  isEditing: boolean;
  onEdit: (isEditing: boolean) => void;
  onShow: (profileId: string) => void;
}

type Dialog = 'create' | 'rename' | 'history' | 'delete' | 'anonymous' | 'named';

/** Which profile is shown, from which template, and what can be done with it. */
export function ProfileToolbar(props: Props) {
  const { owner, kind, calls, profiles, shown, selectedId, nameOf, isEditing, onEdit, onShow } = props;
  const { allowEditCandidate } = useOrganization().productFeature.skillsMarketing;
  const canEdit = kind !== 'skillsCandidate' || allowEditCandidate;
  const templates = useTemplateChoices(owner.organizationId, kind);
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const [isOpen, { open, close }] = useDisclosure(false);
  const isSelected = shown.id === selectedId;
  const show = (name: Dialog) => () => {
    setDialog(name);
    open();
  };
  const profileId = shown.id;
  // The server knows what viewers get by now; only it can tell that a named profile would replace an anonymous one.
  const choose = async () => {
    try {
      await calls.choose({ profileId, closesLinks: false });
      notifications.show({ color: 'green', message: profilePanelTexts.selected });
    } catch (error) {
      const { userMessage } = PortalError.from(error);
      if (userMessage === redactionTexts.closesLinks) show('named')();
      else notifications.show({ color: 'red', message: userMessage });
    }
  };
  return (
    <>
      <Group justify="space-between" gap="xs" align="flex-end">
        <Group gap="xs" align="flex-end">
          <NativeSelect
            label={profilePanelTexts.profile}
            size="xs"
            data={profiles.map(({ id, name }) => ({ value: id, label: name }))}
            value={shown.id}
            onChange={(event) => {
              onShow(event.currentTarget.value);
            }}
          />
          <NativeSelect
            label={profilePanelTexts.template}
            size="xs"
            data={templates}
            value={shown.templateId}
            onChange={(event) => {
              const templateId = event.currentTarget.value;
              void runWithNotice(() => calls.format({ profileId, templateId, isOpened: false }), {
                done: profilePanelTexts.templateChanged,
              });
            }}
          />
          {isSelected && (
            <Badge variant="light" color="green" tt="none" mb={6}>
              {profilePanelTexts.shownToViewers}
            </Badge>
          )}
          {shown.isAnonymous && (
            <Badge variant="light" color="gray" tt="none" mb={6}>
              {profilePanelTexts.anonymous}
            </Badge>
          )}
        </Group>
        <Group gap="xs">
          {canEdit && (
            <Button
              size="compact-sm"
              variant={isEditing ? 'filled' : 'default'}
              leftSection={isEditing ? <IconEye size={14} aria-hidden /> : <IconPencil size={14} aria-hidden />}
              onClick={() => {
                onEdit(!isEditing);
              }}
            >
              {isEditing ? profilePanelTexts.done : profilePanelTexts.edit}
            </Button>
          )}
          <BusyButton
            size="compact-sm"
            leftSection={<IconFileTypePdf size={14} aria-hidden />}
            label={profilePanelTexts.exportPdf}
            onClick={() =>
              runWithNotice(async () => downloadExport(await calls.pdf({ profileId })), {
                done: profilePanelTexts.exported,
              })
            }
          >
            {profilePanelTexts.pdf}
          </BusyButton>
          <BusyButton
            size="compact-sm"
            leftSection={<IconFileTypeDocx size={14} aria-hidden />}
            label={profilePanelTexts.exportWord}
            onClick={() =>
              runWithNotice(async () => downloadExport(await calls.word({ profileId })), {
                done: profilePanelTexts.exported,
              })
            }
          >
            {profilePanelTexts.word}
          </BusyButton>
          <Menu position="bottom-end" shadow="sm">
            <Menu.Target>
              <ActionIcon variant="default" size={26} aria-label={profilePanelTexts.more}>
                <IconDotsVertical size={16} aria-hidden />
              </ActionIcon>
            </Menu.Target>
            <Menu.Dropdown>
              {!isSelected && (
                <Menu.Item leftSection={<IconEye size={16} aria-hidden />} onClick={() => void choose()}>
                  {profilePanelTexts.select}
                </Menu.Item>
              )}
              <Menu.Item leftSection={<IconPlus size={16} aria-hidden />} onClick={show('create')}>
                {profilePanelTexts.newProfile}
              </Menu.Item>
              {canEdit && (
                <Menu.Item leftSection={<IconCursorText size={16} aria-hidden />} onClick={show('rename')}>
                  {profilePanelTexts.rename}
                </Menu.Item>
              )}
              <Menu.Item
                leftSection={<IconRefresh size={16} aria-hidden />}
                onClick={() =>
                  void runWithNotice(() => calls.format({ profileId, templateId: null, isOpened: false }), {
                    done: profilePanelTexts.refreshed,
                  })
                }
              >
                {profilePanelTexts.refresh}
              </Menu.Item>
              {kind !== 'job' && (
                <Menu.Item leftSection={<IconUserOff size={16} aria-hidden />} onClick={show('anonymous')}>
                  {shown.isAnonymous ? redactionTexts.change : profilePanelTexts.anonymize}
                </Menu.Item>
              )}
              <Menu.Item leftSection={<IconHistory size={16} aria-hidden />} onClick={show('history')}>
                {profilePanelTexts.history}
              </Menu.Item>
              <Menu.Divider />
              <Menu.Item color="red" leftSection={<IconTrash size={16} aria-hidden />} onClick={show('delete')}>
                {profilePanelTexts.delete}
              </Menu.Item>
            </Menu.Dropdown>
          </Menu>
        </Group>
      </Group>
      {shown.built.design === 'anonymous' && !shown.isAnonymous && (
        <Text size="xs" c="dimmed">
          {profilePanelTexts.stillNamed}
        </Text>
      )}
      {isOpen && dialog === 'create' && (
        <Modal opened onClose={close} title={candidateTexts.createProfile} centered>
          <CreateProfile
            owner={owner}
            kind={kind}
            calls={calls}
            count={profiles.length}
            onCreated={(id) => {
              onShow(id);
              close();
            }}
          />
        </Modal>
      )}
      {isOpen && dialog === 'history' && (
        <ProfileHistory profile={shown} calls={calls} nameOf={nameOf} onClose={close} />
      )}
      {isOpen && dialog === 'rename' && <RenameProfile profile={shown} calls={calls} onClose={close} />}
      {isOpen && dialog === 'delete' && (
        <DeleteProfile profile={shown} kind={kind} isSelected={isSelected} calls={calls} onClose={close} />
      )}
      {isOpen && dialog === 'named' && <ShowNamed profile={shown} calls={calls} onClose={close} />}
      {isOpen && dialog === 'anonymous' && (
        <RedactionDialog profile={shown} calls={calls} onShow={onShow} onClose={close} />
      )}
    </>
  );
}
