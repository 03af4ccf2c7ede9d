import type { SkillsCandidate } from '@portal/domain/ats/skills-candidate';
import { skillsCandidateColumnTexts as headings } from '@portal/domain/texts/columns';
import { TitleLink } from '../../../components/grid/cells/title-link';
import { ViewButton } from '../../../components/grid/cells/view-button';
import type { Column } from '../../../components/grid/column';

/** The columns of the table of marketing candidates. */
export function skillsCandidateColumns(hrefOf: (row: SkillsCandidate) => string): Column<SkillsCandidate>[] {
  return [
    {
      id: 'view',
      header: headings.view,
      text: () => headings.view,
      cell: (row) => <ViewButton to={hrefOf(row)} label={`${headings.view}: ${row.candidate.name}`} />,
      width: 96,
      card: 'hidden',
      isAction: true,
    },
    { id: 'id', header: headings.id, sortField: 'id', text: (row) => row.id, width: 120 },
    {
      id: 'name',
      header: headings.name,
      sortField: 'candidate.name',
      text: (row) => row.candidate.name,
      cell: (row) => <TitleLink to={hrefOf(row)}>{row.candidate.name}</TitleLink>,
      card: 'title',
    },
    // What the applicant-tracking system calls it.
    { id: 'status', header: headings.status, text: (row) => String(row.candidate.fields.status ?? '') },
  ];
}
