/** Refreshing data from the applicant-tracking system. */
export const atsTexts = {
  clientContactsQueued: 'Client contacts refresh request queued',
  leadsQueued: 'Leads refresh request queued',
  tearsheetsQueued: 'Tearsheets refresh request queued',
  signatureQueued: 'Signature update request queued',
  clientContactsFailed: 'Error refreshing client contacts',
  leadsFailed: 'Error refreshing leads',
  tearsheetsFailed: 'Error refreshing tearsheets',
  signatureFailed: (error: string) => `Something wrong happened: ${error}`,
  notConnected: 'Bullhorn is not connected to this organization.',
  signInRefused: 'Bullhorn refused the sign-in. Please connect it again.',

  menu: 'Bullhorn',
  refreshTearsheets: 'Refresh tearsheets',
  refreshChanged: 'Trigger Refresh',
  refreshClientContacts: 'Refresh client contacts',
  refreshLeads: 'Refresh leads',
  refreshFields: 'Refresh fields',
  notImported: 'Not imported yet',
  waiting: 'Waiting',
  importing: (read: number) => `Importing, ${read} read`,
  inSync: (ago: string) => `In sync ${ago}`,
  failed: (reason: string) => `Failed: ${reason}`,
  changes: ({ read, written, removed }: { read: number; written: number; removed: number }) =>
    `${read} read, ${written} changed, ${removed} removed`,
  kinds: {
    tearsheets: 'Tearsheets',
    candidates: 'Candidates on tearsheets',
    clientContacts: 'Client contacts',
    leads: 'Leads',
    fields: 'Fields',
  },
} as const;
