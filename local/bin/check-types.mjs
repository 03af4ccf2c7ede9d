/** Checks the types of every room, two at a time. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './prepare.mjs';

const rooms = ['domain', 'matching', 'functions', 'web', 'local', 'rules', 'e2e', 'bench'].filter((room) =>
  existsSync(join(root, room, 'tsconfig.json')),
);
const waiting = [...rooms];
let failed = false;

async function worker() {
  for (let room = waiting.shift(); room; room = waiting.shift()) {
    const { code, output } = await check(room);
    if (code === 0) continue;
    failed = true;
    console.error(output);
  }
}

function check(room) {
  return new Promise((resolve) => {
    const tsc = spawn(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-p', room, '--pretty'], {
      cwd: root,
    });
    let output = '';
    for (const stream of [tsc.stdout, tsc.stderr]) stream.on('data', (chunk) => (output += chunk));
    tsc.once('exit', (code) => resolve({ code, output }));
  });
}

await Promise.all([worker(), worker()]);
process.exit(failed ? 1 : 0);
