/** Management levels by the wording of job titles. */
export const managementLevels = ['none', 'low', 'mid', 'high', 'executive'] as const;
export type ManagementLevel = (typeof managementLevels)[number];

/**
 * The level of a management score.
 * @param score 0 to 100.
 */
export function managementLevelOf(score: number): ManagementLevel {
  if (score >= 80) return 'executive';
  if (score >= 60) return 'high';
  if (score >= 30) return 'mid';
  if (score > 0) return 'low';
  return 'none';
}
