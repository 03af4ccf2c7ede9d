import type { TearsheetSender } from '../organizations/skills-marketing';

/** Marketing brand ids of the users whose brand a page may have. */
export interface BrandCandidates {
  tearsheetOwner?: string | null | undefined;
  /** The sender of the link. */
  loggedUser?: string | null | undefined;
  clientContactOwner?: string | null | undefined;
  candidateOwner?: string | null | undefined;
}

/**
 * The brand of a marketing page.
 * @param tearsheetEmailFrom as stored; unset means the logged user.
 * @returns the brand's id, or `''` for the default brand.
 */
export function chooseBrandId(tearsheetEmailFrom: TearsheetSender | undefined, brands: BrandCandidates): string {
  return brands[tearsheetEmailFrom ?? 'loggedUser'] ?? '';
}
