import { readFile } from 'node:fs/promises';
import { findChromium } from '@portal/e2e/src/fixtures/find-chromium';
import { createRandom } from '@portal/local/documents/random';
import { documentToHtml, parseResume, readDocument } from '@portal/matching';
import { parseRow } from '@portal/matching/cli/rows';
import { drawnPages, scanned, scanPdf } from '@portal/matching/documents/testing/make-scan';
import { chromium } from '@playwright/test';
import { readBlindSet, smokeFolder, type BlindDocument } from '../blind/blind-set';
import { parseAnswerSchema, type ParseAnswer } from '../blind/command-line';
import { printMistakes, printScore } from '../blind/print-score';
import { scoreAnswers } from '../blind/score-answers';
import { textTable } from '../text-table';

/** Number of documents: all PDFs of the smoke set, then others by name. */
const documentCount = 20;
/** Largest skew in degrees and largest change of a pixel's brightness, of 255. */
const most = { skew: 2, noise: 50 };

/**
 * F1 of each field and the processor's time for documents of the smoke set as a scanner would show them: at 200 dpi, askew
 * and with noise. PDFs are drawn as they are, other documents as their text printed by Chromium.
 * @param languages of the recognition.
 */
export async function measureScans(
  report: (what: string) => void,
  {
    today,
    languages,
    withMistakes,
  }: { today: string; languages: readonly string[] | undefined; withMistakes: boolean },
): Promise<string> {
  const { documents } = readBlindSet(smokeFolder);
  const isPdf = ({ file }: BlindDocument) => file.endsWith('.pdf');
  const chosen = [...documents.filter(isPdf), ...documents.filter((each) => !isPdf(each))].slice(0, documentCount);
  const answers: { file: string; truth: BlindDocument['truth']; found: ParseAnswer }[] = [];
  const times: { pages: number; ms: number }[] = [];
  for (const { file, path, truth } of chosen) {
    const bytes = await scanOf(file, await readFile(path));
    const before = process.cpuUsage();
    const document = await readDocument(bytes, {
      fileName: 'scan.pdf',
      ...(languages ? { recognition: { languages } } : {}),
    });
    const { user, system } = process.cpuUsage(before);
    const pages = document.scan?.pages ?? 0;
    if (pages === 0) throw new Error(`${file} was not recognized`);
    times.push({ pages, ms: (user + system) / 1_000 });
    report(`${file}: ${String(pages)} pages, ${((user + system) / 1e6).toFixed(1)} s`);
    answers.push({
      file,
      truth,
      found: parseAnswerSchema.validateSync(parseRow(file, parseResume(document, { today }), 0)),
    });
  }
  const score = scoreAnswers(answers);
  const pages = times.reduce((sum, time) => sum + time.pages, 0);
  const seconds = times.reduce((sum, { ms }) => sum + ms, 0) / 1_000;
  const slowest = Math.max(...times.map((time) => time.ms / time.pages / 1_000));
  return [
    printScore('scans', score),
    textTable(
      ['pages', 'processor s a page', 'slowest document'],
      [[pages, (seconds / pages).toFixed(1), slowest.toFixed(1)]],
    ),
    ...(withMistakes ? [printMistakes(score, [])] : []),
  ].join('\n\n');
}

async function scanOf(file: string, bytes: Uint8Array): Promise<Uint8Array> {
  const random = createRandom('scans', file);
  const pdf = file.endsWith('.pdf')
    ? bytes
    : await printed(documentToHtml(await readDocument(bytes, { fileName: file })));
  const pages = await drawnPages(pdf);
  const look = () => ({ skew: (random.next() * 2 - 1) * most.skew, noise: most.noise, random: () => random.next() });
  return scanPdf(pages.map((page) => scanned(page, look())));
}

/** HTML printed by a browser. */
async function printed(html: string): Promise<Uint8Array> {
  const executablePath = findChromium(process.env);
  const browser = await chromium.launch({
    args: ['--no-sandbox', '--disable-gpu'],
    ...(executablePath ? { executablePath } : {}),
  });
  try {
    const page = await browser.newPage({ javaScriptEnabled: false });
    await page.setContent(`<meta charset="utf-8"><style>body { font: 11pt Arial; margin: 2cm }</style>${html}`);
    return new Uint8Array(await page.pdf({ format: 'Letter' }));
  } finally {
    await browser.close();
  }
}
