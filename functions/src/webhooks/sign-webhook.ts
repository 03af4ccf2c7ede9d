import { createHmac } from 'node:crypto';

const prefix = 'whsec_';

/**
 * The headers of a signed call, as Standard Webhooks (https://www.standardwebhooks.com) defines them, so that receivers
 * verify it with a library.
 * @param secret `whsec_` and base64.
 * @param timestamp seconds since 1970; receivers refuse old ones.
 */
export function signedHeaders(
  secret: string,
  { id, timestamp, body }: { id: string; timestamp: number; body: string },
): Record<string, string> {
  const key = Buffer.from(secret.slice(prefix.length), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return {
    'content-type': 'application/json',
    'user-agent': 'Recruiting-Portal-Webhooks/1.0',
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': `v1,${signature}`,
  };
}

/** A new secret. @param random 32 random bytes in base64url. */
export const secretFrom = (random: string): string => `${prefix}${Buffer.from(random, 'base64url').toString('base64')}`;
