import { randomBytes } from 'node:crypto';
import { startPortal } from '@portal/local/launcher/start-portal';
import { textTable } from './text-table';

/** A table of figures. */
export interface MeasuredPart {
  headings: string[];
  measure: () => Promise<string[][]>;
}

/**
 * Measures parts with the product's own functions in this process, against an emulator of Firestore and of nothing else.
 * Prints each table as soon as it is measured.
 * @param wanted one of the parts; all of them without it.
 */
export async function measureParts(
  parts: Readonly<Record<string, MeasuredPart>>,
  report: (what: string) => void,
  wanted?: string,
): Promise<string> {
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
