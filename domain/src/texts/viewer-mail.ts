/** Mails to staff about the viewers of marketing pages. */
export const viewerMailTexts = {
  newContact: 'A new contact opened your page',
  contactName: 'Name',
  company: 'Company',
  openJob: 'Open job',
  senderReason:
    'You get this mail because you shared this page, or your organization’s notification settings name you. You can switch these mails off in your account settings.',
} as const;
