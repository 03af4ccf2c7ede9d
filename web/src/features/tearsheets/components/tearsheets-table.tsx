import type { Tearsheet } from '@portal/domain/tearsheets/tearsheet';
import { marketingTexts } from '@portal/domain/texts/tearsheets';
import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { DataTable } from '../../../components/grid/data-table';
import { useTableState } from '../../../components/grid/use-table-state';
import { Empty } from '../../../components/ui/states';
import { paths } from '../../../config/paths';
import { useOrganization } from '../../../session/session-context';
import { useTearsheets } from '../data/use-tearsheets';
import { ModeSwitch } from './mode-switch';
import { AddTearsheet } from './add-tearsheet';
import { tearsheetColumns } from './tearsheet-columns';

const rowId = ({ id }: Tearsheet) => id;
const initialSort = { field: 'dateLastModified', direction: 'desc' } as const;

/** The organization's tearsheets, of candidates or, with `j=1` in the URL, of jobs. */
export function TearsheetsTable() {
  const navigate = useNavigate();
  const organization = useOrganization();
  const isJobMarket = useSearchParams()[0].get('j') === '1';
  const columns = useMemo(
    () => tearsheetColumns({ isJobMarket, hrefOf: ({ id }) => paths.tearsheet.href(id, { isJobMarket }) }),
    [isJobMarket],
  );
  // Each mode has columns of its own to choose from.
  const state = useTableState({ tableId: isJobMarket ? 'jobTearsheets' : 'tearsheets', columns, initialSort });
  const table = useTearsheets(organization.id, state);
  return (
    <DataTable
      title={marketingTexts.tearsheetsTitle}
      titleOrder={1}
      table={table}
      columns={columns}
      rowId={rowId}
      onOpen={({ id }) => void navigate(paths.tearsheet.href(id, { isJobMarket }))}
      empty={<Empty>{marketingTexts.noTearsheets}</Empty>}
      add={<AddTearsheet organizationId={organization.id} isJobMarket={isJobMarket} />}
      toolbar={
        <ModeSwitch
          isJobMarket={isJobMarket}
          onChange={(isOn) => {
            state.onFilter('j', isOn ? '1' : null);
          }}
        />
      }
    />
  );
}
