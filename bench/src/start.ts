import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { textTable } from './text-table';

const root = resolve(import.meta.dirname, '../..');
const addressMark = 'The portal runs at';
const seedingStep = /Making the demo agencies \(([\d.]+) s\)/;
const maxSeconds = { seeding: 60, start: 20 };

interface Start {
  /** From the command to the printed address. */
  seconds: number;
  /** Of them for the demo data; null when it was there. */
  seedingSeconds: number | null;
}

/**
 * `npm start` as a person has it: once without data and once with that of the first, in a folder of its own. Packages
 * are installed and everything is built before.
 */
export async function measureStart(report: (what: string) => void): Promise<string> {
  const stateFolder = mkdtempSync(join(tmpdir(), 'portal-state-'));
  try {
    report('Starting without data');
    const first = await startOnce(stateFolder);
    report('Starting with the data of the first time');
    const second = await startOnce(stateFolder);
    const seeding = first.seedingSeconds ?? NaN;
    return textTable(
      ['npm start', 'seconds', 'at most', 'within'],
      [
        ['first start', first.seconds.toFixed(1), '', ''],
        ['of it, demo data', seeding.toFixed(1), maxSeconds.seeding, seeding <= maxSeconds.seeding ? 'yes' : 'NO'],
        ['later start', second.seconds.toFixed(1), maxSeconds.start, second.seconds <= maxSeconds.start ? 'yes' : 'NO'],
      ],
    );
  } finally {
    rmSync(stateFolder, { recursive: true, force: true });
  }
}

/** @throws Error with the output when the portal ends before its address is printed. */
async function startOnce(stateFolder: string): Promise<Start> {
  const started = performance.now();
  const portal = spawn(process.execPath, [join(root, 'local/bin/start.mjs')], {
    cwd: root,
    env: { ...process.env, PORTAL_STATE: stateFolder },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((end) => portal.once('exit', () => end()));
  const lines: string[] = [];
  for await (const line of createInterface({ input: portal.stdout })) {
    lines.push(line);
    if (!line.includes(addressMark)) continue;
    const seconds = (performance.now() - started) / 1000;
    portal.kill('SIGINT');
    await ended;
    const seeding = seedingStep.exec(lines.join('\n'))?.[1];
    return { seconds, seedingSeconds: seeding === undefined ? null : Number(seeding) };
  }
  throw new Error(`The portal did not start:\n${lines.join('\n')}`);
}
