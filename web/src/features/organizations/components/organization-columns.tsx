import type { OrganizationRow } from '@portal/domain/organizations/organization-row';
import { organizationColumnTexts as headings } from '@portal/domain/texts/columns';
import { tableTexts } from '@portal/domain/texts/tables';
import { Group } from '@mantine/core';
import { BusyButton } from '../../../components/ui/busy-button';
import { ViewButton } from '../../../components/grid/cells/view-button';
import type { Column } from '../../../components/grid/column';
import { formatDay } from '../../../components/ui/format';

/** The actions of the table; left out where the user may not take them. */
export interface OrganizationColumnOptions {
  detailsHref?: (row: OrganizationRow) => string;
  /** Creates the missing indexes of jobs and resumes. */
  onAddIndexes?: (row: OrganizationRow) => Promise<void>;
}

/** The organizations table's columns. */
export function organizationColumns(options: OrganizationColumnOptions = {}): Column<OrganizationRow>[] {
  const { detailsHref, onAddIndexes } = options;
  return [
    {
      id: 'view',
      header: headings.viewOrganization,
      text: () => headings.viewOrganization,
      cell: (row) =>
        detailsHref && <ViewButton to={detailsHref(row)} label={`${headings.viewOrganization}: ${row.name}`} />,
      width: 180,
      isAction: true,
    },
    {
      id: 'createdOn',
      header: headings.createdOn,
      sortField: 'createdAt',
      text: ({ createdAt }) => formatDay(createdAt),
      width: 140,
      isUnsearched: true,
    },
    {
      id: 'name',
      header: headings.organization,
      sortField: 'name',
      text: ({ name }) => name,
      minWidth: 180,
      card: 'title',
    },
    { id: 'email', header: headings.email, sortField: 'email', text: ({ email }) => email, minWidth: 200 },
    {
      id: 'indexStatus',
      header: headings.indexStatus,
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
    {
      id: 'billing',
      header: headings.billing,
      sortField: 'billingAccountType',
      text: ({ billingAccountType }) => billingAccountType,
      isOptional: true,
    },
    {
      id: 'teamMembers',
      header: headings.teamMembers,
      text: ({ teamMembers }) => String(teamMembers ?? ''),
      width: 150,
      isOptional: true,
    },
    { id: 'type', header: headings.type, sortField: 'type', text: ({ type }) => type, isOptional: true },
    {
      id: 'totalSeats',
      header: headings.totalSeats,
      sortField: 'totalSeats',
      text: ({ totalSeats }) => String(totalSeats ?? ''),
      width: 130,
      isOptional: true,
    },
  ];
}

function isIndexed({ indexStatus }: OrganizationRow): boolean {
  return indexStatus.jobIndex && indexStatus.resumeIndex;
}

/** Which indexes exist. */
function indexText({ indexStatus }: OrganizationRow): string {
  const names = [indexStatus.jobIndex && tableTexts.jobIndex, indexStatus.resumeIndex && tableTexts.resumeIndex];
  return names.filter(Boolean).join(', ') || tableTexts.notIndexed;
}
