/**
 * Where a sign-in link belongs that was opened at another host (000 §4): to the host of its `continueUrl`, when that is
 * the product's own domain or localhost. Every other host gets nothing, least of all the code in the link.
 * @param address the opened link.
 * @param domain the product's domain; `''` when it has only one host.
 * @returns the same link at that host; null when it is to be used where it was opened.
 */
export function signInLinkTarget(address: URL, domain: string): string | null {
  const continueUrl = address.searchParams.get('continueUrl') ?? '';
  if (!URL.canParse(continueUrl)) return null;
  const { protocol, hostname, host } = new URL(continueUrl);
  if (host === address.host) return null;
  const isLocal = hostname === 'localhost' && (protocol === 'http:' || protocol === 'https:');
  if (!isLocal && !(protocol === 'https:' && isHostOf(hostname, domain))) return null;
  const target = new URL(address);
  target.protocol = protocol;
  target.host = host;
  return target.href;
}

function isHostOf(hostname: string, domain: string): boolean {
  return domain !== '' && (hostname === domain || hostname.endsWith(`.${domain}`));
}
