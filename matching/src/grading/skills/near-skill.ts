import { ancestorsOf } from '../../taxonomy/skills';
import type { SkillUse } from './skill-evidence';

/** How a skill that was found stands to the one that is asked. */
export interface NearSkill {
  use: SkillUse;
  relation: 'same' | 'child' | 'parent' | 'sibling' | 'related';
  /** Part of the full credit that the relation leaves. */
  closeness: number;
}

/** How much better a farther relation must be used to stand before a nearer one. */
const clearly = 0.05;

/** The use of a skill that comes nearest to the asked one, or null. */
export function nearestUse(askedId: string, uses: ReadonlyMap<string, SkillUse>): NearSkill | null {
  const same = uses.get(askedId);
  let best: NearSkill | null = same ? { use: same, relation: 'same', closeness: 1 } : null;
  const worth = (near: NearSkill): number => near.closeness * near.use.strength;
  const consider = (near: NearSkill): void => {
    if (!best || worth(near) > worth(best) + clearly) best = near;
  };
  const asked = ancestorsOf(askedId);
  for (const use of uses.values()) {
    if (use.conceptId === askedId) continue;
    const found = ancestorsOf(use.conceptId);
    const below = found.get(askedId);
    const above = asked.get(use.conceptId);
    if (below !== undefined) consider({ use, relation: 'child', closeness: below === 1 ? 0.85 : 0.7 });
    else if (above === 1) consider({ use, relation: 'parent', closeness: 0.4 });
    else if (isSibling(asked, found)) consider({ use, relation: 'sibling', closeness: 0.3 });
  }
  return best;
}

/** Concepts of one parent; parents that hold everything of a trade make no siblings. */
function isSibling(asked: ReadonlyMap<string, number>, found: ReadonlyMap<string, number>): boolean {
  for (const [id, distance] of asked) if (distance === 1 && found.get(id) === 1 && asked.size > 2) return true;
  return false;
}
