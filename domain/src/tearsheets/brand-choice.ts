import type { TearsheetSender } from '../organizations/skills-marketing';

/** Ids of the marketing brands of everybody whose brand a page may carry; an absent one has none. */
export interface BrandCandidates {
  tearsheetOwner?: string | null | undefined;
  /** The sender of the link. */
  loggedUser?: string | null | undefined;
  clientContactOwner?: string | null | undefined;
  candidateOwner?: string | null | undefined;
}

/**
 * Whose brand a marketing page carries (002 §4 Brand choice).
 * @param tearsheetEmailFrom as stored; unset means the logged user.
 * @returns the brand's id, or `''` for the default brand.
 */
export function chooseBrandId(tearsheetEmailFrom: TearsheetSender | undefined, brands: BrandCandidates): string {
  return brands[tearsheetEmailFrom ?? 'loggedUser'] ?? '';
}
