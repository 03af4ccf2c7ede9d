import { loadEngine } from './src/engine';
import { runCases, printCases } from './src/grading/run-cases';
const r = await runCases(await loadEngine(), '2026-06-01');
console.log(printCases(r));
const sets = process.argv.slice(2);
for (const one of r) if (sets.includes(one.set)) for (const m of one.mistakes) console.log(one.kind, '|', m);
