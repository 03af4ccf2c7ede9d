import type { Mailing } from '@portal/domain/mail/mailing';
import { mailingTexts } from '@portal/domain/texts/marketing';
import { useNavigate } from 'react-router';
import { DataTable } from '../../../components/grid/data-table';
import { useTableState } from '../../../components/grid/use-table-state';
import { Empty } from '../../../components/ui/states';
import { paths } from '../../../config/paths';
import { useMailings } from '../data/use-mailings';
import { mailingColumns } from './mailing-columns';

const rowId = ({ id }: Mailing) => id;
const rowName = ({ subject }: Mailing) => subject;
const initialSort = { field: 'createdAt', direction: 'desc' } as const;
const columns = mailingColumns(({ id }) => paths.mailing.href(id));

/** The organization's mailings, or those about one tearsheet, the newest first. */
export function MailingsTable({ organizationId, targetId }: { organizationId: string; targetId?: string }) {
  const navigate = useNavigate();
  const state = useTableState({ tableId: targetId ? 'tearsheetMailings' : 'mailings', columns, initialSort });
  const table = useMailings(organizationId, state, targetId);
  return (
    <DataTable
      title={mailingTexts.title}
      titleOrder={targetId ? 2 : 1}
      table={table}
      columns={columns}
      rowId={rowId}
      rowName={rowName}
      onOpen={({ id }) => void navigate(paths.mailing.href(id))}
      empty={<Empty>{mailingTexts.none}</Empty>}
    />
  );
}
