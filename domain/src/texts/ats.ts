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
} as const;
