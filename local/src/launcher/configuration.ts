import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bullhornEnvironment } from '../bullhorn/bullhorn';
import { repositoryRoot } from '../repository';
import type { EmulatorKind } from './emulator-kinds';
import type { Ports } from './ports';
import { localSecrets } from './secrets';

const host = '127.0.0.1';

/** The mailbox passes mails to this domain on to the functions. */
export const mailReplyDomain = 'reply.portal.example';

/** The bucket that the emulators give a project. */
export function storageBucket(projectId: string): string {
  return `${projectId}.appspot.com`;
}

/** Content of `/config.json` for the staff application; in the cloud it has no `emulators`. */
export function clientConfig(projectId: string, ports: Ports) {
  return {
    firebase: {
      apiKey: 'demo',
      projectId,
      authDomain: `${projectId}.firebaseapp.com`,
      storageBucket: storageBucket(projectId),
      appId: '1:1:web:1',
    },
    impersonation: true,
    links: { terms: 'https://www.portal.example/terms' },
    hasSearchService: Boolean(process.env.ELASTICSEARCH_URL),
    emulators: {
      authUrl: `http://${host}:${ports.auth}`,
      firestore: { host, port: ports.firestore },
      storage: { host, port: ports.storage },
    },
  };
}

/** A run of the portal, as far as its programs must know it. */
interface Run {
  projectId: string;
  ports: Ports;
  publicBaseUrl: string;
  /** Entries at the end of `X-Forwarded-For` that the functions trust. */
  trustedHops: number;
  /** Whether domains are asked about at the stand-in, which tests start, instead of the machine's DNS servers. */
  hasDnsStandIn: boolean;
}

/** The values of the functions; their secrets are {@link localSecrets}. */
export function functionsValues({
  projectId,
  ports,
  publicBaseUrl,
  trustedHops,
  hasDnsStandIn,
}: Run): Record<string, string> {
  return {
    PUBLIC_BASE_URL: publicBaseUrl,
    AGENCY_DOMAIN: `localhost:${ports.hosting}`,
    STORAGE_BUCKET: storageBucket(projectId),
    SMTP_URL: `smtp://${host}:${ports.smtp}`,
    MAIL_FROM: 'Portal <portal@portal.example>',
    MAIL_SENDER_DOMAINS: 'alder-and-pine.example,harbor-health.example',
    MAIL_RATE: '20',
    MAIL_REPLY_DOMAIN: mailReplyDomain,
    // Receivers run on this machine.
    WEBHOOK_ADDRESSES: 'any',
    AUTH_API_URL: `http://${host}:${ports.auth}/identitytoolkit.googleapis.com`,
    AUTH_API_KEY: 'demo',
    IMPERSONATION: 'on',
    // The demo's super admin signs in with a password alone.
    SUPER_ADMIN_SECOND_STEP: 'optional',
    TRUSTED_HOPS: String(trustedHops),
    ...(hasDnsStandIn && { DNS_SERVER: `${host}:${ports.dns}` }),
    ...bullhornEnvironment(ports),
    // Optional search server of the developer.
    ...(process.env.ELASTICSEARCH_URL ? { ELASTICSEARCH_URL: process.env.ELASTICSEARCH_URL } : {}),
  };
}

/**
 * Environment of programs that use the emulators through the Admin SDK, run the product's code in their own process, and
 * call the product over HTTP.
 */
export function clientEnvironment(run: Run): Record<string, string> {
  const { projectId, ports, publicBaseUrl } = run;
  return {
    ...functionsValues(run),
    ...localSecrets(),
    GCLOUD_PROJECT: projectId,
    GOOGLE_CLOUD_PROJECT: projectId,
    FIRESTORE_EMULATOR_HOST: `${host}:${ports.firestore}`,
    FIREBASE_AUTH_EMULATOR_HOST: `${host}:${ports.auth}`,
    FIREBASE_STORAGE_EMULATOR_HOST: `${host}:${ports.storage}`,
    STORAGE_EMULATOR_HOST: `http://${host}:${ports.storage}`,
    PORTAL_BASE_URL: publicBaseUrl,
    PORTAL_FUNCTIONS_URL: `http://${host}:${ports.functions}/${projectId}/us-central1`,
    PORTAL_MAILBOX_URL: `http://${host}:${ports.mailbox}`,
    // Stops the Admin SDK from looking for credentials of a cloud machine (gcp-metadata).
    METADATA_SERVER_DETECTION: 'none',
  };
}

interface HeaderRule {
  source: string;
  headers: { key: string; value: string }[];
}

/** The parts of firebase.json that a run changes. */
interface FirebaseJson {
  functions: Record<string, unknown>[];
  hosting: Record<string, unknown> & { headers: HeaderRule[] };
}

/** Adds the emulators to `connect-src`; the rest of the content security policy stays as in the cloud. */
function withEmulatorsInPolicy(rules: readonly HeaderRule[]): HeaderRule[] {
  return rules.map((rule) => ({
    ...rule,
    headers: rule.headers.map(({ key, value }) => ({
      key,
      value: key === 'Content-Security-Policy' ? value.replace("connect-src 'self'", `$& http://${host}:*`) : value,
    })),
  }));
}

/**
 * The repository's firebase.json with the ports and folders of a run. Everything listens on localhost only.
 * @param options.folders paths below the repository.
 */
export function emulatorConfig(options: {
  ports: Ports;
  kinds: readonly EmulatorKind[];
  folders: { functions: string; hosting: string };
}) {
  const { ports, kinds, folders } = options;
  const real = JSON.parse(readFileSync(join(repositoryRoot, 'firebase.json'), 'utf8')) as FirebaseJson;
  const at = (port: number) => ({ host, port });
  const emulators = {
    auth: at(ports.auth),
    firestore: { ...at(ports.firestore), websocketPort: ports.firestoreWebsocket },
    storage: at(ports.storage),
    functions: at(ports.functions),
    hosting: at(ports.hosting),
  };
  return {
    ...real,
    functions: kinds.includes('functions')
      ? real.functions.map((codebase) => ({ ...codebase, predeploy: undefined, source: folders.functions }))
      : undefined,
    hosting: kinds.includes('hosting')
      ? {
          ...real.hosting,
          headers: withEmulatorsInPolicy(real.hosting.headers),
          predeploy: undefined,
          public: folders.hosting,
          ignore: ['**/*.map'],
        }
      : undefined,
    emulators: {
      ...Object.fromEntries(Object.entries(emulators).filter(([kind]) => kinds.some((wanted) => wanted === kind))),
      singleProjectMode: true,
      ui: { enabled: false },
      hub: at(ports.hub),
      logging: at(ports.logging),
      eventarc: at(ports.eventarc),
      tasks: at(ports.tasks),
    },
  };
}
