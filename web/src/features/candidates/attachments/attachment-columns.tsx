import type { Attachment } from '@portal/domain/candidates/attachment';
import { formatFileSize } from '@portal/domain/profiles/profile-files';
import { attachmentColumnTexts as headings } from '@portal/domain/texts/columns';
import { SelectBox, type Selection } from '../../../components/grid/cells/select-box';
import { availableColumns, type Column } from '../../../components/grid/column';
import { formatDay } from '../../../components/ui/format';

interface Options {
  /** Left out where files are only looked at: then there is no box to choose them. */
  selection?: Selection;
  /** Whether files may be credentials. */
  hasCredentials?: boolean;
  /** Opens or downloads a file. */
  name?: Column<Attachment>['cell'];
}

/** The columns of the attachments table. */
export function attachmentColumns({ selection, hasCredentials = false, name }: Options): Column<Attachment>[] {
  return availableColumns<Attachment>([
    {
      id: 'name',
      header: headings.name,
      sortField: 'name',
      text: (file) => file.name,
      ...(name ? { cell: name } : {}),
      minWidth: 100,
      card: 'title',
    },
    // Narrow: the table shares the page with the document.
    {
      id: 'fileType',
      header: headings.fileType,
      sortField: 'extension',
      text: (file) => file.extension.toUpperCase(),
      width: 98,
    },
    { id: 'size', header: headings.size, sortField: 'size', text: (file) => formatFileSize(file.size), width: 106 },
    {
      id: 'dateAdded',
      header: headings.dateAdded,
      sortField: 'dateAdded',
      text: (file) => formatDay(file.dateAdded),
      width: 140,
    },
    {
      id: 'credential',
      header: headings.credential,
      text: ({ credential }) => [credential?.kind, credential?.expiresOn].filter(Boolean).join(', '),
      width: 160,
      isAvailable: hasCredentials,
    },
    {
      id: 'select',
      header: headings.select,
      text: (file) => (selection?.has(file.id) ? headings.select : ''),
      cell: (file) =>
        selection && <SelectBox id={file.id} label={`${headings.select}: ${file.name}`} selection={selection} />,
      width: 80,
      card: 'corner',
      isAction: true,
      isAvailable: selection !== undefined,
    },
  ]);
}
