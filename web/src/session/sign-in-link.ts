/**
 * Where to open a sign-in link that was opened at another host: at the host of its `continueUrl`, when that is the
 * product's own domain or localhost. Every other host gets nothing, least of all the code in the link.
 * @param link the opened link.
 * @param domain the product's domain; `''` when it has only one host.
 * @returns the same link at that host; null when it is to be used where it was opened.
 */
export function signInLinkTarget(link: URL, domain: string): string | null {
  const continueUrl = link.searchParams.get('continueUrl') ?? '';
  if (!URL.canParse(continueUrl)) return null;
  const { protocol, hostname, host } = new URL(continueUrl);
  if (host === link.host) return null;
  const isLocal = hostname === 'localhost' && (protocol === 'http:' || protocol === 'https:');
  if (!isLocal && !(protocol === 'https:' && isHostOf(hostname, domain))) return null;
  const target = new URL(link);
  target.protocol = protocol;
  target.host = host;
  return target.href;
}

function isHostOf(hostname: string, domain: string): boolean {
  return domain !== '' && (hostname === domain || hostname.endsWith(`.${domain}`));
}
