import { ancestorsOf, skillConcept } from '../../taxonomy/skills';
import { phraseKey } from '../../text/normalize';
import { stemsOf } from '../../text/stem';
import type { SkillUse } from './skill-evidence';

/** A skill that was found, with its relation to the required one. */
export interface NearSkill {
  use: SkillUse;
  relation: 'same' | 'child' | 'parent' | 'sibling' | 'related';
  /** Share of the full credit that the relation leaves. */
  closeness: number;
  /** A product of a whole field shows nothing of it: `LinkedIn Recruiter` of human resources. */
  isOfField?: boolean;
}

const maxShortLength = 8;

/** Whether a word's letters begin another and appear in it in their order: `JS`, `Postgres`, `AP`. */
function isShortFor(short: string, long: string): boolean {
  const [letters, all] = [phraseKey(short).replace(/[^\p{L}]/gu, ''), phraseKey(long)];
  const [first = '', ...rest] = Array.from(letters);
  if (/\d/.test(short) || letters.length > maxShortLength || letters.length >= all.length) return false;
  if (first === '' || !all.startsWith(first)) return false;
  let at = 0;
  return rest.every((letter) => (at = all.indexOf(letter, at + 1)) > 0);
}

/**
 * How the resume's words for a skill relate to the job's: the same but for their form, another name, or another thing of
 * the kind that shares the concept (`Eaglesoft` for `Dentrix`).
 */
export function wordingRelation(asked: string, { asWritten }: SkillUse): 'same' | 'synonym' | 'sibling' {
  const [one, other] = [stemsOf(asked), stemsOf(asWritten)];
  const isShared = [...one].some((stem) => other.has(stem));
  if (
    phraseKey(asked) === phraseKey(asWritten) ||
    (isShared && one.size === other.size && new Set([...one, ...other]).size === one.size)
  )
    return 'same';
  return isShared || isShortFor(asked, asWritten) || isShortFor(asWritten, asked) ? 'synonym' : 'sibling';
}

/** A whole field, such as law, and what any office does: next to it a skill of it is not near. */
function isField(id: string): boolean {
  const concept = skillConcept(id);
  return concept === undefined || concept.parents.length === 0 || concept.industry === 'general-business';
}

/** How much more a weaker relation must be worth to replace a stronger one. */
const clearly = 0.05;

/** The use of the skill closest to the required one, or null. */
export function nearestUse(askedId: string, uses: ReadonlyMap<string, SkillUse>): NearSkill | null {
  const same = uses.get(askedId);
  let best: NearSkill | null = same ? { use: same, relation: 'same', closeness: 1 } : null;
  const worth = (near: NearSkill): number => near.closeness * near.use.credit;
  const consider = (near: NearSkill): void => {
    if (!best || worth(near) > worth(best) + clearly) best = near;
  };
  const asked = ancestorsOf(askedId);
  for (const use of uses.values()) {
    // A title or a degree is not a skill of the same kind.
    if (use.conceptId === askedId || !use.isNamed) continue;
    const found = ancestorsOf(use.conceptId);
    const below = found.get(askedId);
    const above = asked.get(use.conceptId);
    if (below !== undefined)
      consider({ use, relation: 'child', closeness: below === 1 ? 0.85 : 0.7, isOfField: isField(askedId) });
    else if (above === 1 && !isField(use.conceptId)) consider({ use, relation: 'parent', closeness: 0.4 });
    else if (isSibling(asked, found)) consider({ use, relation: 'sibling', closeness: 0.3 });
  }
  return best;
}

/** Whether two concepts share a parent. Top-level parents that hold a whole trade do not count. */
function isSibling(asked: ReadonlyMap<string, number>, found: ReadonlyMap<string, number>): boolean {
  for (const [id, distance] of asked) if (distance === 1 && found.get(id) === 1 && asked.size > 2) return true;
  return false;
}
