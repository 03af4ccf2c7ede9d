import { randomBytes } from 'node:crypto';
import { startPortal } from '@portal/local/launcher/start-portal';
import { textTable } from '../text-table';
import { measureList } from './measure-list';
import { measureMailing } from './measure-mailing';
import { measureViewers } from './measure-viewers';

const parts = {
  search: {
    headings: ['candidates', 'search', 'first ms', 'median ms', 'slowest later ms', 'median CPU ms', 'found'],
    measure: measureList,
  },
  mails: {
    headings: ['recipients', 'arrived', 'twice', 'refused', 'named', 'in doubt', 'mails a second'],
    measure: measureMailing,
  },
  viewers: {
    headings: ['viewers', 'calls', 'calls a second', 'failed', 'each counted once', 'memory while they browse, MB'],
    measure: measureViewers,
  },
};

/**
 * Server times of the search of a public list, the sending of a mailing whose process dies on the way, and viewers who
 * open and vote at the same time. The product's own functions run here, against an emulator of Firestore and of nothing
 * else. Each table is printed as soon as it is measured.
 * @param wanted one of the parts; all of them without it.
 */
export async function measureMarketing(report: (what: string) => void, wanted?: string): Promise<string> {
  const portal = await startPortal({ emulators: ['firestore'], report });
  Object.assign(process.env, portal.env);
  process.env.GCLOUD_PROJECT = process.env.GOOGLE_CLOUD_PROJECT = `demo-${randomBytes(6).toString('hex')}`;
  process.env.CODE_KEY ??= 'k'.repeat(32);
  try {
    for (const [name, { headings, measure }] of Object.entries(parts)) {
      if (wanted !== undefined && wanted !== name) continue;
      report(`Measuring ${name}`);
      console.log(`${textTable(headings, await measure())}\n`);
    }
    return '';
  } finally {
    await portal.stop();
  }
}
