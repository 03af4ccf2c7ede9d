import { SkillsCandidatesTable } from '../../../features/skills/components/skills-candidates-table';

/** /app/skills (000 §2). */
export function Component() {
  return <SkillsCandidatesTable />;
}
