import { run } from './prepare.mjs';

await run('local/src/test.ts');
