import type { OrganizationRow } from '@portal/domain/organizations/organization-row';
import { organizationColumnTexts as headings } from '@portal/domain/texts/columns';
import { tableTexts } from '@portal/domain/texts/tables';
import { Group } from '@mantine/core';
import { BusyButton } from '../../../components/ui/busy-button';
import { ViewButton } from '../../../components/grid/cells/view-button';
import type { Column } from '../../../components/grid/column';
import { columnsOf } from '../../../components/grid/columns-of';
import { formatDay } from '../../../components/ui/format';

/** What may be done from the table; left out where it may not, or not here. */
export interface OrganizationColumnOptions {
  detailsHref?: (row: OrganizationRow) => string;
  /** Makes the indexes of jobs and resumes that are missing. */
  onAddIndexes?: (row: OrganizationRow) => Promise<void>;
}

/** The organizations table's columns (001 §2.5 "Organizations"). */
export function organizationColumns(options: OrganizationColumnOptions = {}): Column<OrganizationRow>[] {
  const { detailsHref, onAddIndexes } = options;
  return columnsOf<'organizations', OrganizationRow>('organizations', {
    view: {
      text: () => headings.viewOrganization,
      cell: (row) =>
        detailsHref && <ViewButton to={detailsHref(row)} label={`${headings.viewOrganization}: ${row.name}`} />,
      width: 180,
      isAction: true,
    },
    createdOn: { text: ({ createdAt }) => formatDay(createdAt), width: 140, isUnsearched: true },
    name: { text: ({ name }) => name, minWidth: 180, card: 'title' },
    email: { text: ({ email }) => email, minWidth: 200 },
    indexStatus: {
      text: indexText,
      cell: (row) =>
        isIndexed(row) || !onAddIndexes ? (
          indexText(row)
        ) : (
          <Group gap="xs" wrap="nowrap">
            {indexText(row)}
            <BusyButton
              size="compact-sm"
              label={`${tableTexts.addIndexes}: ${row.name}`}
              onClick={() => onAddIndexes(row)}
            >
              {tableTexts.addIndexes}
            </BusyButton>
          </Group>
        ),
      minWidth: 230,
    },
    billing: { text: ({ billingAccountType }) => billingAccountType },
    teamMembers: { text: ({ teamMembers }) => String(teamMembers ?? ''), width: 150 },
    type: { text: ({ type }) => type },
    totalSeats: { text: ({ totalSeats }) => String(totalSeats ?? ''), width: 130 },
  });
}

function isIndexed({ indexStatus }: OrganizationRow): boolean {
  return indexStatus.jobIndex && indexStatus.resumeIndex;
}

/** Which indexes exist. */
function indexText({ indexStatus }: OrganizationRow): string {
  const names = [indexStatus.jobIndex && tableTexts.jobIndex, indexStatus.resumeIndex && tableTexts.resumeIndex];
  return names.filter(Boolean).join(', ') || tableTexts.notIndexed;
}
