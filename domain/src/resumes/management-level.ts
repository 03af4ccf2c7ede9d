/** Management levels from the wording of job titles (parsing service, "ManagementLevel"). */
export const managementLevels = ['none', 'low', 'mid', 'high', 'executive'] as const;
export type ManagementLevel = (typeof managementLevels)[number];

/**
 * The level that a management score stands for.
 * @param score 0 to 100.
 */
export function managementLevelOf(score: number): ManagementLevel {
  if (score >= 80) return 'executive';
  if (score >= 60) return 'high';
  if (score >= 30) return 'mid';
  if (score > 0) return 'low';
  return 'none';
}
