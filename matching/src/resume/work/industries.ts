import type { IndustryShare } from '@portal/domain/resumes/parsed-resume';
import { findSkills, industryNames } from '../../taxonomy/skills';

/** Skills of every profession say nothing about an industry. */
const everywhere = new Set(['general-business', '']);

/**
 * The industries of a text by the skills it names; repeated skills count less each time.
 * @returns at most ten, the largest share first; skills without a single industry are left out.
 */
export function industriesOf(text: string): IndustryShare[] {
  const weights = new Map<string, number>();
  const seen = new Map<string, number>();
  let total = 0;
  for (const { concept } of findSkills(text)) {
    const times = (seen.get(concept.id) ?? 0) + 1;
    seen.set(concept.id, times);
    const weight = times > 4 ? 0 : 1 / times;
    if (everywhere.has(concept.industry)) {
      total += weight * 0.3;
      continue;
    }
    total += weight;
    weights.set(concept.industry, (weights.get(concept.industry) ?? 0) + weight);
  }
  return [...weights]
    .map(([id, weight]) => ({
      id,
      name: industryNames.get(id) ?? id,
      share: Math.round((weight / total) * 1000) / 1000,
    }))
    .sort((a, b) => b.share - a.share || a.id.localeCompare(b.id, 'en'))
    .slice(0, 10);
}
