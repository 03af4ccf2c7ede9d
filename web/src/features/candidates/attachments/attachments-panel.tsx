import type { Attachment } from '@portal/domain/candidates/attachment';
import type { JobCandidate } from '@portal/domain/candidates/job-candidate';
import { attachmentsPanelTexts } from '@portal/domain/texts/candidate-page';
import { hasProduct } from '@portal/domain/organizations/product-feature';
import { resolveLabel } from '@portal/domain/texts/labels';
import { attachmentTexts } from '@portal/domain/texts/profiles';
import { Anchor, Button, Group, Stack } from '@mantine/core';
import { IconCertificate, IconDownload, IconEye, IconPencil, IconTrash } from '@tabler/icons-react';
import { useMemo, useRef, useState } from 'react';
import { DataTable } from '../../../components/grid/data-table';
import type { RowAction } from '../../../components/grid/row-actions';
import { useLocalTable } from '../../../components/grid/use-local-table';
import { useTableState } from '../../../components/grid/use-table-state';
import { ProgressBar } from '../../../components/ui/progress-bar';
import { Empty } from '../../../components/ui/states';
import { useOrganization } from '../../../session/session-context';
import { attachmentColumns } from './attachment-columns';
import { useAttachments } from './use-attachments';
import type { CandidateKey } from '@portal/domain/candidates/candidate-key';
import { AddFiles } from './add-files';
import { AttachingFiles } from './attaching-files';
import { MarkCredential } from './mark-credential';
import { RenameFile } from './rename-file';
import { ViewFile } from './view-file';
import { useAttach } from './use-attach';
import { mergeId, useFileActions } from './use-file-actions';

const initialSort = { field: 'dateAdded', direction: 'desc' } as const;
const fileId = (file: Attachment) => file.id;

/** The candidate's attachments: add, download, rename, remove, and merge into one PDF. */
export default function AttachmentsPanel({
  candidate,
  candidateKey,
}: {
  candidate: JobCandidate;
  candidateKey: CandidateKey;
}) {
  const organization = useOrganization();
  const { customLabels } = organization;
  const hasCredentials = hasProduct(organization, 'credentials');
  const title = resolveLabel(customLabels, 'attachments');
  const live = useAttachments(candidateKey);
  const { files, attach, cancel } = useAttach(candidateKey);
  const { download, startDownload, startMerge, rename, markCredential, remove } = useFileActions(
    candidate,
    candidateKey,
  );
  const addButton = useRef<HTMLButtonElement>(null);
  const [renamed, setRenamed] = useState<Attachment | null>(null);
  const [marked, setMarked] = useState<Attachment | null>(null);
  const [viewed, setViewed] = useState<Attachment | null>(null);
  const [chosen, setChosen] = useState<readonly string[]>([]);

  const columns = useMemo(
    () =>
      attachmentColumns({
        hasCredentials,
        selection: {
          has: (id) => chosen.includes(id),
          toggle: (id) => {
            setChosen((ids) => (ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]));
          },
        },
        name: (file) => (
          <Anchor
            component="button"
            truncate
            ta="left"
            maw="100%"
            title={file.name}
            onClick={() => void startDownload(file.id)}
          >
            {file.name}
          </Anchor>
        ),
      }),
    [chosen, startDownload, hasCredentials],
  );
  const state = useTableState({ tableId: 'attachmentFiles', columns, initialSort, urlPrefix: 'files' });
  const table = useLocalTable(state, live, columns);

  const rowActions = (file: Attachment): RowAction[] => [
    {
      label: attachmentsPanelTexts.view,
      icon: <IconEye size={16} aria-hidden />,
      onSelect: () => {
        setViewed(file);
      },
    },
    {
      label: attachmentsPanelTexts.download,
      icon: <IconDownload size={16} aria-hidden />,
      onSelect: () => void startDownload(file.id),
    },
    {
      label: attachmentsPanelTexts.rename,
      icon: <IconPencil size={16} aria-hidden />,
      onSelect: () => {
        setRenamed(file);
      },
    },
    ...(hasCredentials
      ? [
          {
            label: attachmentsPanelTexts.credential,
            icon: <IconCertificate size={16} aria-hidden />,
            onSelect: () => {
              setMarked(file);
            },
          },
        ]
      : []),
    {
      label: attachmentsPanelTexts.remove,
      icon: <IconTrash size={16} aria-hidden />,
      isRemoval: true,
      onSelect: () => void remove(file),
    },
  ];
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
              loading={download.busy === mergeId}
              onClick={() => void startMerge((live.data ?? []).filter(({ id }) => chosen.includes(id)))}
            >
              {attachmentsPanelTexts.merge(chosen.length + (candidate.resume ? 1 : 0))}
            </Button>
          )
        }
        add={
          <AddFiles
            ref={addButton}
            onAdd={(added) => {
              void attach(added);
            }}
          />
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
      <AttachingFiles files={files} onCancel={cancel} next={addButton} />
      {viewed && (
        <ViewFile
          file={viewed}
          candidateKey={candidateKey}
          onClose={() => {
            setViewed(null);
          }}
        />
      )}
      {marked && (
        <MarkCredential
          file={marked}
          onClose={() => {
            setMarked(null);
          }}
          onSave={(credential) => markCredential(marked.id, credential)}
        />
      )}
      {renamed && (
        <RenameFile
          file={renamed}
          onClose={() => {
            setRenamed(null);
          }}
          onRename={async (name) => {
            await rename(renamed.id, name);
          }}
        />
      )}
    </Stack>
  );
}
