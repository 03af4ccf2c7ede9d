/** A mail as maildev parses it. */
export interface ParsedMail {
  from?: { address?: string; name?: string }[];
  subject?: string;
  text?: string;
  messageId?: string;
  headers?: Record<string, unknown>;
  envelope?: { to?: { address?: string }[] };
}

/** How answers to our mails get to the functions, as a mail service does it in the cloud. */
export interface ReplyDelivery {
  /** Mails to this domain are passed on. */
  domain: string;
  /** URL of the call `mailReply`. */
  url: string;
  key: string;
}

/**
 * The body of the call for a mail.
 * @returns null for a mail to other domains.
 */
export function replyOf(mail: ParsedMail, { domain, key }: Pick<ReplyDelivery, 'domain' | 'key'>): object | null {
  const to = (mail.envelope?.to ?? []).flatMap(({ address }) => address ?? []);
  if (!to.some((address) => address.toLowerCase().endsWith(`@${domain}`))) return null;
  const header = (name: string) => {
    const value = mail.headers?.[name];
    return typeof value === 'string' ? value : '';
  };
  return {
    key,
    from: mail.from?.[0]?.address ?? '',
    to,
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    messageId: mail.messageId ?? header('message-id'),
    autoSubmitted: header('auto-submitted'),
    precedence: header('precedence'),
  };
}
