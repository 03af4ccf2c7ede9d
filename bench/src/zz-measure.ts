import { readFileSync, readdirSync } from 'node:fs';
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { loadEngine } from '/work/wt/parser/bench/src/engine';
import { runParsing } from '/work/wt/parser/bench/src/parsing/run-parsing';
import { printParsing } from '/work/wt/parser/bench/src/parsing/print-parsing';
import { parsingFields } from '/work/wt/parser/bench/src/parsing/score-parsing';
const [dir = '/tmp/blind', only = '', show = ''] = process.argv.slice(2);
const rows = JSON.parse(readFileSync(`${dir}/manifest.json`, 'utf8'));
async function* corpus() {
  for (const row of rows) {
    if (only && !row.file.includes(only)) continue;
    let bytes; try { bytes = new Uint8Array(readFileSync(`${dir}/docs/${row.file}`)); } catch { continue; }
    const phone = parsePhoneNumberFromString(row.truth.phone, row.truth.country === 'UK' ? 'GB' : row.truth.country)?.number ?? row.truth.phone;
    yield { id: row.file, format: row.file.split('.').pop(), layout: row.style, bytes, fileName: row.file, truth: { ...row.truth, phone, education: row.truth.education.map((e: any) => ({ ...e, degreeName: e.degree, major: '' })) } };
  }
}
const engine = await loadEngine();
const result = await runParsing(engine, { today: '2026-06-01' } as any, corpus() as any);
console.log(printParsing(result));
for (const field of parsingFields.filter((f) => show === 'all' || show === f)) {
  console.log(`\n${field}`);
  for (const m of result.mistakes.filter((x: any) => x.field === field)) console.log(`  ${JSON.stringify(m.expected)} -> ${JSON.stringify(m.found)}  ${m.document}`);
}
