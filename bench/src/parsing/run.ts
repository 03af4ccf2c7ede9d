import { parseArgs } from 'node:util';
import { listVariants } from '@portal/local/documents/render-resume';
import { loadEngine } from '../engine';
import { printParsing } from './print-parsing';
import { runParsing } from './run-parsing';
import { parsingFields } from './score-parsing';

/**
 * `tsx bench/src/parsing/run.ts [--people 12] [--seed bench] [--only "pdf modern"] [--mistakes title]`: the parser on a
 * made corpus. `--only` takes a format, or a format and a layout; `--mistakes` lists wrong values of a field, or of `all`.
 */
const { values } = parseArgs({
  options: {
    people: { type: 'string', default: '12' },
    seed: { type: 'string', default: 'bench' },
    only: { type: 'string', default: '' },
    mistakes: { type: 'string', default: '' },
  },
});

const result = await runParsing(await loadEngine(), {
  seed: values.seed,
  people: Number(values.people),
  today: '2026-06-01',
  variants: listVariants().filter(({ format, layout }) => `${format} ${layout}`.startsWith(values.only)),
});
process.stdout.write(`${printParsing(result)}\n`);

for (const field of parsingFields.filter((name) => values.mistakes === 'all' || values.mistakes === name)) {
  const rows = result.mistakes.filter((mistake) => mistake.field === field).slice(0, 40);
  process.stdout.write(`\n${field}\n`);
  for (const { expected, found, document } of rows)
    process.stdout.write(`  ${JSON.stringify(expected)} -> ${JSON.stringify(found)}  ${document}\n`);
}
