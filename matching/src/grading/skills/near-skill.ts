import { ancestorsOf } from '../../taxonomy/skills';
import type { SkillUse } from './skill-evidence';

/** A skill that was found, with its relation to the required one. */
export interface NearSkill {
  use: SkillUse;
  relation: 'same' | 'child' | 'parent' | 'sibling' | 'related';
  /** Share of the full credit that the relation leaves. */
  closeness: number;
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
    if (below !== undefined) consider({ use, relation: 'child', closeness: below === 1 ? 0.85 : 0.7 });
    else if (above === 1) consider({ use, relation: 'parent', closeness: 0.4 });
    else if (isSibling(asked, found)) consider({ use, relation: 'sibling', closeness: 0.3 });
  }
  return best;
}

/** Whether two concepts share a parent. Top-level parents that hold a whole trade do not count. */
function isSibling(asked: ReadonlyMap<string, number>, found: ReadonlyMap<string, number>): boolean {
  for (const [id, distance] of asked) if (distance === 1 && found.get(id) === 1 && asked.size > 2) return true;
  return false;
}
