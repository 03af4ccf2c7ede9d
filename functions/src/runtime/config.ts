import { PortalError } from '@portal/domain/errors/portal-error';
import { isEmail } from '@portal/domain/fields/email-address';
import { defaultScanLanguages } from './default-scan-languages';
import { lazily } from './lazily';

/**
 * The environment of the functions, read once: `.env` (or `.env.<project>`) holds the plain values, Secret Manager
 * (locally `.secret.local`) the ones in `secrets.ts`.
 */
export interface Config {
  /** Public URL of the product without a trailing slash; prefix of links in mails and downloads. */
  publicBaseUrl: string;
  /**
   * Domain below which agencies have hosts of their own, with its port if any: `portal.example`. Empty when the portal has
   * one host.
   */
  agencyDomain: string;
  /** Storage bucket. */
  storageBucket: string;
  /** `smtp://user:password@host:port` or `smtps://…`. */
  smtpUrl: string;
  /** Sender of all mails, `Name <address>`. */
  mailFrom: string;
  /** Domains that the SMTP server may send for: users of these domains are the senders of their own mails. */
  mailSenderDomains: readonly string[];
  /** Most marketing mails per second, for each running mailing. */
  mailsPerSecond: number;
  /** Whether webhooks may call private addresses and plain HTTP; otherwise public `https:` addresses only. */
  mayCallPrivateAddresses: boolean;
  /** The DNS server that is asked about domains, `address:port`; empty for those of the machine. */
  dnsServer: string;
  /** With it the mail service reports bounces and complaints; empty refuses all reports. */
  mailEventsKey: string;
  /**
   * Answers by mail: the domain of reply addresses, and the key with which the mail service reports what arrives there.
   * Null when mails about messages cannot be answered.
   */
  mailReplies: { domain: string; key: string } | null;
  /** Key for signed links, sealed codes and hashes; a secret of at least 32 characters. */
  codeKey: string;
  /** The geolocation service; null when only the country database is used. */
  geolocation: { url: string; accessKey: string } | null;
  /** The search server; null when Firestore's tokens are searched. */
  elasticsearch: { url: string; apiKey: string } | null;
  /** The parsing service; null for the built-in engine. */
  parsingService: { version: ParsingServiceVersion; url: string; accountId: string; serviceKey: string } | null;
  /** Languages in which scans are recognized, as ISO 639-2 codes; each is a package `@tesseract.js-data/…`. */
  scanLanguages: readonly string[];
  /** A service for AI texts that speaks OpenAI's chat completions; null for the embedded writer. */
  aiService: { url: string; model: string; apiKey: string } | null;
  /** Address of clamd, `tcp://host:port`; empty when files are not scanned. */
  clamdUrl: string;
  /** The ats; null when the product has no key for it. */
  bullhorn: { url: string; clientId: string; clientSecret: string } | null;
  /** A folder of CSV files that is the ats instead; empty for none. */
  atsFolder: string;
  /** The issuer of the ats's sign-in tokens; null when nobody signs in through the ats. */
  singleSignOn: { issuer: string; clientId: string; clientSecret: string } | null;
  /** Previous keys: codes sealed with them are still accepted. */
  previousCodeKeys: readonly string[];
  /** REST URL of the auth service (Identity Toolkit), without a trailing slash. */
  authApiUrl: string;
  /** The project's web API key; it identifies the project and grants no access. */
  authApiKey: string;
  /** May super admins impersonate users? Off by default. */
  isImpersonationEnabled: boolean;
  /** Must super admins have a second step? On by default. */
  isSecondStepOfSuperAdminsRequired: boolean;
  /**
   * Number of entries that the platform writes at the end of `X-Forwarded-For`; the first of them is the client's. 0 where
   * nothing is in front of the functions.
   */
  trustedHops: number;
}

/** Supported parsing services: Sovren v9, Textkernel Tx v10. */
const parsingServices = ['sovren9', 'tx10'] as const;
export type ParsingServiceVersion = (typeof parsingServices)[number];

const minKeyLength = 32;
/** Hosting and the platform's front end each add the IP address of their caller. */
const defaultTrustedHops = '2';
const defaultMailRate = '10';
const defaultBullhornUrl = 'https://rest.bullhornstaffing.com/rest-services';
const defaultAuthApiUrl = 'https://identitytoolkit.googleapis.com';

