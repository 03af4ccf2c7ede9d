/** Columns of the client's list of candidates, by their names in the settings. Others show what clients do not get. */
const clientColumns = [
  'fullName',
  'occupation',
  'currentSubmissionStatus',
  'public.linkExpiry',
  'views.approved',
  'views.declined',
  'views.total',
  'submissionStatus.submittedDate',
] as const;
export type ClientColumn = (typeof clientColumns)[number];

interface ColumnSettings {
  productFeature: { portal: { candidateList: readonly string[]; defaultColumns: readonly string[] } };
}

/**
 * The columns of the client's list in the organization's order: those of the list of candidates, else its default ones, else
 * all. The name is always there.
 */
export function clientColumnsOf({ productFeature: { portal } }: ColumnSettings): ClientColumn[] {
  const chosen = [portal.candidateList, portal.defaultColumns]
    .map((names) => names.filter((name): name is ClientColumn => (clientColumns as readonly string[]).includes(name)))
    .find((names) => names.length > 0);
  if (!chosen) return [...clientColumns];
  return chosen.includes('fullName') ? chosen : ['fullName', ...chosen];
}
