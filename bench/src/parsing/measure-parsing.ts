import { parseArgs } from 'node:util';
import { findChromium } from '@portal/e2e/src/fixtures/find-chromium';
import { listVariants } from '@portal/local/documents/render-resume';
import { loadEngine } from '../engine';
import { percent } from '../text-table';
import { printCorpus } from './print-corpus';
import { printParsing } from './print-parsing';
import { macroF1, runParsing } from './run-parsing';
import { parsingFields } from './score-parsing';

/** How many wrong values of a field are listed. */
const maxMistakes = 40;

/**
 * The parser on a made corpus, as a table.
 * @param flags `--people 12`, `--seed bench`; `--only` takes a format, or a format and a layout (`"pdf modern"`);
 *   `--mistakes` lists wrong values of a field, or of `all`. With `--printed known` or `--printed heldOut` a browser prints
 *   the layouts that stand for real resumes, or those that are kept back; `--only` is then a part of a layout's name.
 */
export async function measureParsing(flags: readonly string[], today: string): Promise<string> {
  const { values } = parseArgs({
    args: [...flags],
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
    today,
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
  const peak = process.resourceUsage().maxRSS / 1024;
  const lines = [
    printParsing(result),
    `peak memory of making and parsing them: ${peak.toFixed(0)} MB`,
    `macro F1 over all fields: ${percent(macroF1(result.all))}`,
  ];
  for (const field of parsingFields.filter((name) => values.mistakes === 'all' || values.mistakes === name)) {
    const rows = result.mistakes.filter((mistake) => mistake.field === field).slice(0, maxMistakes);
    lines.push('', field);
    for (const { expected, found, document } of rows)
      lines.push(`  ${JSON.stringify(expected)} -> ${JSON.stringify(found)}  ${document}`);
  }
  return lines.join('\n');
}
