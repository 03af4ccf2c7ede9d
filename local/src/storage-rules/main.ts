import { createInterface } from 'node:readline';
import { StorageRulesRuntime } from './runtime';

const runtime = new StorageRulesRuntime();
process.stdout.write(`${JSON.stringify({ id: -1, status: 'ok' })}\n`);
createInterface({ input: process.stdin }).on('line', (line) => {
  if (line.trim() === '') return;
  const answered = runtime.take(line);
  if (answered !== null) process.stdout.write(`${answered}\n`);
});
