import { buildWhatChanged } from '@portal/local/steps/build';
import { loadEngine } from './engine';
import { textTable } from './text-table';

// The processes of a portal run in other folders, where the relative path of this configuration leads nowhere.
delete process.env.TSX_TSCONFIG_PATH;

/**
 * `npm run bench -- [bundles|client-connect|loading|parsing|peer|blind|grading|grading-queue|import|marketing|tables|platform|profiles|reading|reads|scans|start|statements|typing|uploads]`: the
 * figures, measured now. Times depend on the machine; shares, sizes and reads do not. `blind [DIR] [--mistakes]` measures
 * the sets in a directory and lists the mistakes, `peer [DIR]` their PDFs; without a directory both take the smoke set.
 * `parsing`, `reading` and `statements` have flags of their own, see `measureParsing`, `measureReading` and
 * `measureStatements`.
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
/** Each loads with its first use: those of the portal need the functions' test helpers. */
const measures = {
  bundles: built(async () => {
    const { weighLastBuild } = await import('./bundles/last-build');
    const rows = weighLastBuild().map(({ page, weight, budget }) => [
      page,
      weight.toFixed(1),
      budget,
      weight <= budget ? 'yes' : 'NO',
    ]);
    return textTable(['page', 'kB gzip', 'budget', 'within'], rows);
  }),
  'client-connect': async () =>
    (await import('./client-connect/measure-client-connect')).measureClientConnect(progress, directory),
  loading: async () => (await import('./loading')).measureLoading(),
  parsing: async () => (await import('./parsing/measure-parsing')).measureParsing(process.argv.slice(3), today),
  peer: async () => (await import('./peer/measure-peer')).measurePeer(progress, today, directory),
  blind: async () =>
    (await import('./blind/measure-blind')).measureBlind(progress, {
      directory,
      withMistakes: process.argv.includes('--mistakes'),
    }),
  grading: async () =>
    (await import('./grading/measure-grading')).measureGrading(await loadEngine(), { seed: 'bench', count: 60, today }),
  import: async () => (await import('./ats/measure-import')).measureImport(progress),
  'grading-queue': async () => (await import('./queue/measure-queue')).measureQueue(progress),
  marketing: async () => (await import('./marketing/measure-marketing')).measureMarketing(progress, directory),
  tables: built(async () => (await import('./tables/measure-tables')).measureTables(progress)),
  platform: built(async () => (await import('./tables/measure-platform')).measurePlatform(progress)),
  profiles: built(async () => (await import('./profiles/measure-profiles')).measureProfiles(progress)),
  reads: built(async () => (await import('./tables/measure-tables')).measureScreens(progress)),
  scans: async () =>
    (await import('./scans/measure-scans')).measureScans(progress, {
      today,
      languages: process.argv
        .find((word) => word.startsWith('--languages='))
        ?.slice(12)
        .split('+'),
      withMistakes: process.argv.includes('--mistakes'),
    }),
  reading: async () => (await import('./reading/measure-reading')).measureReading(process.argv.slice(3), today),
  start: built(async () => (await import('./start')).measureStart(progress)),
  statements: async () =>
    (await import('./statements/measure-statements')).measureStatements(process.argv.slice(3), today),
  typing: built(async () => (await import('./typing/measure-typing')).measureTyping(progress)),
  uploads: built(async () => (await import('./uploads/measure-uploads')).measureUploads(progress)),
};

const wanted = process.argv[2];
for (const [name, measure] of Object.entries(measures)) {
  // `peer` downloads the other project, so it runs only on request.
  if (wanted === undefined ? name === 'peer' : wanted !== name) continue;
  console.log(`\n${name}\n`);
  console.log(await measure());
}
