/** Columns of the client's list of candidates, by their names in the settings: what clients get. */
export const clientColumns = [
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
  productFeature: { portal: { defaultColumns: readonly string[] } };
}

/**
 * The columns of the client's list in the organization's order; all when it has chosen none that clients get. The name is
 * always there.
 */
export function clientColumnsOf({ productFeature: { portal } }: ColumnSettings): ClientColumn[] {
  const chosen = portal.defaultColumns.filter((name): name is ClientColumn =>
    (clientColumns as readonly string[]).includes(name),
  );
  if (chosen.length === 0) return [...clientColumns];
  return chosen.includes('fullName') ? chosen : ['fullName', ...chosen];
}
