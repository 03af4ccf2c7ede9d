import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stateFolder } from '../repository';

/**
 * Secrets of the functions and how long each is, in bytes. None is empty: the Functions emulator asks Secret Manager in
 * the cloud for one that is.
 */
const secretBytes: Readonly<Record<string, number>> = {
  CODE_KEY: 32,
  SMTP_PASSWORD: 24,
  GEOLOCATION_KEY: 24,
  ELASTICSEARCH_API_KEY: 24,
  PARSING_SERVICE_KEY: 24,
  BULLHORN_CLIENT_SECRET: 24,
};

/** The secrets of this checkout: made at random the first time, kept in a git-ignored file that only its owner reads. */
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
