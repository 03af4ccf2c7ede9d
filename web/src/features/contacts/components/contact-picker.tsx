import type { Contact } from '@portal/domain/contacts/contact';
import { contactTexts as texts } from '@portal/domain/texts/marketing';
import { Button, Checkbox, Group, Modal, SegmentedControl, Stack, Text } from '@mantine/core';
import { useMemo, useState } from 'react';
import type { Column } from '../../../components/grid/column';
import { DataTable } from '../../../components/grid/data-table';
import { useDialogTableState } from '../../../components/grid/use-dialog-table-state';
import { Empty } from '../../../components/ui/states';
import { useContacts } from '../data/use-contacts';
import { contactColumns } from './contact-columns';

interface Props {
  organizationId: string;
  chosen: readonly Contact[];
  onChange: (chosen: Contact[]) => void;
  onClose: () => void;
}

const initialSort = { field: 'name', direction: 'asc' } as const;
const rowId = ({ id }: Contact) => id;
const rowName = ({ name }: Contact) => name;
const isSame = (a: Contact, b: Contact) => a.id === b.id && a.isLead === b.isLead;

/** Chooses contacts and leads over all pages. */
export function ContactPicker({ organizationId, chosen, onChange, onClose }: Props) {
  const [isLead, setLead] = useState(false);
  return (
    <Modal opened onClose={onClose} title={texts.choose} size={900}>
      <Stack gap="sm">
        <SegmentedControl
          aria-label={texts.kind}
          value={isLead ? 'leads' : 'contacts'}
          onChange={(value) => {
            setLead(value === 'leads');
          }}
          data={[
            { value: 'contacts', label: texts.contacts },
            { value: 'leads', label: texts.leads },
          ]}
        />
        <PickedTable
          key={String(isLead)}
          organizationId={organizationId}
          isLead={isLead}
          chosen={chosen}
          onChange={onChange}
        />
        <Group justify="space-between">
          <Text size="sm" role="status">
            {texts.chosen(chosen.length)}
          </Text>
          <Button onClick={onClose}>{texts.done}</Button>
        </Group>
      </Stack>
    </Modal>
  );
}

function PickedTable({ organizationId, isLead, chosen, onChange }: Omit<Props, 'onClose'> & { isLead: boolean }) {
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
      title={isLead ? texts.leads : texts.contacts}
      table={table}
      columns={columns}
      rowId={rowId}
      rowName={rowName}
      empty={<Empty>{isLead ? texts.noLeads : texts.noContacts}</Empty>}
    />
  );
}
