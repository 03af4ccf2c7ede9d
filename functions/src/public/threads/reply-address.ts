import { createHmac, timingSafeEqual } from 'node:crypto';
import { dayMs } from '@portal/domain/constants/time';
import type { ThreadSide } from '@portal/domain/threads/thread';
import type { Config } from '../../runtime/config';

/**
 * Reply addresses: `reply+<token>@<domain>`. The token names thread and side, ends on a day, and is signed with our key. It
 * has lower-case letters and digits alone, because mail servers may change the case, and fits into the 64 characters of a
 * local part (RFC 5321, section 4.5.3.1.1).
 *
 * `<side: c or s><thread: 24><last day: 4><signature: 24>`
 */

/** Somebody who answers a mail later writes on the page. */
const validDays = 90;
const letters: Record<ThreadSide, string> = { client: 'c', staff: 's' };
const pattern = /^([cs])([0-9a-f]{24})([0-9a-f]{4})([0-9a-f]{24})$/;

type AddressConfig = Pick<Config, 'codeKey' | 'previousCodeKeys' | 'mailReplies'>;
export type ReplyAddress =
  | { kind: 'good'; side: ThreadSide; threadId: string }
  | { kind: 'expired' }
  | { kind: 'forged' };

/** The address that a side answers to; null when mails cannot be answered. */
export function replyAddressFor(
  config: AddressConfig,
  { side, threadId }: { side: ThreadSide; threadId: string },
  now: number,
): string | null {
  if (!config.mailReplies) return null;
  const lastDay = (Math.floor(now / dayMs) + validDays).toString(16).padStart(4, '0');
  const named = `${letters[side]}${threadId}${lastDay}`;
  return `reply+${named}${signatureOf(config.codeKey, named)}@${config.mailReplies.domain}`;
}

/** Reads the reply address among the recipients of a mail. `forged`: none, an altered one, or signed by another key. */
export function readReplyAddress(config: AddressConfig, recipients: readonly string[], now: number): ReplyAddress {
  const domain = config.mailReplies?.domain ?? '';
  for (const recipient of recipients) {
    const [, token = '', host] = /reply\+([0-9a-z]+)@([\w.-]+)/.exec(recipient.toLowerCase()) ?? [];
    const [, letter, threadId, lastDay, signature] = pattern.exec(token) ?? [];
    if (host !== domain || !letter || !threadId || !lastDay || !signature) continue;
    const named = `${letter}${threadId}${lastDay}`;
    const keys = [config.codeKey, ...config.previousCodeKeys];
    if (!keys.some((key) => timingSafeEqual(Buffer.from(signatureOf(key, named)), Buffer.from(signature)))) continue;
    if (Math.floor(now / dayMs) > Number.parseInt(lastDay, 16)) return { kind: 'expired' };
    return { kind: 'good', side: letter === letters.client ? 'client' : 'staff', threadId };
  }
  return { kind: 'forged' };
}

/** 96 bits. */
function signatureOf(key: string, named: string): string {
  return createHmac('sha256', key).update(`reply-address\n${named}`).digest('hex').slice(0, 24);
}
