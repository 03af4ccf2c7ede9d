import { run } from './prepare.mjs';

await run('local/src/start.ts', { needsEmulator: true });
