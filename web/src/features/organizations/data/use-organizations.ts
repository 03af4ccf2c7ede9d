import { organizationRowSchema } from '@portal/domain/organizations/organization-row';
import { collections } from '@portal/domain/paths/firestore-paths';
import { collection } from 'firebase/firestore';
import type { TableState } from '../../../components/grid/table-model';
import { useData } from '../../../firebase/data-provider';
import { useStoredTable } from '../../../firebase/use-stored-table';

/** A live page of all organizations; for super admins. */
export function useOrganizations(state: TableState) {
  const { firestore } = useData();
  return useStoredTable({
    state,
    collection: collection(firestore, collections.organizations()),
    schema: organizationRowSchema,
    byLanguage: ['name'],
    searched: { kind: 'organizations', organizationId: '', jobId: '' },
  });
}
