import { randomBytes } from 'node:crypto';
import { startPortal } from '@portal/local/launcher/start-portal';
import { textTable } from '../text-table';
import { measureList } from './measure-list';
import { measureMailing } from './measure-mailing';

/**
 * Server times of the search of a public list, and the sending of a mailing whose process dies on the way. The product's
 * own functions run here, against an emulator of Firestore and of nothing else.
 */
export async function measureMarketing(report: (what: string) => void): Promise<string> {
  const portal = await startPortal({ emulators: ['firestore'], report });
  Object.assign(process.env, portal.env);
  process.env.GCLOUD_PROJECT = process.env.GOOGLE_CLOUD_PROJECT = `demo-${randomBytes(6).toString('hex')}`;
  process.env.CODE_KEY ??= 'k'.repeat(32);
  try {
    report('Searching lists');
    const list = textTable(['candidates', 'search', 'median ms', 'slowest ms', 'found'], await measureList());
    report('Sending mails');
    const mailing = textTable(['mails', 'arrived', 'twice', 'in doubt', 'mails a second'], [await measureMailing()]);
    return `${list}\n\n${mailing}`;
  } finally {
    await portal.stop();
  }
}
