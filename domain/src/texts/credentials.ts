/** Mails about credentials of candidates that expire. */
export const credentialMailTexts = {
  subject: (kind: string, name: string) => `${kind} of ${name} expires soon`,
  kind: 'Credential',
  expiresOn: 'Valid until',
  file: 'File',
} as const;
