import { run } from './prepare.mjs';

const isWithoutPortal = ['unit', 'deep'].includes(process.argv[2] ?? '');
await run('local/src/test.ts', { needsEmulator: !isWithoutPortal });
