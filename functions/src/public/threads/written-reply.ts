import EmailReplyParser from 'email-reply-parser';
import { maxMessageLength } from '@portal/domain/constants/threads';

/** The parser takes quadratic time for some texts, so it gets the beginning of a long one. */
const maxParsedLength = 20_000;

/** What the sender of a mail has written: without what it quotes, without signature, at most as long as a message. */
export function writtenReply(text: string): string {
  const written = new EmailReplyParser().parseReply(text.slice(0, maxParsedLength).replace(/\r\n?/g, '\n'));
  return withoutControls(written).trim().slice(0, maxMessageLength);
}

/** Control characters but tabs and line breaks have no meaning in a message. */
function withoutControls(text: string): string {
  return text.replace(/[^\P{Cc}\n\t]/gu, '');
}
