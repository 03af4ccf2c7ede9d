/** Columns of the client's list of candidates, by their names in the settings. Others show what clients do not get. */
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

/** Columns when the organization has chosen none. */
const defaultClientColumns: readonly ClientColumn[] = clientColumns;

/** The columns of the client's list in the organization's order; the name is always there. */
export function clientColumnsOf(chosen: readonly string[]): ClientColumn[] {
  const known = chosen.filter((name): name is ClientColumn => (clientColumns as readonly string[]).includes(name));
  if (known.length === 0) return [...defaultClientColumns];
  return known.includes('fullName') ? known : ['fullName', ...known];
}
