import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stateFolder } from '../repository';

/**
 * Secrets of the functions and their lengths in bytes. None may be empty: the Functions emulator would ask Secret Manager
 * in the cloud for it.
 */
const secretBytes: Readonly<Record<string, number>> = {
  AI_SERVICE_KEY: 24,
  CODE_KEY: 32,
  SMTP_PASSWORD: 24,
  MAIL_EVENTS_KEY: 24,
  MAIL_REPLIES_KEY: 24,
  GEOLOCATION_KEY: 24,
  ELASTICSEARCH_API_KEY: 24,
  PARSING_SERVICE_KEY: 24,
  BULLHORN_CLIENT_SECRET: 24,
};

/** The secrets of this checkout: random, created once, stored in a git-ignored file that only its owner can read. */
export function localSecrets(): Record<string, string> {
  const file = join(stateFolder, 'secrets.json');
  const known = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>) : {};
  const secrets = Object.fromEntries(
    Object.entries(secretBytes).map(([name, bytes]) => [name, known[name] || randomBytes(bytes).toString('base64')]),
  );
  mkdirSync(stateFolder, { recursive: true });
  writeFileSync(file, JSON.stringify(secrets, null, 2), { mode: 0o600 });
  return secrets;
}
