/**
 * `check.mjs [lint] [unused] [format] [words] [types]`: runs checks of the repository, two at a time. `lint` includes the
 * types; `types` by name checks them alone, which is quick when repeated.
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './prepare.mjs';

const rooms = ['web', 'functions', 'matching', 'local', 'domain', 'e2e', 'bench', 'rules'].filter((room) =>
  existsSync(join(root, room, 'tsconfig.json')),
);

/** Programs with their arguments, by check. The longest first, so that all end at about the same time. */
const checks = {
  lint: [['node_modules/oxlint/bin/oxlint']],
  unused: [['node_modules/knip/bin/knip.js', '--no-progress']],
  words: [['local/bin/words.mjs']],
  format: [['node_modules/oxfmt/bin/oxfmt', '--list-different']],
};
const byNameOnly = { types: rooms.map((room) => ['node_modules/typescript-native/bin/tsc', '-p', room, '--pretty']) };

const wanted = process.argv.slice(2);
const known = { ...checks, ...byNameOnly };
const unknown = wanted.find((name) => !Object.hasOwn(known, name));
if (unknown) {
  console.error(`There is no check "${unknown}"; choose from ${Object.keys(known).join(', ')}.`);
  process.exit(1);
}

const waiting = (wanted.length === 0 ? Object.keys(checks) : wanted).flatMap((name) => known[name]);
let failed = false;

async function worker() {
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const { code, output } = await run(next);
    if (code === 0) continue;
    failed = true;
    console.error(output);
  }
}

function run([program, ...args]) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [join(root, program), ...args], { cwd: root });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
    child.once('exit', (code) => resolve({ code, output }));
  });
}

await Promise.all([worker(), worker()]);
process.exit(failed ? 1 : 0);
