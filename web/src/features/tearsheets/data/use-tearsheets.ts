import { collections } from '@portal/domain/paths/firestore-paths';
import { tearsheetSchema, type Tearsheet } from '@portal/domain/tearsheets/tearsheet';
import { collection } from 'firebase/firestore';
import type { TableModel, TableState } from '../../../components/grid/table-model';
import { useData } from '../../../firebase/data-provider';
import { useStoredTable } from '../../../firebase/use-stored-table';

/** A live page of the organization's tearsheets. */
export function useTearsheets(organizationId: string, state: TableState): TableModel<Tearsheet> {
  const { firestore } = useData();
  return useStoredTable({
    state,
    collection: collection(firestore, collections.tearsheets(organizationId)),
    schema: tearsheetSchema,
    byLanguage: ['name'],
    searched: { kind: 'tearsheets', organizationId, jobId: '' },
  });
}
