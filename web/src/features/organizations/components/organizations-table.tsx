import type { OrganizationRow } from '@portal/domain/organizations/organization-row';
import { organizationTexts } from '@portal/domain/texts/team';
import { organizationPageTexts } from '@portal/domain/texts/organizations';
import { useMemo } from 'react';
import { DataTable } from '../../../components/grid/data-table';
import { useTableState } from '../../../components/grid/use-table-state';
import { Empty } from '../../../components/ui/states';
import { runWithNotice } from '../../../components/ui/run-with-notice';
import { paths } from '../../../config/paths';
import { useFirebase } from '../../../firebase/firebase-context';
import { addIndexes } from '../data/administer-organizations';
import { useOrganizations } from '../data/use-organizations';
import { AddOrganization } from './add-organization';
import { organizationColumns } from './organization-columns';

const rowId = ({ id }: OrganizationRow) => id;
const initialSort = { field: 'name', direction: 'asc' } as const;

/** All organizations of the platform. */
export function OrganizationsTable() {
  const { auth } = useFirebase();
  const columns = useMemo(
    () =>
      organizationColumns({
        detailsHref: ({ id }) => paths.adminOrganization.href(id),
        onAddIndexes: async ({ id }) => {
          await runWithNotice(() => addIndexes(auth, id), {
            done: organizationTexts.indexesAdded,
            failed: organizationTexts.indexesFailed,
          });
        },
      }),
    [auth],
  );
  const state = useTableState({ tableId: 'organizations', columns, initialSort });
  const table = useOrganizations(state);
  return (
    <DataTable
      title={organizationPageTexts.list}
      titleOrder={1}
      table={table}
      columns={columns}
      rowId={rowId}
      add={<AddOrganization />}
      empty={<Empty />}
    />
  );
}