/**
 * Reads and checks the configuration. Values with a secret are read when they are used, because a function gets the
 * secrets that it needs and no others.
 * @param env usually `process.env`.
 * @throws PortalError `internal` that names the first missing or malformed variable, never its value; so does reading a
 * value with a secret.
 */
export function readConfig(env: Environment): Config {
  const { text, url } = readers(env);
  const switches = ['on', 'off'];
  const impersonation = env.IMPERSONATION?.trim() || 'off';
  if (!switches.includes(impersonation)) {
    throw unusable(`The environment variable IMPERSONATION must be ${switches.join(' or ')}.`);
  }
  const superAdminStep = env.SUPER_ADMIN_SECOND_STEP?.trim() || 'required';
  if (!['required', 'optional'].includes(superAdminStep)) {
    throw unusable('The environment variable SUPER_ADMIN_SECOND_STEP must be required or optional.');
  }
  const addresses = env.WEBHOOK_ADDRESSES?.trim() || 'public';
  if (!['public', 'any'].includes(addresses)) {
    throw unusable('The environment variable WEBHOOK_ADDRESSES must be public or any.');
  }
  const trustedHops = env.TRUSTED_HOPS?.trim() || defaultTrustedHops;
  if (!/^\d$/.test(trustedHops)) throw unusable('The environment variable TRUSTED_HOPS must be a number from 0 to 9.');
  const mailRate = env.MAIL_RATE?.trim() || defaultMailRate;
  if (!/^[1-9]\d{0,3}$/.test(mailRate))
    throw unusable('The environment variable MAIL_RATE must be a number from 1 to 9999.');
  const parsingService = env.PARSING_SERVICE?.trim() || 'embedded';
  const version = parsingServices.find((known) => known === parsingService);
  if (!version && parsingService !== 'embedded') {
    throw unusable(`The environment variable PARSING_SERVICE must be embedded or ${parsingServices.join(' or ')}.`);
  }
  const plain = {
    publicBaseUrl: url('PUBLIC_BASE_URL', ['https:', 'http:']).replace(/\/+$/, ''),
    agencyDomain: env.AGENCY_DOMAIN?.trim().toLowerCase() ?? '',
    storageBucket: text('STORAGE_BUCKET'),
    mailFrom: text('MAIL_FROM'),
    mailSenderDomains: (env.MAIL_SENDER_DOMAINS ?? '')
      .split(',')
      .map((domain) => domain.trim().toLowerCase())
      .filter(Boolean),
    mailsPerSecond: Number(mailRate),
    mayCallPrivateAddresses: addresses === 'any',
    dnsServer: env.DNS_SERVER?.trim() ?? '',
    scanLanguages: env.SCAN_LANGUAGES?.trim() ? languagesOf(env.SCAN_LANGUAGES) : defaultScanLanguages,
    clamdUrl: env.CLAMD_URL?.trim() ? url('CLAMD_URL', ['tcp:']) : '',
    atsFolder: env.ATS_FOLDER?.trim() ?? '',
    authApiUrl: env.AUTH_API_URL?.trim()
      ? url('AUTH_API_URL', ['https:', 'http:']).replace(/\/+$/, '')
      : defaultAuthApiUrl,
    authApiKey: text('AUTH_API_KEY'),
    isImpersonationEnabled: impersonation === 'on',
    isSecondStepOfSuperAdminsRequired: superAdminStep === 'required',
    trustedHops: Number(trustedHops),
  };
  const withSecrets = lazily<Omit<Config, keyof typeof plain>>({
    codeKey: () => codeKeys(text('CODE_KEY'))[0] ?? '',
    previousCodeKeys: () => codeKeys(text('CODE_KEY')).slice(1),
    smtpUrl: () => withPassword(url('SMTP_URL', ['smtp:', 'smtps:']), env.SMTP_PASSWORD),
    mailEventsKey: () => env.MAIL_EVENTS_KEY?.trim() ?? '',
    mailReplies: () =>
      env.MAIL_REPLY_DOMAIN?.trim()
        ? lazily({ domain: () => domainOf(text('MAIL_REPLY_DOMAIN')), key: () => text('MAIL_REPLIES_KEY') })
        : null,
    geolocation: () =>
      env.GEOLOCATION_URL?.trim()
        ? { url: url('GEOLOCATION_URL', ['https:', 'http:']), accessKey: text('GEOLOCATION_KEY') }
        : null,
    elasticsearch: () =>
      env.ELASTICSEARCH_URL?.trim()
        ? { url: url('ELASTICSEARCH_URL', ['https:', 'http:']), apiKey: env.ELASTICSEARCH_API_KEY?.trim() ?? '' }
        : null,
    parsingService: () =>
      version
        ? {
            version,
            url: url('PARSING_SERVICE_URL', ['https:', 'http:']).replace(/\/+$/, ''),
            accountId: text('PARSING_SERVICE_ACCOUNT'),
            serviceKey: text('PARSING_SERVICE_KEY'),
          }
        : null,
    aiService: () =>
      env.AI_SERVICE_URL?.trim()
        ? {
            url: url('AI_SERVICE_URL', ['https:', 'http:']).replace(/\/+$/, ''),
            model: text('AI_SERVICE_MODEL'),
            apiKey: text('AI_SERVICE_KEY'),
          }
        : null,
    bullhorn: () => readBullhorn(env),
    singleSignOn: () => readSingleSignOn(env),
  });
  return Object.assign(withSecrets, plain);
}

