import type { Contact } from '@portal/domain/contacts/contact';
import type { LoginStatus } from '@portal/domain/client-connect/portal-access';
import { clientAccessTexts } from '@portal/domain/texts/client-connect';
import { contactTexts as texts } from '@portal/domain/texts/marketing';
import { Button, Group } from '@mantine/core';
import { IconPlus, IconUpload, IconUsers } from '@tabler/icons-react';
import { useMemo, useState, type ReactNode } from 'react';
import { DataTable } from '../../../components/grid/data-table';
import type { RowAction } from '../../../components/grid/row-actions';
import { useTableState } from '../../../components/grid/use-table-state';
import { runWithNotice } from '../../../components/ui/run-with-notice';
import { Empty } from '../../../components/ui/states';
import { useContactCalls } from '../data/contact-calls';
import { useContacts } from '../data/use-contacts';
import { AddExistingDialog } from './add-existing-dialog';
import { AnalyticsDialog } from './analytics-dialog';
import { contactColumns } from './contact-columns';
import { ContactDialog } from './contact-dialog';
import { ImportDialog } from './import-dialog';

interface Props {
  organizationId: string;
  isLead: boolean;
  /** Only those of a tearsheet, and whether it is maintained here. */
  tearsheet?: { id: string; isOwn: boolean };
  titleOrder?: 1 | 2;
  /** The contacts' access to Client Connect; left out where the organization does not have it. */
  access?: ContactAccessOptions;
  toolbar?: ReactNode;
}

interface ContactAccessOptions {
  statusOf: (contact: Contact) => LoginStatus;
  onOpen: (contact: Contact) => void;
}

type Open = { kind: 'edit' | 'analytics'; contact: Contact } | { kind: 'add' | 'addExisting' | 'import' } | null;

const initialSort = { field: 'name', direction: 'asc' } as const;
const rowId = ({ id }: Contact) => id;
const rowName = ({ name }: Contact) => name;

/** Contacts or leads: of a tearsheet, or all of the organization. */
export function ContactsTable({ organizationId, isLead, tearsheet, titleOrder, toolbar, access }: Props) {
  const columns = useMemo(() => contactColumns(access?.statusOf), [access?.statusOf]);
  const [open, setOpen] = useState<Open>(null);
  const calls = useContactCalls(organizationId);
  const tableId = `${tearsheet ? 'tearsheet' : ''}${isLead ? 'leads' : 'contacts'}`;
  const state = useTableState({ tableId, columns, initialSort });
  const table = useContacts({ organizationId, isLead, tearsheetId: tearsheet?.id, state });
  const kind = isLead ? 'lead' : 'contact';
  const canAdd = tearsheet?.isOwn ?? true;
  const close = () => {
    setOpen(null);
  };
  const actionsOf = (contact: Contact): RowAction[] => {
    const isOwn = contact.source === 'portal';
    const show = (shown: 'edit' | 'analytics') => () => {
      setOpen({ kind: shown, contact });
    };
    return [
      { label: texts.analytics, onSelect: show('analytics') },
      ...(access
        ? [
            {
              label: clientAccessTexts.manage,
              onSelect: () => {
                access.onOpen(contact);
              },
            },
          ]
        : []),
      ...(isOwn ? [{ label: texts.edit[kind], onSelect: show('edit') }] : []),
      ...(tearsheet?.isOwn
        ? [
            {
              label: texts.removeFromList,
              isRemoval: true,
              onSelect: () => runWithNotice(() => calls.takeOut(contact, tearsheet.id), { done: texts.removed }),
            },
          ]
        : []),
      ...(isOwn && !tearsheet
        ? [
            {
              label: texts.delete,
              isRemoval: true,
              onSelect: () => runWithNotice(() => calls.remove(contact), { done: texts.deleted }),
            },
          ]
        : []),
    ];
  };
  return (
    <>
      <DataTable
        title={isLead ? texts.leads : texts.contacts}
        titleOrder={titleOrder ?? 2}
        table={table}
        columns={columns}
        rowId={rowId}
        rowName={rowName}
        rowActions={actionsOf}
        empty={<Empty>{isLead ? texts.noLeads : texts.noContacts}</Empty>}
        toolbar={toolbar}
        add={
          canAdd && (
            <Group gap="xs">
              <Button
                variant="default"
                leftSection={<IconUpload size={16} aria-hidden />}
                onClick={() => {
                  setOpen({ kind: 'import' });
                }}
              >
                {texts.import}
              </Button>
              {tearsheet && (
                <Button
                  variant="default"
                  leftSection={<IconUsers size={16} aria-hidden />}
                  onClick={() => {
                    setOpen({ kind: 'addExisting' });
                  }}
                >
                  {texts.addExisting[kind]}
                </Button>
              )}
              <Button
                leftSection={<IconPlus size={16} aria-hidden />}
                onClick={() => {
                  setOpen({ kind: 'add' });
                }}
              >
                {texts.add[kind]}
              </Button>
            </Group>
          )
        }
      />
      {open?.kind === 'analytics' && (
        <AnalyticsDialog organizationId={organizationId} contact={open.contact} onClose={close} />
      )}
      {open?.kind === 'addExisting' && tearsheet && (
        <AddExistingDialog organizationId={organizationId} isLead={isLead} tearsheetId={tearsheet.id} onClose={close} />
      )}
      {open?.kind === 'import' && (
        <ImportDialog
          organizationId={organizationId}
          isLead={isLead}
          tearsheetId={tearsheet?.id ?? ''}
          onClose={close}
        />
      )}
      {(open?.kind === 'add' || open?.kind === 'edit') && (
        <ContactDialog
          organizationId={organizationId}
          isLead={isLead}
          contact={open.kind === 'edit' ? open.contact : null}
          tearsheetId={tearsheet?.id ?? ''}
          onClose={close}
        />
      )}
    </>
  );
}
