/** `npm run unit -- …`: Jest by itself, with its own arguments. */
import { run } from './prepare.mjs';

await run('node_modules/jest/bin/jest.js');
