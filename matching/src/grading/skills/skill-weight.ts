import { ancestorsOf, skillConcept } from '../../taxonomy/skills';

/** Soft skills that nearly everybody claims; they weigh little. */
const softRoot = 'soft-skills';

/** Whether a skill is a soft skill such as teamwork. */
export function isSoftSkill(conceptId: string): boolean {
  return ancestorsOf(conceptId).has(softRoot);
}

/** ESCO concepts without an industry are broad: they name a field rather than a skill. */
const broad = 0.35;

/**
 * Weight of one of the job's skills among the others.
 * @param conceptId The taxonomy's concept; empty for a skill that only the job names.
 */
export function skillWeight(conceptId: string, isRequired: boolean): number {
  const concept = skillConcept(conceptId);
  const base = isRequired ? 1 : 0.45;
  if (!concept) return base * 0.6;
  if (concept.industry === '') return base * broad;
  if (isSoftSkill(conceptId)) return base * 0.12;
  if (concept.industry === 'general-business') return base * 0.4;
  return concept.parents.length === 0 ? base * 0.6 : base;
}
