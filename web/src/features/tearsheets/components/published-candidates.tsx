import { publicTearsheetColumns } from '@portal/domain/tables/public-tearsheet-columns';
import type { Tearsheet } from '@portal/domain/tearsheets/tearsheet';
import { settingFieldTexts } from '@portal/domain/texts/settings';
import { ownTearsheetTexts as texts } from '@portal/domain/texts/marketing';
import { useMemo } from 'react';
import { DataTable } from '../../../components/grid/data-table';
import { useLocalTable } from '../../../components/grid/use-local-table';
import { useTableState } from '../../../components/grid/use-table-state';
import { Empty } from '../../../components/ui/states';
import { paths } from '../../../config/paths';
import { useOrganization } from '../../../session/session-context';
import { usePublishedCandidates } from '../data/use-tearsheet';
import { publicCandidateColumns, type PublicCandidateRow } from './public-candidate-columns';

const byName = { field: 'values.name', direction: 'asc' } as const;
const rowId = ({ id }: PublicCandidateRow) => id;
const hrefOf = ({ id }: PublicCandidateRow) => paths.skillsCandidate.href(id);

/** The candidates that the public list of a tearsheet shows, with the columns that the organization chose. */
export function PublishedCandidates({ organizationId, tearsheet }: { organizationId: string; tearsheet: Tearsheet }) {
  const { tearsheetsColumns } = useOrganization().productFeature.skillsMarketing;
  const columns = useMemo(
    () => publicCandidateColumns(publicTearsheetColumns(tearsheetsColumns, settingFieldTexts), hrefOf),
    [tearsheetsColumns],
  );
  const state = useTableState({ tableId: 'publishedCandidates', columns, initialSort: byName });
  const table = useLocalTable(state, usePublishedCandidates(organizationId, tearsheet), columns);
  return (
    <DataTable
      title={texts.published}
      table={table}
      columns={columns}
      rowId={rowId}
      empty={<Empty>{texts.nothingPublished}</Empty>}
    />
  );
}
