import type { TearsheetCandidateRow } from '@portal/domain/tearsheets/tearsheet';
import { tearsheetCandidateColumnTexts as headings } from '@portal/domain/texts/columns';
import { tableTexts } from '@portal/domain/texts/tables';
import { BusyButton } from '../../../components/ui/busy-button';
import { StarButton } from '../../../components/grid/cells/star-button';
import { ViewButton } from '../../../components/grid/cells/view-button';
import type { Column } from '../../../components/grid/column';
import { columnsOf } from '../../../components/grid/columns-of';

export interface TearsheetCandidateColumnOptions {
  hrefOf: (row: TearsheetCandidateRow) => string;
  /** Fetches the candidate from the applicant-tracking system. */
  onRefresh: (row: TearsheetCandidateRow) => Promise<void>;
  onRecommend: (row: TearsheetCandidateRow, isFavorite: boolean) => Promise<void>;
}

/** The columns of the candidates of a tearsheet (001 §2.5 "Tearsheet candidate list"). */
export function tearsheetCandidateColumns(options: TearsheetCandidateColumnOptions): Column<TearsheetCandidateRow>[] {
  return columnsOf<'tearsheetCandidates', TearsheetCandidateRow>('tearsheetCandidates', {
    view: {
      text: () => headings.viewCandidate,
      cell: (row) => <ViewButton to={options.hrefOf(row)} label={`${headings.viewCandidate}: ${row.name}`} />,
      width: 130,
      isAction: true,
    },
    name: { text: ({ name }) => name, minWidth: 180, card: 'title' },
    missingProfile: { text: ({ missingProfile }) => (missingProfile ? tableTexts.yes : tableTexts.no), width: 160 },
    refreshProfile: {
      text: () => headings.refreshProfile,
      cell: (row) => (
        <BusyButton
          size="compact-sm"
          label={`${headings.refreshProfile}: ${row.name}`}
          onClick={() => options.onRefresh(row)}
        >
          {tableTexts.refreshProfile}
        </BusyButton>
      ),
      width: 160,
      isAction: true,
    },
    recommended: {
      text: ({ isFavorite }) => (isFavorite ? tableTexts.yes : tableTexts.no),
      cell: (row) => (
        <StarButton
          label={`${headings.recommended}: ${row.name}`}
          isOn={row.isFavorite}
          onChange={(isFavorite) => options.onRecommend(row, isFavorite)}
        />
      ),
      width: 150,
      card: 'corner',
    },
  });
}
