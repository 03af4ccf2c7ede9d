/** Tearsheets, contacts, leads and mailings of the staff application. */
export const marketingPageTexts = {
  noRecipients: 'Please choose at least one recipient.',
  allAnswered: 'Everybody who got this email has answered, or it is not that long ago.',
  ofAts: 'This record is maintained in your applicant-tracking system and can only be changed there.',
  emailTaken: 'A contact or lead with this email exists already.',
  noEmailColumn: 'This file has no column with emails. Its first row must have headings such as Email, Name, Company.',
  tooManyRows: (count: number) => `A file may have at most ${count} rows.`,
  notCsv: 'This file is no CSV file.',
  full: (count: number) => `A tearsheet lists at most ${count} entries.`,
} as const;

/** Who sends a mail, as the settings call it. */
export const senderOptionTexts = {
  apiUser: 'API User',
  candidateOwner: 'Candidate Owner',
  clientContactOwner: 'Client Contact Owner',
  loggedUser: 'Current Logged User',
  tearsheetOwner: 'Tearsheet Owner',
} as const;
