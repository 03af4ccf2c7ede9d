import { organizationRowSchema } from '@portal/domain/organizations/organization-row';
import { collections } from '@portal/domain/paths/firestore-paths';
import { collection } from 'firebase/firestore';
import type { Sort } from '../../../components/grid/column';
import { useData } from '../../../firebase/data-provider';
import { usePagedQuery } from '../../../firebase/use-paged-query';

/** A live page of all organizations; for super admins. */
export function useOrganizations(sort: Sort) {
  const { firestore } = useData();
  const path = collections.organizations();
  return usePagedQuery({
    id: path,
    collection: collection(firestore, path),
    filters: [],
    sort,
    schema: organizationRowSchema,
  });
}
