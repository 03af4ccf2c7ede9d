/**
 * Validates a URL that a link may lead to.
 * @param value with or without `https://`.
 * @returns null for every scheme but http and https, and for what is no URL.
 */
export function safeUrl(value: string): string | null {
  const trimmed = value.trim();
  if (!trimmed) return null;
  const address = /^[a-z][a-z\d+.-]*:/i.test(trimmed) ? trimmed : `https://${trimmed}`;
  if (!URL.canParse(address)) return null;
  const { protocol, hostname, href } = new URL(address);
  return (protocol === 'https:' || protocol === 'http:') && hostname.includes('.') ? href : null;
}
