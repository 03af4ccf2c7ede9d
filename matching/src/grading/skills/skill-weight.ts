import { ancestorsOf, skillConcept } from '../../taxonomy/skills';

/** Qualities that everybody claims: they are asked, and weigh little. */
const softRoot = 'soft-skills';

/** Whether a skill is a quality such as teamwork, which nearly every job asks and every resume claims. */
export function isSoftSkill(conceptId: string): boolean {
  return ancestorsOf(conceptId).has(softRoot);
}

/** Names of ESCO that no list of ours takes up are broad: they tell the field more than a skill. */
const broad = 0.35;

/**
 * How much a skill that a job asks weighs among the others.
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
