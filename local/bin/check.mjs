/** `check.mjs [types] [lint] [unused] [format] [words]`: runs checks of the repository (all by default), two at a time. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './prepare.mjs';

const rooms = ['web', 'functions', 'matching', 'local', 'domain', 'e2e', 'bench', 'rules'].filter((room) =>
  existsSync(join(root, room, 'tsconfig.json')),
);

/** Lint loads all types of its files. One room at a time, because all of them together exceed the memory. */
const lint = (name, ...what) => [
  'node_modules/eslint/bin/eslint.js',
  ...[...what, '--max-warnings', '0', '--cache', '--cache-location', `node_modules/.cache/eslint/${name}`, '--color'],
];

/** Programs with their arguments, by check. The longest first, so that all end at about the same time. */
const checks = {
  lint: [
    ...rooms.map((room) => lint(room, room)),
    lint('top', '.', ...rooms.flatMap((room) => ['--ignore-pattern', `${room}/**`])),
  ],
  // TypeScript's native compiler takes a fifth of the time; lint needs the older one, which has an interface for programs.
  types: rooms.map((room) => ['node_modules/typescript-native/bin/tsc', '-p', room, '--pretty']),
  unused: [['node_modules/knip/bin/knip.js', '--no-progress']],
  format: [['node_modules/prettier/bin/prettier.cjs', '--check', '.', '--cache', '--log-level', 'warn']],
  words: [['local/bin/words.mjs']],
};

const wanted = process.argv.slice(2);
const unknown = wanted.find((name) => !Object.hasOwn(checks, name));
if (unknown) {
  console.error(`There is no check "${unknown}"; choose from ${Object.keys(checks).join(', ')}.`);
  process.exit(1);
}

const waiting = Object.entries(checks).flatMap(([name, runs]) =>
  wanted.length === 0 || wanted.includes(name) ? runs : [],
);
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
