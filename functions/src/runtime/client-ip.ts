import type { IncomingMessage } from 'node:http';

/**
 * The client's IP address: the entry of `X-Forwarded-For` at the position that the platform writes, counted from the end,
 * because entries before it are claims of the client.
 * @param trustedHops see `Config.trustedHops`.
 * @returns `''` when unknown.
 */
export function clientIpOf({ headers, socket }: IncomingMessage, trustedHops: number): string {
  const entries = [headers['x-forwarded-for'] ?? []]
    .flat()
    .join(',')
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
  const trusted = trustedHops === 0 ? [] : entries.slice(-trustedHops);
  return trusted[0] ?? socket.remoteAddress ?? '';
}
