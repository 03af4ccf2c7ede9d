/** Candidates of one status. */
export interface StatusCount {
  status: string;
  count: number;
}

/**
 * How many candidates have each status, the most frequent first.
 * @param excluded statuses that the organization leaves out.
 */
export function countStatuses(statuses: readonly string[], excluded: readonly string[] = []): StatusCount[] {
  const counts = new Map<string, number>();
  for (const status of statuses) {
    if (!excluded.includes(status)) counts.set(status, (counts.get(status) ?? 0) + 1);
  }
  return [...counts]
    .map(([status, count]) => ({ status, count }))
    .sort((a, b) => b.count - a.count || a.status.localeCompare(b.status));
}
