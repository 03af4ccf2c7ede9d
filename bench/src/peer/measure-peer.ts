import { readFile } from 'node:fs/promises';
import { basename, extname } from 'node:path';
import { blindSetNames, readBlindSet } from '../blind/blind-set';
import { loadEngine } from '../engine';
import { quantile, textTable } from '../text-table';
import { loadOpenResume, type PeerParser } from './open-resume';

/** How often each document is parsed by each; the first time is not counted: it loads what later ones find loaded. */
const rounds = 4;

/** Our parser may take this many times as long as the other. */
const limit = 1.5;

/**
 * Time to read and parse a PDF beside OpenResume: all PDFs of the blind sets, in one process, in turn, so that both meet
 * the same machine. Of a document the median of its rounds counts.
 */
export async function measurePeer(report: (what: string) => void, today: string): Promise<string> {
  const engine = await loadEngine();
  const parsers = {
    ours: async (path) => engine.parseResume(await readFile(path), basename(path), today),
    theirs: await loadOpenResume(report),
  } satisfies Record<string, PeerParser>;
  const paths = blindSetNames()
    .flatMap((name) => readBlindSet(name).documents.map(({ path }) => path))
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
