import { createTransport } from 'nodemailer';
import { PortalError } from '@portal/domain/errors/portal-error';
import type { Config } from '../../runtime/config';
import type { Mail } from '../../runtime/ports';

/** A viewer may be waiting for the call that sends a mail, so a silent server is given up soon. */
const timeoutMs = 5_000;

/**
 * Sends mail through any SMTP server.
 * @param settings.smtpUrl `smtp://user:password@host:port` or `smtps://…`.
 * @param settings.mailFrom sender of all mails, `Name <address>`.
 */
export function createSmtpMail(settings: Pick<Config, 'smtpUrl' | 'mailFrom'>): Mail {
  const transport = createTransport({
    url: settings.smtpUrl,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: 2 * timeoutMs,
    // Templates never name files or URLs to fetch.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ to, replyTo, cc, subject, html, text, headers }) {
      try {
        await transport.sendMail({
          from: settings.mailFrom,
          // As objects, so that a comma in an address creates no second recipient.
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
