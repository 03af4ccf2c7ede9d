import { createTransport } from 'nodemailer';
import { PortalError } from '@portal/domain/errors/portal-error';
import type { Config } from '../../runtime/config';
import type { Mail } from '../../runtime/ports';

/** A viewer may be waiting for the answer behind a mail, so a server that is silent is given up soon. */
const timeoutMs = 5_000;

/**
 * Sends mail through any SMTP server.
 * @param settings.smtpUrl `smtp://user:password@host:port` or `smtps://…`.
 * @param settings.mailFrom sender of every mail, `Name <address>`.
 */
export function createSmtpMail(settings: Pick<Config, 'smtpUrl' | 'mailFrom'>): Mail {
  const transport = createTransport({
    url: settings.smtpUrl,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: 2 * timeoutMs,
    // Content is what templates give; it never names files or addresses to be fetched.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ to, replyTo, cc, subject, html, text, headers }) {
      try {
        await transport.sendMail({
          from: settings.mailFrom,
          // As objects, so that a comma in an address makes no second recipient.
          to: addressOnly(to),
          ...(replyTo ? { replyTo: addressOnly(replyTo) } : {}),
          ...(cc ? { cc: addressOnly(cc) } : {}),
          subject: oneLine(subject),
          html,
          text,
          headers: { ...headers },
        });
      } catch (error) {
        throw new PortalError('unavailable', { detail: 'mail was not taken', cause: error });
      }
    },
  };
}

function addressOnly(address: string) {
  return { name: '', address: oneLine(address) };
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
