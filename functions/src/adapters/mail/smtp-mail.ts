import { createTransport } from 'nodemailer';
import { PortalError } from '@portal/domain/errors/portal-error';
import type { Config } from '../../runtime/config';
import type { BulkMail, Delivery, Mail, MailMessage } from '../../runtime/ports';

/** A viewer may be waiting for the call that sends a mail, so a silent server is given up soon. */
const timeoutMs = 5_000;
/** A mailing sends without a pause; what waits longer opens a connection again. */
const idleMs = 20_000;

/**
 * Sends mail through any SMTP server, over a few connections that serve one message after the other.
 * @param settings.smtpUrl `smtp://user:password@host:port` or `smtps://…`.
 * @param settings.mailFrom sender of all mails, `Name <address>`.
 */
export function createSmtpMail(settings: Pick<Config, 'smtpUrl' | 'mailFrom'>): Mail & BulkMail {
  const transport = createTransport({
    url: settings.smtpUrl,
    pool: true,
    idleTimeout: idleMs,
    // A connection that ends in the middle of a message leaves open whether it was taken: the caller decides.
    maxRequeues: 0,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: 2 * timeoutMs,
    // Templates never name files or URLs to fetch.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const pass = async ({ to, replyTo, cc, from, messageId, subject, html, text, calendar, headers }: MailMessage) => {
    await transport.sendMail({
      from: from
        ? { name: oneLine(from.name), address: from.address || addressIn(settings.mailFrom) }
        : settings.mailFrom,
      // As objects, so that a comma in an address creates no second recipient.
      to: addressOnly(to),
      ...(replyTo ? { replyTo: addressOnly(replyTo) } : {}),
      ...(cc ? { cc: addressOnly(cc) } : {}),
      ...(messageId ? { messageId: `<${messageId}>` } : {}),
      subject: oneLine(subject),
      html,
      text,
      // As an alternative of the text and as a file, because calendars look for one or the other.
      ...(calendar ? { icalEvent: { ...calendar, filename: 'interview.ics' } } : {}),
      headers: { ...headers },
    });
  };
  return {
    async send(message) {
      try {
        await pass(message);
      } catch (error) {
        throw new PortalError('unavailable', { detail: 'mail was not taken', cause: error });
      }
    },
    async deliver(message) {
      try {
        await pass(message);
        return { kind: 'sent' };
      } catch (error) {
        return deliveryOf(error);
      }
    },
  };
}

/** The fields by which the mail library tells failures apart. */
interface MailFault {
  responseCode?: unknown;
  command?: unknown;
  code?: unknown;
  syscall?: unknown;
  timeoutType?: unknown;
}

/** Commands before any of the message is passed on. */
const earlyCommands: readonly unknown[] = ['EHLO', 'HELO', 'STARTTLS', 'AUTH', 'MAIL FROM', 'RCPT TO'];

/** Was there no connection to pass the message on? A connection that ends later has the same command, `CONN`. */
function hadNoConnection({ code, syscall, timeoutType }: MailFault): boolean {
  return syscall === 'connect' || code === 'EDNS' || (code === 'ETIMEDOUT' && timeoutType !== 'SOCKET_TIMEOUT');
}

/** What a failure of the mail library means (RFC 5321, section 4.2.1: 4yz may be retried, 5yz not). */
function deliveryOf(error: unknown): Delivery {
  const fault = error as MailFault;
  const { responseCode, command, code } = fault;
  if (typeof responseCode === 'number' && responseCode >= 400) {
    return responseCode >= 500 ? { kind: 'refused', reason: `mail server: ${responseCode}` } : { kind: 'unavailable' };
  }
  if (code === 'EENVELOPE') return { kind: 'refused', reason: 'invalid email' };
  return earlyCommands.includes(command) || hadNoConnection(fault) ? { kind: 'unavailable' } : { kind: 'uncertain' };
}

/** The address in `Name <address>`. */
export function addressIn(sender: string): string {
  return /<([^>]+)>/.exec(sender)?.[1] ?? sender;
}

function addressOnly(address: string) {
  return { name: '', address: oneLine(address) };
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
