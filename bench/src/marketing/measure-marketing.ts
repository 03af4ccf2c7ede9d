import { measureParts } from '../measure-parts';
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
 * open and vote at the same time.
 * @param wanted one of the parts; all of them without it.
 */
export async function measureMarketing(report: (what: string) => void, wanted?: string): Promise<string> {
  return await measureParts(parts, report, wanted);
}
