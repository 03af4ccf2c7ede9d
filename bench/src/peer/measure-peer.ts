import { readFile } from 'node:fs/promises';
import { basename, extname } from 'node:path';
import { blindSetFolders, readBlindSet, smokeFolder } from '../blind/blind-set';
import { loadEngine } from '../engine';
import { quantile, textTable } from '../text-table';
import { loadOpenResume, type PeerParser } from './open-resume';

/** How often each parser reads a document; the first round warms up and is not counted. */
const rounds = 4;

/** How many times as long as OpenResume our parser may take. */
const limit = 1.5;

/**
 * Time to read and parse a PDF, compared with OpenResume: the PDFs of the sets in a directory (the smoke set when none is
 * given), in turn in one process, so that both parsers run under the same load. The median of a document's rounds counts.
 */
export async function measurePeer(
  report: (what: string) => void,
  today: string,
  directory = smokeFolder,
): Promise<string> {
  const engine = await loadEngine();
  const parsers = {
    ours: async (path) => engine.parseResume(await readFile(path), basename(path), today),
    theirs: await loadOpenResume(report),
  } satisfies Record<string, PeerParser>;
  const paths = blindSetFolders(directory)
    .flatMap((folder) => readBlindSet(folder).documents.map(({ path }) => path))
    .filter((path) => extname(path) === '.pdf');
  const medians = { ours: [] as number[], theirs: [] as number[] };
  report(`Parsing ${String(paths.length)} PDFs with each, ${String(rounds)} times`);
  for (const path of paths) {
    const times = { ours: [] as number[], theirs: [] as number[] };
    for (let round = 0; round < rounds; round += 1) {
      for (const who of ['theirs', 'ours'] as const) {
        const began = performance.now();
        await parsers[who](path);
        if (round > 0) times[who].push(performance.now() - began);
      }
    }
    for (const who of ['theirs', 'ours'] as const) medians[who].push(quantile(times[who], 0.5));
  }
  const ratios = medians.ours.map((ours, index) => ours / (medians.theirs[index] ?? Number.NaN));
  const row = (name: string, share: number): string[] => [
    name,
    quantile(medians.ours, share).toFixed(1),
    quantile(medians.theirs, share).toFixed(1),
    (quantile(medians.ours, share) / quantile(medians.theirs, share)).toFixed(2),
  ];
  return [
    textTable(
      [`${String(paths.length)} PDFs, ms each`, 'this engine', 'OpenResume', 'ratio'],
      [row('median', 0.5), row('p95', 0.95)],
    ),
    `median of the documents' own ratios ${quantile(ratios, 0.5).toFixed(2)}; limit ${limit.toFixed(1)}`,
  ].join('\n');
}
