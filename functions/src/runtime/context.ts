import { randomBytes, randomInt } from 'node:crypto';
import { configuredAts } from '../adapters/ats/configured-ats';
import { createTextRecords } from '../adapters/dns/text-records';
import { createIdentityToolkit } from '../adapters/identity/identity-toolkit';
import { createOpenIdProviders } from '../adapters/openid/create-openid-providers';
import { configuredParsing } from '../adapters/parsing-service/configured-parsing';
import { isolatedDocumentTasks } from '../adapters/parsing-service/isolated-document-tasks';
import { createClamd } from '../adapters/scanning/clamd';
import { configuredSearch } from '../adapters/search/configured-search';
import { createOpenIdSignOn } from '../adapters/single-sign-on/openid-sign-on';
import { createWebhookCaller } from '../adapters/webhooks/webhook-caller';
import { configuredWriter } from '../adapters/writing/configured-writer';
import { createFiles } from '../store/files';
import { createStore } from '../store/store';
import { config } from './config';
import { lazily } from './lazily';
import { createLogger } from './logger';
import type { BulkMail, Mail, Ports } from './ports';
import { systemClock } from './system-clock';

let made: Ports | null = null;

/**
 * The ports of this process, each created on first use: a missing variable fails that call and is named in the log, and a
 * function needs only the secrets of the ports that it uses. Large dependencies load on use.
 */
export function ports(): Ports {
  made ??= makePorts();
  return made;
}

function makePorts(): Ports {
  const settings = config();
  const log = createLogger();
  let smtpMail: Promise<Mail & BulkMail> | null = null;
  const smtp = () => (smtpMail ??= import('../adapters/mail/smtp-mail').then((mail) => mail.createSmtpMail(settings)));
  const made: Ports = lazily<Ports>({
    config: () => settings,
    store: createStore,
    files: () => createFiles(settings.storageBucket),
    clock: () => systemClock,
    random: () => ({
      integer: (min, max) => randomInt(min, max + 1),
      token: (bytes) => randomBytes(bytes).toString('base64url'),
    }),
    parsing: () =>
      configuredParsing(settings, {
        documents: isolatedDocumentTasks(log, { languages: settings.scanLanguages }),
        log,
      }),
    mail: () => ({ send: async (message) => (await smtp()).send(message) }),
    bulkMail: () => ({ deliver: async (message) => (await smtp()).deliver(message) }),
    geolocation: () => ({
      locate: async (address) => {
        const { configuredGeolocation } = await import('../adapters/geolocation/configured-geolocation');
        return await configuredGeolocation(settings).locate(address);
      },
    }),
    identity: () => createIdentityToolkit(settings),
    search: () => configuredSearch(settings, made.store),
    writer: () => configuredWriter(settings),
    webhooks: () => createWebhookCaller(settings),
    openId: () => createOpenIdProviders(settings),
    textRecords: () => createTextRecords(settings),
    tracking: () => configuredAts(settings, log),
    signOn: () => (settings.singleSignOn ? createOpenIdSignOn(settings.singleSignOn) : null),
    scanner: () => (settings.clamdUrl === '' ? null : createClamd(settings.clamdUrl)),
    log: () => log,
  });
  return made;
}
