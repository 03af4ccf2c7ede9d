import { parseArgs } from 'node:util';
import { listVariants } from '@portal/local/documents/render-resume';
import { findChromium } from '@portal/e2e/src/fixtures/find-chromium';
import { loadEngine } from '../engine';
import { printCorpus } from './print-corpus';
import { printParsing } from './print-parsing';
import { runParsing } from './run-parsing';
import { parsingFields } from './score-parsing';

/**
 * `tsx bench/src/parsing/run.ts [--people 12] [--seed bench] [--only "pdf modern"] [--mistakes title]`: the parser on a
 * made corpus. `--only` takes a format, or a format and a layout; `--mistakes` lists wrong values of a field, or of
 * `all`. With `--printed known` or `--printed heldOut` a browser prints the layouts that stand for real resumes, or those
 * that are kept back; `--only` is then a part of a layout's name.
 */
const { values } = parseArgs({
  options: {
    people: { type: 'string', default: '12' },
    seed: { type: 'string', default: 'bench' },
    only: { type: 'string', default: '' },
    mistakes: { type: 'string', default: '' },
    printed: { type: 'string', default: '' },
  },
});

const options = {
  seed: values.seed,
  people: Number(values.people),
  today: '2026-06-01',
  variants: listVariants().filter(({ format, layout }) => `${format} ${layout}`.startsWith(values.only)),
};
const printed =
  values.printed === ''
    ? undefined
    : printCorpus({
        ...options,
        set: values.printed === 'heldOut' ? 'heldOut' : 'known',
        only: values.only,
        executablePath: findChromium(process.env),
      });
const result = await runParsing(await loadEngine(), options, printed);
process.stdout.write(`${printParsing(result)}\n`);

for (const field of parsingFields.filter((name) => values.mistakes === 'all' || values.mistakes === name)) {
  const rows = result.mistakes.filter((mistake) => mistake.field === field).slice(0, 40);
  process.stdout.write(`\n${field}\n`);
  for (const { expected, found, document } of rows)
    process.stdout.write(`  ${JSON.stringify(expected)} -> ${JSON.stringify(found)}  ${document}\n`);
}
