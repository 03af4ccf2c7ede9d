/** The table frame and cells that several tables share (001 §2.5). */
export const tableTexts = {
  resetColumns: 'Reset columns',
  noColumns: 'You have removed all columns. Please select a column to display.',
  showing: (from: number, to: number, total: number) => `Showing ${from} - ${to} of ${total} results`,
  addOrganization: 'Add Organization',
  addUser: 'Add User',
  resetting: 'Resetting...',
  sendLoginLink: 'Send Login Link',
  addIndexes: 'Add Indexes',
  removeFromTeam: 'Remove From Team',
  enabled: 'Enabled',
  disabled: 'Disabled',
  noContent: 'No content',
  searchPlaceholder: 'Search',
  rowsPerPage: 'Rows per page',
} as const;
