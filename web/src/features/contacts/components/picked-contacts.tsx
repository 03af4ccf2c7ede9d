import type { Contact } from '@portal/domain/contacts/contact';
import { contactTexts as texts } from '@portal/domain/texts/marketing';
import { Checkbox } from '@mantine/core';
import { useMemo } from 'react';
import type { Column } from '../../../components/grid/column';
import { DataTable } from '../../../components/grid/data-table';
import { useDialogTableState } from '../../../components/grid/use-dialog-table-state';
import { Empty } from '../../../components/ui/states';
import { useContacts } from '../data/use-contacts';
import { contactColumns } from './contact-columns';

interface Props {
  organizationId: string;
  isLead: boolean;
  chosen: readonly Contact[];
  onChange: (chosen: Contact[]) => void;
}

const initialSort = { field: 'name', direction: 'asc' } as const;
const rowId = ({ id }: Contact) => id;
const rowName = ({ name }: Contact) => name;
const isSame = (a: Contact, b: Contact) => a.id === b.id && a.isLead === b.isLead;

/** A table of contacts or leads that are chosen over all pages. */
export function PickedContacts({ organizationId, isLead, chosen, onChange }: Props) {
  const state = useDialogTableState(isLead ? 'pickLeads' : 'pickContacts', initialSort);
  const table = useContacts({ organizationId, isLead, state });
  const columns = useMemo<Column<Contact>[]>(
    () => [
      {
        id: 'select',
        header: texts.select,
        text: () => '',
        cell: (contact) => (
          <Checkbox
            aria-label={`${texts.select}: ${contact.name}`}
            checked={chosen.some((other) => isSame(other, contact))}
            onChange={(event) => {
              const others = chosen.filter((other) => !isSame(other, contact));
              onChange(event.currentTarget.checked ? [...others, contact] : others);
            }}
          />
        ),
        width: 80,
        isAction: true,
        card: 'corner',
      },
      ...contactColumns(),
    ],
    [chosen, onChange],
  );
  return (
    <DataTable
      title={texts.all[isLead ? 'lead' : 'contact']}
      table={table}
      columns={columns}
      rowId={rowId}
      rowName={rowName}
      empty={<Empty>{isLead ? texts.noLeads : texts.noContacts}</Empty>}
    />
  );
}
