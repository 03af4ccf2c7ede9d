/** Issuers whose tokens anybody can get for an email of any domain; they say nothing about an agency's members. */
const consumerIssuers = [
  'https://login.microsoftonline.com/9188040d-6c67-4c5b-b112-36a304b66dad/v2.0',
  'https://appleid.apple.com',
  'https://www.facebook.com',
  'https://www.linkedin.com/oauth',
  'https://www.linkedin.com',
  'https://gitlab.com',
  'https://slack.com',
  'https://login.yahoo.com',
  'https://api.login.yahoo.com',
  'https://id.twitch.tv/oauth2',
  'https://www.paypal.com',
];

export function isConsumerIssuer(issuer: string): boolean {
  return consumerIssuers.includes(issuer.replace(/\/+$/, ''));
}

/**
 * Issuers that many organizations share, with the claim that names the organization's domain. Google gives a private
 * account with an email of any domain to anybody who once received a mail there, and `hd` only to accounts of the domain.
 */
const hostedDomainClaims: Readonly<Record<string, string>> = { 'https://accounts.google.com': 'hd' };

/** The claim that must name the email's domain; undefined when the issuer is the organization's own. */
export function hostedDomainClaim(issuer: string): string | undefined {
  return hostedDomainClaims[issuer];
}
