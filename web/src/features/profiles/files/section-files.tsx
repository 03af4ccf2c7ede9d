import type { ProfileFile } from '@portal/domain/profiles/profile-file';
import type { ProfileOwner } from '@portal/domain/profiles/profile-owner';
import type { ProfileSection } from '@portal/domain/profiles/built-profile';
import { attachmentTexts, profilePanelTexts } from '@portal/domain/texts/profiles';
import { ActionIcon, Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconPaperclip, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { saveFile } from '../../../components/document/save-file';
import { loadProfileFile } from '../data/load-file';
import type { ProfileCalls } from '../data/use-profile-calls';
import classes from '../components/profiles.module.css';
import { SelectFiles } from './select-files';

interface Props {
  owner: ProfileOwner;
  profileId: string;
  section: ProfileSection;
  calls: ProfileCalls;
}

/**
 * The files that a section shows: attachments can be added, and are gone at once when removed. A resume section shows one,
 * next to its text.
 */
export function SectionFiles({ owner, profileId, section, calls }: Props) {
  const { key, files, isResume } = section;
  const [isSelecting, setSelecting] = useState(false);
  const [removed, setRemoved] = useState<readonly string[]>([]);
  const remove = async ({ path, originalFilename }: ProfileFile) => {
    setRemoved((paths) => [...paths, path]);
    try {
      await calls.removeFile({ profileId, key, path });
    } catch {
      setRemoved((paths) => paths.filter((other) => other !== path));
      notifications.show({ color: 'red', message: attachmentTexts.notDeleted(originalFilename) });
    }
  };
  const open = async (file: ProfileFile) => {
    const { originalFilename: fileName, mimeType: contentType } = file;
    try {
      const bytes = await loadProfileFile(calls, profileId, file, new AbortController().signal);
      saveFile({ bytes, fileName, contentType });
    } catch {
      notifications.show({ color: 'red', message: attachmentTexts.noDownloadUrl });
    }
  };
  const shown = files.filter(({ path }) => !removed.includes(path));
  return (
    <Stack gap="xs">
      {shown.length === 0 && !isResume && (
        <Text size="sm" c="dimmed">
          {attachmentTexts.none}
        </Text>
      )}
      <div>
        {shown.map((file) => (
          <Group key={file.path} className={classes.file ?? ''} justify="space-between" wrap="nowrap">
            <Anchor component="button" type="button" ta="start" truncate onClick={() => void open(file)}>
              {file.originalFilename}
            </Anchor>
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={profilePanelTexts.removeFile(file.originalFilename)}
              onClick={() => void remove(file)}
            >
              <IconX size={16} aria-hidden />
            </ActionIcon>
          </Group>
        ))}
      </div>
      <Button
        size="compact-sm"
        variant="default"
        style={{ alignSelf: 'flex-start' }}
        leftSection={<IconPaperclip size={14} aria-hidden />}
        onClick={() => {
          setSelecting(true);
        }}
      >
        {isResume ? profilePanelTexts.selectResumeFile : profilePanelTexts.selectFiles}
      </Button>
      {isSelecting && (
        <SelectFiles
          owner={owner}
          isSingle={isResume}
          onClose={() => {
            setSelecting(false);
          }}
          onAdd={(fileIds) => calls.addFiles({ profileId, key, fileIds })}
        />
      )}
    </Stack>
  );
}
