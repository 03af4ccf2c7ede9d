import { attachmentSchema, type Attachment } from '@portal/domain/candidates/attachment';
import { collections } from '@portal/domain/paths/firestore-paths';
import { formatFileSize, isDefaultFile } from '@portal/domain/profiles/profile-files';
import type { ProfileOwner } from '@portal/domain/profiles/profile-owner';
import { attachmentColumnTexts } from '@portal/domain/texts/columns';
import { formTexts } from '@portal/domain/texts/form';
import { attachmentTexts, profilePanelTexts } from '@portal/domain/texts/profiles';
import { Button, Checkbox, Group, Modal, Stack, Table, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { collection, limit, query } from 'firebase/firestore';
import { useState } from 'react';
import { BusyButton } from '../../../components/ui/busy-button';
import { formatDay } from '../../../components/ui/format';
import { runWithNotice } from '../../../components/ui/run-with-notice';
import { LoadFailed, RowsLoading } from '../../../components/ui/states';
import { useData } from '../../../firebase/data-provider';
import { useLiveQuery } from '../../../firebase/use-live';

/** Bound of the query. */
const maxAttachments = 200;

interface Props {
  owner: ProfileOwner;
  /** Whether one file is chosen instead of several. */
  isSingle: boolean;
  onClose: () => void;
  onAdd: (fileIds: string[]) => Promise<unknown>;
}

/** Chooses attachments of the candidate. */
export function SelectFiles({ owner, isSingle, onClose, onAdd }: Props) {
  const { organizationId, jobId, candidateId } = owner;
  const { firestore } = useData();
  const path = collections.fileAttachments(organizationId, jobId, candidateId);
  const live = useLiveQuery(path, query(collection(firestore, path), limit(maxAttachments)), attachmentSchema);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const files = (live.data ?? []).filter(({ isRemoved, name }) => !isRemoved && !isDefaultFile(name));
  const add = async () => {
    if (chosen.length === 0) {
      notifications.show({ color: 'red', message: attachmentTexts.noneSelected });
      return;
    }
    if (await runWithNotice(() => onAdd([...chosen]), { done: attachmentTexts.attached })) onClose();
  };
  return (
    <Modal opened onClose={onClose} title={profilePanelTexts.selectFiles} centered size="lg">
      <Stack>
        {live.status === 'loading' && (
          <div>
            <Text size="sm" c="dimmed" role="status">
              {attachmentTexts.loading}
            </Text>
            <RowsLoading rows={3} />
          </div>
        )}
        {live.status === 'error' && <LoadFailed onRetry={live.retry} />}
        {live.status === 'success' && files.length === 0 && <Text size="sm">{attachmentTexts.none}</Text>}
        {files.length > 0 && (
          <FileTable
            files={files}
            chosen={chosen}
            onToggle={(id) => {
              setChosen((ids) => {
                if (ids.includes(id)) return ids.filter((other) => other !== id);
                return isSingle ? [id] : [...ids, id];
              });
            }}
          />
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {formTexts.cancel}
          </Button>
          <BusyButton variant="filled" busyLabel={attachmentTexts.adding} onClick={add}>
            {attachmentTexts.add}
          </BusyButton>
        </Group>
      </Stack>
    </Modal>
  );
}

interface TableProps {
  files: readonly Attachment[];
  chosen: readonly string[];
  onToggle: (id: string) => void;
}

function FileTable({ files, chosen, onToggle }: TableProps) {
  const headings = attachmentColumnTexts;
  return (
    <Table.ScrollContainer minWidth={420}>
      <Table>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{headings.select}</Table.Th>
            <Table.Th>{headings.name}</Table.Th>
            <Table.Th>{headings.fileType}</Table.Th>
            <Table.Th>{headings.size}</Table.Th>
            <Table.Th>{headings.dateAdded}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {files.map(({ id, name, extension, size, dateAdded }) => (
            <Table.Tr key={id}>
              <Table.Td>
                <Checkbox
                  aria-label={`${headings.select}: ${name}`}
                  checked={chosen.includes(id)}
                  onChange={() => {
                    onToggle(id);
                  }}
                />
              </Table.Td>
              <Table.Td style={{ overflowWrap: 'anywhere' }}>{name}</Table.Td>
              <Table.Td>{extension.toUpperCase()}</Table.Td>
              <Table.Td>{formatFileSize(size)}</Table.Td>
              <Table.Td>{formatDay(dateAdded)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}
