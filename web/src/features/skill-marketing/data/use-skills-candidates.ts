import { skillsCandidateSchema, type SkillsCandidate } from '@portal/domain/ats/skills-candidate';
import { collections } from '@portal/domain/paths/firestore-paths';
import { collection } from 'firebase/firestore';
import type { TableModel, TableState } from '../../../components/grid/table-model';
import { useData } from '../../../firebase/data-provider';
import { useStoredTable } from '../../../firebase/use-stored-table';

const filters = [{ field: 'isDeleted', value: false }] as const;

/** A live page of the organization's marketing candidates. */
export function useSkillsCandidates(organizationId: string, state: TableState): TableModel<SkillsCandidate> {
  const { firestore } = useData();
  return useStoredTable({
    state,
    collection: collection(firestore, collections.skillsCandidates(organizationId)),
    filters,
    schema: skillsCandidateSchema,
    byLanguage: ['candidate.name'],
    searched: { kind: 'skillsCandidates', organizationId, jobId: '' },
  });
}
