import { SkillsCandidatesTable } from '../../../features/skills/components/skills-candidates-table';

/** /app/skills. */
export function Component() {
  return <SkillsCandidatesTable />;
}
