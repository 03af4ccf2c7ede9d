import type { Attachment } from '@portal/domain/candidates/attachment';
import type { JobCandidate } from '@portal/domain/candidates/job-candidate';
import { candidatesApi } from '@portal/domain/contracts/candidates-api';
import { attachmentsPanelTexts } from '@portal/domain/texts/candidate-page';
import { resolveLabel } from '@portal/domain/texts/labels';
import { attachmentTexts } from '@portal/domain/texts/profiles';
import { Anchor, Button, FileButton, Group, Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconDownload, IconFilePlus, IconPencil, IconTrash } from '@tabler/icons-react';
import { useCallback, useMemo, useState } from 'react';
import { DataTable } from '../../../components/grid/data-table';
import type { RowAction } from '../../../components/grid/row-actions';
import { useLocalTable } from '../../../components/grid/use-local-table';
import { useTableState } from '../../../components/grid/use-table-state';
import { offerUndo } from '../../../components/ui/offer-undo';
import { ProgressBar } from '../../../components/ui/progress-bar';
import { Empty } from '../../../components/ui/states';
import { callApi } from '../../../firebase/api-client';
import { useFirebase } from '../../../firebase/firebase-context';
import { useOrganization } from '../../../session/session-context';
import { attachmentColumns } from '../components/attachment-columns';
import { downloadMerged } from '../data/download-pdf';
import { downloadResume } from '../data/download-resume';
import { tellDownload } from '../data/tell-download';
import { useAttachments } from '../data/use-attachments';
import type { CandidateKey } from '@portal/domain/candidates/candidate-key';
import { useDownload } from '../data/use-download';
import { RenameFile } from './rename-file';
import { useAttach } from './use-attach';

const initialSort = { field: 'dateAdded', direction: 'desc' } as const;
const fileId = (file: Attachment) => file.id;

/** The files beside the resume: added, downloaded, renamed, taken away, and merged into one PDF. */
export default function AttachmentsPanel({
  candidate,
  candidateKey,
}: {
  candidate: JobCandidate;
  candidateKey: CandidateKey;
}) {
  const { auth } = useFirebase();
  const { customLabels } = useOrganization();
  const title = resolveLabel(customLabels, 'attachments');
  const live = useAttachments(candidateKey);
  const { files, attach } = useAttach(candidateKey);
  const download = useDownload();
  const [renamed, setRenamed] = useState<Attachment | null>(null);
  const [chosen, setChosen] = useState<readonly string[]>([]);

  const load = useCallback(
    (id: string) => async (signal: AbortSignal) => {
      const file = await downloadResume(auth, candidateKey, signal, id);
      tellDownload(auth, candidateKey, file.fileName);
      return file;
    },
    [auth, candidateKey],
  );
  const change = (id: string, changes: { name?: string; isRemoved?: boolean }) =>
    callApi(auth, candidatesApi.changeAttachment, { ...candidateKey, fileId: id, ...changes }, { api: 'app' });
  const startDownload = download.start;
  const columns = useMemo(
    () =>
      attachmentColumns({
        selection: {
          has: (id) => chosen.includes(id),
          toggle: (id) => {
            setChosen((ids) => (ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]));
          },
        },
        name: (file) => (
          <Anchor component="button" truncate ta="left" onClick={() => void startDownload(file.id, load(file.id))}>
            {file.name}
          </Anchor>
        ),
      }).map((column) => ({ ...column, isOptional: false })),
    [chosen, load, startDownload],
  );
  const state = useTableState({ table: 'attachmentFiles', initialSort, addressName: 'files' });
  const table = useLocalTable(state, live, columns);

  const remove = async (file: Attachment) => {
    try {
      await change(file.id, { isRemoved: true });
      offerUndo(attachmentsPanelTexts.removed(file.name), async () => {
        await change(file.id, { isRemoved: false });
      });
    } catch {
      notifications.show({ color: 'red', message: attachmentTexts.notDeleted(file.name) });
    }
  };
  const rowActions = (file: Attachment): RowAction[] => [
    {
      label: attachmentsPanelTexts.download,
      icon: <IconDownload size={16} aria-hidden />,
      onSelect: () => void download.start(file.id, load(file.id)),
    },
    {
      label: attachmentsPanelTexts.rename,
      icon: <IconPencil size={16} aria-hidden />,
      onSelect: () => {
        setRenamed(file);
      },
    },
    {
      label: attachmentsPanelTexts.remove,
      icon: <IconTrash size={16} aria-hidden />,
      isRemoval: true,
      onSelect: () => void remove(file),
    },
  ];
  const merge = async (signal: AbortSignal) => {
    const paths = (live.data ?? []).filter(({ id }) => chosen.includes(id)).map(({ content }) => content);
    const file = await downloadMerged(
      auth,
      [...(candidate.resume ? [candidate.resume.storagePath] : []), ...paths],
      signal,
    );
    tellDownload(auth, candidateKey, file.fileName);
    return file;
  };

  return (
    <Stack gap="sm">
      <DataTable
        title={title}
        table={table}
        columns={columns}
        rowId={fileId}
        rowActions={rowActions}
        empty={<Empty>{attachmentTexts.none}</Empty>}
        toolbar={
          chosen.length > 0 && (
            <Button
              variant="default"
              loading={download.busy === 'merge'}
              onClick={() => void download.start('merge', merge)}
            >
              {attachmentsPanelTexts.merge(chosen.length + (candidate.resume ? 1 : 0))}
            </Button>
          )
        }
        add={
          <FileButton multiple onChange={(added) => void attach(added)}>
            {(props) => (
              <Button {...props} leftSection={<IconFilePlus size={16} aria-hidden />}>
                {attachmentsPanelTexts.upload}
              </Button>
            )}
          </FileButton>
        }
      />
      {download.busy !== '' && (
        <Group gap="xs" role="status">
          <ProgressBar label={attachmentsPanelTexts.download} part={null} style={{ flex: 1 }} />
          <Button size="compact-sm" variant="subtle" onClick={download.cancel}>
            {attachmentsPanelTexts.cancel}
          </Button>
        </Group>
      )}
      {files.map((file) => (
        <div key={file.id} role={file.message ? 'alert' : 'status'}>
          <Text size="sm" truncate title={file.name}>
            {file.name}
          </Text>
          {file.message ? (
            <Text size="sm" c="var(--score-red)">
              {file.message}
            </Text>
          ) : (
            <ProgressBar label={`${attachmentTexts.adding}: ${file.name}`} part={file.progress} />
          )}
        </div>
      ))}
      {renamed && (
        <RenameFile
          file={renamed}
          onClose={() => {
            setRenamed(null);
          }}
          onRename={async (name) => {
            await change(renamed.id, { name });
          }}
        />
      )}
    </Stack>
  );
}
