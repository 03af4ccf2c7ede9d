import { canStop, type Mailing, type MailingRecipient } from '@portal/domain/mail/mailing';
import { mailingTexts as texts } from '@portal/domain/texts/marketing';
import { useMemo, useState } from 'react';
import { DataTable } from '../../../components/grid/data-table';
import { useTableState } from '../../../components/grid/use-table-state';
import { Empty } from '../../../components/ui/states';
import { useRecipients } from '../data/use-mailings';
import { recipientColumns } from './recipient-columns';

const rowId = ({ id }: MailingRecipient) => id;
const rowName = ({ name, email }: MailingRecipient) => name || email;
const initialSort = { field: 'name', direction: 'asc' } as const;
const emptyTexts: Partial<Record<Mailing['state'], string>> = {
  scheduled: texts.recipientsLater,
  preparing: texts.noRecipientsYet,
};

/** The recipients of a mailing: who got it, opened it, for how long, and who has not answered. */
export function RecipientsTable({ mailing }: { mailing: Mailing }) {
  const [now] = useState(() => Date.now());
  const { isTracked } = mailing;
  const isOver = !canStop(mailing);
  const columns = useMemo(() => recipientColumns({ isTracked, isOver, now }), [isTracked, isOver, now]);
  const state = useTableState({ tableId: 'mailingRecipients', columns, initialSort });
  const table = useRecipients(mailing, state);
  return (
    <DataTable
      title={texts.recipients}
      table={table}
      columns={columns}
      rowId={rowId}
      rowName={rowName}
      empty={<Empty>{emptyTexts[mailing.state] ?? texts.noRecipients}</Empty>}
    />
  );
}
