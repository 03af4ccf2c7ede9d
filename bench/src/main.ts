import { measureImport } from './ats/measure-import';
import { buildWhatChanged } from '@portal/local/steps/build';
import { measureBlind } from './blind/measure-blind';
import { weighLastBuild } from './bundles/last-build';
import { loadEngine } from './engine';
import { measureGrading } from './grading/measure-grading';
import { measureLoading } from './loading';
import { measureMarketing } from './marketing/measure-marketing';
import { measureParsing } from './parsing/measure-parsing';
import { measurePeer } from './peer/measure-peer';
import { measureProfiles } from './profiles/measure-profiles';
import { measureQueue } from './queue/measure-queue';
import { measurePlatform } from './tables/measure-platform';
import { measureScreens, measureTables } from './tables/measure-tables';
import { measureStart } from './start';
import { measureTyping } from './typing/measure-typing';
import { measureUploads } from './uploads/measure-uploads';
import { textTable } from './text-table';

// The processes of a portal run in other folders, where the relative path of this configuration leads nowhere.
delete process.env.TSX_TSCONFIG_PATH;

/**
 * `npm run bench -- [bundles|loading|parsing|peer|blind|grading|grading-queue|import|marketing|tables|platform|profiles|reads|start|typing|uploads]`: the
 * figures, measured now. Times depend on the machine; shares, sizes and reads do not. `blind [DIR] [--mistakes]` measures
 * the sets in a directory and lists the mistakes, `peer [DIR]` their PDFs; without a directory both take the smoke set.
 * `parsing` has flags of its own, see `measureParsing`.
 */
const today = '2026-06-01';
const directory = process.argv.slice(3).find((word) => !word.startsWith('--'));
const progress = (what: string) => {
  console.error(`  ${what}`);
};
/** Builds what changed since the last build before it measures. */
const built =
  <Result>(measure: () => Result) =>
  async () => {
    await buildWhatChanged(progress);
    return measure();
  };
const measures = {
  bundles: built(() => {
    const rows = weighLastBuild().map(({ page, weight, budget }) => [
      page,
      weight.toFixed(1),
      budget,
      weight <= budget ? 'yes' : 'NO',
    ]);
    return textTable(['page', 'kB gzip', 'budget', 'within'], rows);
  }),
  loading: measureLoading,
  parsing: () => measureParsing(process.argv.slice(3), today),
  peer: () => measurePeer(progress, today, directory),
  blind: () => measureBlind(progress, { directory, withMistakes: process.argv.includes('--mistakes') }),
  grading: async () => measureGrading(await loadEngine(), { seed: 'bench', count: 60, today }),
  import: () => measureImport(progress),
  'grading-queue': () => measureQueue(progress),
  marketing: () => measureMarketing(progress, directory),
  tables: built(() => measureTables(progress)),
  platform: built(() => measurePlatform(progress)),
  profiles: built(() => measureProfiles(progress)),
  reads: built(() => measureScreens(progress)),
  start: built(() => measureStart(progress)),
  typing: built(() => measureTyping(progress)),
  uploads: built(() => measureUploads(progress)),
};

const wanted = process.argv[2];
for (const [name, measure] of Object.entries(measures)) {
  // `peer` downloads the other project, so it runs only on request.
  if (wanted === undefined ? name === 'peer' : wanted !== name) continue;
  console.log(`\n${name}\n`);
  console.log(await measure());
}
