/** Submitting candidates to the client. */
export const submissionTexts = {
  submit: 'Submit to client',
  submitSome: (count: number) => `Submit ${count} to client`,
  title: 'Submit to client',
  recipients: 'Recipients',
  recipientsHint: 'Name <email> or an email. Press Enter after each.',
  brandHint: 'The look of the email and of the pages behind its links.',
  notRecipient: (line: string) => `“${line}” is not an email address.`,
  next: 'Preview email',
  notInAts: (names: readonly string[]) =>
    `${names.join(', ')} ${names.length === 1 ? 'is' : 'are'} not in your applicant-tracking system, so the submission was not recorded there.`,
  sent: (count: number) => (count === 1 ? 'Submitted to 1 recipient' : `Submitted to ${count} recipients`),
  notSent: (emails: string) => `Not sent to ${emails}. Check the address and try again.`,
  ownLinks: 'Each recipient gets links of their own. Their views and votes carry their name.',
  sentTo: 'Sent to',
  revoke: 'Revoke link',
  revokeQuestion: 'Revoke this link?',
  revokeConsequence: 'The recipient can no longer open the resume with it.',
  revoked: 'Link revoked',
  reveal: 'Reveal candidate',
  revealQuestion: 'Reveal the candidate to this recipient?',
  revealConsequence:
    'Their link shows the full profile, the resume and its documents. Others still see the anonymous profile.',
  hide: 'Hide candidate',
  hideQuestion: 'Hide the candidate from this recipient again?',
  hideConsequence: 'Their link shows the anonymous profile again. They may remember what they saw.',
  revealed: 'Revealed',
  lastSeen: (count: number, when: string) => `${count === 1 ? '1 view' : `${count} views`}, last on ${when}`,
  notSeen: 'Not viewed yet',
  subject: '[candidateName] for [jobTitle]',
  /** @param sections HTML about the candidates; `''` for none. */
  body: (sections: string) =>
    `<p>Hi [recipientName],</p><p>Please have a look at our proposal for [jobTitle]:</p><p>[candidateLinks]</p>${sections}<p>On each page you can tell us in a minute what you think.</p><p>Kind regards,<br />[senderName]</p>`,
  reason: (organizationName: string) =>
    `You receive this email because ${organizationName} proposes candidates to you.`,
  there: 'there',
  atMost: (max: number) => `At most ${max} candidates are submitted in one mail.`,
  onlyOne: 'Your organization submits one candidate at a time. Select one to submit.',
  notesTitle: (candidateName: string) => `Notes on ${candidateName}`,
  internalNotes: 'Internal notes',
  noAccountManager: 'This job has no account manager.',
} as const;

/** How viewers without a name are called. */
export const viewerTexts = {
  anonymous: 'Anonymous viewer',
  anonymousAs: (alias: string) => `Anonymous viewer (${alias})`,
} as const;
