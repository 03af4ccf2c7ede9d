import type { SkillsCandidate } from '@portal/domain/ats/skills-candidate';
import { ownTearsheetTexts } from '@portal/domain/texts/marketing';
import { marketingTexts } from '@portal/domain/texts/tearsheets';
import { useNavigate } from 'react-router';
import { DataTable } from '../../../components/grid/data-table';
import { useTableState } from '../../../components/grid/use-table-state';
import { Empty } from '../../../components/ui/states';
import { paths } from '../../../config/paths';
import { useOrganization } from '../../../session/session-context';
import { useSkillsCandidates } from '../data/use-skills-candidates';
import { skillsCandidateColumns } from './skills-candidate-columns';

const rowId = ({ id }: SkillsCandidate) => id;
const rowName = ({ candidate }: SkillsCandidate) => candidate.name;
const initialSort = { field: 'candidate.name', direction: 'asc' } as const;
const columns = skillsCandidateColumns(({ id }) => paths.skillsCandidate.href(id));

/** The organization's marketing candidates. */
export function SkillsCandidatesTable() {
  const navigate = useNavigate();
  const organization = useOrganization();
  const state = useTableState({ tableId: 'skillsCandidates', columns, initialSort });
  const table = useSkillsCandidates(organization.id, state);
  return (
    <DataTable
      title={marketingTexts.skillsTitle}
      titleOrder={1}
      table={table}
      columns={columns}
      rowId={rowId}
      rowName={rowName}
      rowActions={({ id }) => [
        { label: ownTearsheetTexts.emailProfile, onSelect: () => navigate(paths.newMailing.href('profile', id)) },
      ]}
      onOpen={({ id }) => void navigate(paths.skillsCandidate.href(id))}
      empty={<Empty>{marketingTexts.noSkillsCandidates}</Empty>}
    />
  );
}
