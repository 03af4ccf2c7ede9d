import { parseArgs } from 'node:util';
import { PortalError } from '@portal/domain/errors/portal-error';
import { isEmail } from '@portal/domain/fields/email-address';
import { createBullhorn } from '../adapters/bullhorn/bullhorn';
import { readBullhorn } from '../runtime/config';
import { migrationSteps } from '../migrations/migration-steps';
import { runMigrations } from '../migrations/run-migrations';
import { createLogger } from '../runtime/logger';
import { systemClock } from '../runtime/system-clock';
import { createStore } from '../store/store';
import { connectBullhorn } from './connect-bullhorn';
import { createSuperAdmin } from './create-super-admin';
import { verifyAudit } from './verify-audit';

/**
 * Administration from the command line, with the project's credentials:
 * `npm run admin -- create-super-admin you@example.com`, `npm run admin -- connect-bullhorn you@example.com name`,
 * `npm run admin -- migrate --dry-run`.
 *
 * Reads GOOGLE_APPLICATION_CREDENTIALS and GOOGLE_CLOUD_PROJECT like every Google library, PUBLIC_BASE_URL for links and
 * AUTH_API_KEY.
 */
const usage = `Usage: npm run admin -- create-super-admin EMAIL
       npm run admin -- connect-bullhorn EMAIL BULLHORN_USERNAME
       npm run admin -- migrate [--dry-run]
       npm run admin -- verify-audit ORGANIZATION_ID

create-super-admin makes the account of a super admin, or makes a super admin of an account, and prints the link with
which its owner signs in for the first time. Needs PUBLIC_BASE_URL and AUTH_API_KEY.

connect-bullhorn ties the organization of the person with that email to Bullhorn. Needs BULLHORN_CLIENT_ID,
BULLHORN_CLIENT_SECRET and BULLHORN_PASSWORD, the password of that name, which is not kept.

migrate brings stored documents into the shape that this release writes, and goes on where an interrupted run stopped.
With --dry-run it counts the documents that it would change.

verify-audit follows the chain of an organization's audit trail and names every entry that was removed or changed.

All need GOOGLE_CLOUD_PROJECT and credentials (GOOGLE_APPLICATION_CREDENTIALS).
`;

async function main(): Promise<number> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { 'dry-run': { type: 'boolean', default: false } },
  });
  const [command, given = '', username = ''] = positionals;
  if (command === 'migrate') {
    const report = (line: string) => process.stdout.write(`${line}\n`);
    await runMigrations(migrationSteps, { isDryRun: values['dry-run'], report });
    return 0;
  }
  if (command === 'verify-audit' && given !== '') {
    const { sealed, removed, faults } = await verifyAudit(given, createStore());
    const lines = faults.map(({ number, entryId, fault }) => `${number} ${entryId}: ${fault}`);
    process.stdout.write(
      [...lines, `${sealed} entries, ${removed} of them removed by the setting, ${faults.length} faults`, ''].join(
        '\n',
      ),
    );
    return faults.length === 0 ? 0 : 1;
  }
  const email = given.trim().toLowerCase();
  const done = isEmail(email) && (await run(command, email, username));
  if (!done) process.stderr.write(usage);
  return done ? 0 : 1;
}

/** @returns false when an argument or a variable is missing. */
async function run(command: string | undefined, email: string, username: string): Promise<boolean> {
  if (command === 'create-super-admin') return await superAdmin(email);
  return command === 'connect-bullhorn' && username !== '' && (await bullhorn(email, username));
}

async function bullhorn(email: string, username: string): Promise<boolean> {
  const { BULLHORN_PASSWORD: password } = process.env;
  const settings = readBullhorn(process.env);
  if (!password || !settings) return false;
  const tracking = createBullhorn({ ...settings, log: createLogger() });
  const organizationId = await connectBullhorn({ email, username, password }, { store: createStore(), tracking });
  process.stdout.write(
    organizationId === null
      ? `There is no ${email} with an organization.\n`
      : `Bullhorn is connected to ${organizationId}.\n`,
  );
  return true;
}

async function superAdmin(email: string): Promise<boolean> {
  const { PUBLIC_BASE_URL: publicBaseUrl, AUTH_API_KEY: authApiKey } = process.env;
  if (!publicBaseUrl || !authApiKey) return false;
  const made = await createSuperAdmin(email, {
    store: createStore(),
    config: { publicBaseUrl, authApiKey },
    clock: systemClock,
  });
  process.stdout.write(`${email} is a super admin (${made.uid}).\n`);
  if (made.link) process.stdout.write(`Open this once to sign in and create a password:\n${made.link}\n`);
  return true;
}

process.exitCode = await main().catch((error: unknown) => {
  if (!(error instanceof PortalError) || error.kind !== 'conflict') throw error;
  process.stderr.write(`${error.userMessage}\n`);
  return 1;
});
