import type { MailClient } from '../organizations/branding';

/** URL that opens a new email to an address in the organization's preferred mail client. */
export function composeUrl(client: MailClient, email: string): string {
  const to = encodeURIComponent(email);
  if (client === 'gmail') return `https://mail.google.com/mail/?view=cm&fs=1&to=${to}`;
  // `@` stays readable; anything else that could add headers is encoded.
  return `mailto:${to.replace('%40', '@')}`;
}
