import type { TearsheetCandidateRow } from '@portal/domain/tearsheets/tearsheet';
import { tearsheetCandidateColumnTexts as headings } from '@portal/domain/texts/columns';
import { tableTexts } from '@portal/domain/texts/tables';
import { BusyButton } from '../../../components/ui/busy-button';
import { StarButton } from '../../../components/grid/cells/star-button';
import { TitleLink } from '../../../components/grid/cells/title-link';
import { ViewButton } from '../../../components/grid/cells/view-button';
import { availableColumns, type Column } from '../../../components/grid/column';

export interface TearsheetCandidateColumnOptions {
  hrefOf: (row: TearsheetCandidateRow) => string;
  /** Fetches the candidate from the ATS; without it the column is not available. */
  onRefresh?: (row: TearsheetCandidateRow) => Promise<void>;
  /** Without it the star is shown and not changed. */
  onRecommend?: (row: TearsheetCandidateRow, isFavorite: boolean) => Promise<void>;
}

/** The columns of the candidates of a tearsheet. */
export function tearsheetCandidateColumns(options: TearsheetCandidateColumnOptions): Column<TearsheetCandidateRow>[] {
  const { hrefOf, onRefresh, onRecommend } = options;
  return availableColumns<TearsheetCandidateRow>([
    {
      id: 'view',
      header: headings.viewCandidate,
      text: () => headings.viewCandidate,
      cell: (row) => <ViewButton to={hrefOf(row)} label={`${headings.viewCandidate}: ${row.name}`} />,
      width: 130,
      isAction: true,
    },
    {
      id: 'name',
      header: headings.name,
      sortField: 'name',
      text: ({ name }) => name,
      cell: (row) => <TitleLink to={hrefOf(row)}>{row.name}</TitleLink>,
      minWidth: 180,
      card: 'title',
    },
    {
      id: 'missingProfile',
      header: headings.missingProfile,
      sortField: 'missingProfile',
      text: ({ missingProfile }) => (missingProfile ? tableTexts.yes : tableTexts.no),
      width: 160,
    },
    {
      id: 'refreshProfile',
      header: headings.refreshProfile,
      text: () => headings.refreshProfile,
      cell: (row) =>
        onRefresh && (
          <BusyButton
            size="compact-sm"
            label={`${headings.refreshProfile}: ${row.name}`}
            onClick={() => onRefresh(row)}
          >
            {tableTexts.refreshProfile}
          </BusyButton>
        ),
      width: 160,
      isAction: true,
      isAvailable: onRefresh !== undefined,
    },
    {
      id: 'recommended',
      header: headings.recommended,
      sortField: 'isFavorite',
      text: ({ isFavorite }) => (isFavorite ? tableTexts.yes : tableTexts.no),
      ...(onRecommend && {
        cell: (row: TearsheetCandidateRow) => (
          <StarButton
            label={`${headings.recommended}: ${row.name}`}
            isOn={row.isFavorite}
            onChange={(isFavorite) => onRecommend(row, isFavorite)}
          />
        ),
        card: 'corner' as const,
      }),
      width: 180,
    },
  ]);
}
