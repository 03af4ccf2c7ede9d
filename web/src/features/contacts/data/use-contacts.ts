import { contactSchema, type Contact } from '@portal/domain/contacts/contact';
import { collections } from '@portal/domain/paths/firestore-paths';
import { collection } from 'firebase/firestore';
import type { TableModel, TableState } from '../../../components/grid/table-model';
import { useData } from '../../../firebase/data-provider';
import { useStoredTable } from '../../../firebase/use-stored-table';

interface Options {
  organizationId: string;
  isLead: boolean;
  /** Only those of a tearsheet; absent for all. */
  tearsheetId?: string | undefined;
  state: TableState;
}

/** A live page of an organization's contacts or leads, or of those of a tearsheet. */
export function useContacts({ organizationId, isLead, tearsheetId, state }: Options): TableModel<Contact> {
  const { firestore } = useData();
  const path = isLead ? collections.leads(organizationId) : collections.clientContacts(organizationId);
  return useStoredTable({
    state,
    collection: collection(firestore, path),
    filters: tearsheetId === undefined ? [] : [{ field: 'tearsheetIds', value: tearsheetId, isList: true }],
    schema: contactSchema,
    byLanguage: ['name', 'companyName'],
    searched: { kind: null, organizationId, jobId: '' },
  });
}