/** The keys of a list, the current one first. @throws PortalError when one is too short. */
function codeKeys(list: string): string[] {
  const keys = list.split(',').map((key) => key.trim());
  if (keys.some((key) => key.length < minKeyLength)) {
    throw unusable(`Each key in the environment variable CODE_KEY must have at least ${minKeyLength} characters.`);
  }
  return keys;
}

/**
 * The configuration of the ats; see {@link readConfig}.
 * @returns null when the product has no key for it.
 */
export function readBullhorn(env: Environment): Config['bullhorn'] {
  const { text, url } = readers(env);
  if (!env.BULLHORN_CLIENT_ID?.trim()) return null;
  return {
    url: env.BULLHORN_URL?.trim() ? url('BULLHORN_URL', ['https:', 'http:']).replace(/\/+$/, '') : defaultBullhornUrl,
    clientId: text('BULLHORN_CLIENT_ID'),
    clientSecret: text('BULLHORN_CLIENT_SECRET'),
  };
}

function readSingleSignOn(env: Environment): Config['singleSignOn'] {
  const bullhorn = readBullhorn(env);
  if (!bullhorn || !env.BULLHORN_ISSUER?.trim()) return null;
  const { clientId, clientSecret } = bullhorn;
  const issuer = readers(env).url('BULLHORN_ISSUER', ['https:', 'http:']).replace(/\/+$/, '');
  return { issuer, clientId, clientSecret };
}

/** Names from our own list only: nothing else is logged. */
const unusable = (detail: string): PortalError => new PortalError('internal', { detail });

function domainOf(value: string): string {
  const domain = value.trim().toLowerCase();
  if (!isEmail(`reply@${domain}`)) throw unusable('The environment variable MAIL_REPLY_DOMAIN must be a domain.');
  return domain;
}

type Environment = Readonly<Record<string, string | undefined>>;

function readers(env: Environment) {
  const text = (name: string): string => {
    const value = env[name]?.trim();
    if (!value) throw unusable(`The environment variable ${name} is missing.`);
    return value;
  };
  const url = (name: string, protocols: readonly string[]): string => {
    const value = text(name);
    if (!URL.canParse(value) || !protocols.includes(new URL(value).protocol)) {
      throw unusable(`The environment variable ${name} must be an address beginning with ${protocols.join(' or ')}.`);
    }
    return value;
  };
  return { text, url };
}

/** `SMTP_URL` names server and user; the password is a separate secret. A server without users needs none. */
function withPassword(smtpUrl: string, password: string | undefined): string {
  const url = new URL(smtpUrl);
  if (url.username !== '' && url.password === '' && password) url.password = encodeURIComponent(password);
  return url.href;
}

let known: Config | null = null;

/** The configuration of this process; see {@link readConfig}. */
export function config(): Config {
  known ??= readConfig(process.env);
  return known;
}

function languagesOf(list: string): string[] {
  const languages = list.split(',').map((language) => language.trim());
  if (languages.some((language) => !/^[a-z]{3}(?:_[a-z]{3,4})?$/.test(language)))
    throw unusable('The environment variable SCAN_LANGUAGES must list codes like eng,fra.');
  return languages;
}
