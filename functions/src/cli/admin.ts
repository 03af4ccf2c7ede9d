import { parseArgs } from 'node:util';
import { isEmail } from '@portal/domain/fields/email';
import { createStore } from '../store/store';
import { createSuperAdmin } from './create-super-admin';

/**
 * What an operator does from a command line, with the rights of the project's own credentials:
 * `npm run admin -- create-super-admin you@example.com`.
 *
 * Reads GOOGLE_APPLICATION_CREDENTIALS and GOOGLE_CLOUD_PROJECT as every Google library does, PUBLIC_BASE_URL for the
 * address of links and AUTH_API_KEY as the functions do.
 */
const usage = `Usage: npm run admin -- create-super-admin EMAIL

Makes the account of a super admin, or makes a super admin of an account, and prints the link with which its owner signs
in for the first time. Needs GOOGLE_CLOUD_PROJECT, credentials (GOOGLE_APPLICATION_CREDENTIALS), PUBLIC_BASE_URL and
AUTH_API_KEY.
`;

async function main(): Promise<number> {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [command, given = ''] = positionals;
  const email = given.trim().toLowerCase();
  const { PUBLIC_BASE_URL: publicBaseUrl, AUTH_API_KEY: authApiKey } = process.env;
  if (command !== 'create-super-admin' || !isEmail(email) || !publicBaseUrl || !authApiKey) {
    process.stderr.write(usage);
    return 1;
  }
  const made = await createSuperAdmin(email, {
    store: createStore(),
    config: { publicBaseUrl, authApiKey },
    clock: { now: () => Date.now() },
  });
  process.stdout.write(`${email} is a super admin (${made.uid}).\n`);
  if (made.link) process.stdout.write(`Open this once to sign in and create a password:\n${made.link}\n`);
  return 0;
}

process.exitCode = await main();
