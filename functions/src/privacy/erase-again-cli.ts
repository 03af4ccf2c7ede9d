import { ports } from '../runtime/context';
import { eraseAgain } from './erase-again';

/**
 * `npm run privacy:erase-again -- ORGANIZATION_ID`: after a restored backup of the database, erases again everybody whom the
 * organization had erased, with the credentials and configuration of the environment.
 */
const [, , organizationId = ''] = process.argv;
if (organizationId === '') throw new Error('Name the organization: npm run privacy:erase-again -- ORGANIZATION_ID');
process.stdout.write(`${await eraseAgain(ports(), organizationId)} people are being erased again.\n`);
