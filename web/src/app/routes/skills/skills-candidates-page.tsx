import { SkillsCandidatesTable } from '../../../features/skill-marketing/components/skills-candidates-table';

/** /app/skills. */
export function Component() {
  return <SkillsCandidatesTable />;
}
