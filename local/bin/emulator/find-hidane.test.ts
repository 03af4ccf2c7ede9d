import { afterAll, beforeEach, describe, expect, test } from '@jest/globals';
import { createHash } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { releaseArchive } from './download-release.mjs';
import { cacheFolder, findHidane, hidaneVersion, NoEmulatorError } from './find-hidane.mjs';

const scratch = mkdtempSync(join(tmpdir(), 'find-hidane-'));
/** Nothing listens there, as on a machine without a network. */
const unreachable = 'http://127.0.0.1:9';
let folder = '';
let made = 0;

beforeEach(() => {
  folder = join(scratch, String((made += 1)));
});
afterAll(() => {
  rmSync(scratch, { recursive: true, force: true });
});

/** Writes an executable shell script. */
function program(path: string, script: string): string {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `#!/bin/sh\n${script}\n`);
  chmodSync(path, 0o755);
  return path;
}

const says = (version: string) => `echo "hidane ${version}"`;

/** Environment with all folders below the scratch folder. */
function machine(more: Record<string, string> = {}): NodeJS.ProcessEnv {
  return {
    PATH: [join(folder, 'first'), join(folder, 'second'), '/bin', '/usr/bin'].join(':'),
    XDG_CACHE_HOME: join(folder, 'cache'),
    HIDANE_RELEASES_URL: unreachable,
    ...more,
  };
}

async function find(env: NodeJS.ProcessEnv) {
  const steps: string[] = [];
  const found = await findHidane({ env, report: (step) => steps.push(step) });
  return { ...found, steps };
}

const inCache = (env: NodeJS.ProcessEnv) => join(cacheFolder(env), 'bin', 'hidane');

describe('installed emulators, in order', () => {
  test('HIDANE_BIN comes first, in any version', async () => {
    const named = program(join(folder, 'own', 'my-hidane'), says('0.0.1'));
    program(join(folder, 'first', 'hidane'), says(hidaneVersion));
    await expect(find(machine({ HIDANE_BIN: named }))).resolves.toEqual({ path: named, from: 'HIDANE_BIN', steps: [] });
  });

  test('a missing HIDANE_BIN is an error, without a fallback', async () => {
    program(join(folder, 'first', 'hidane'), says(hidaneVersion));
    await expect(find(machine({ HIDANE_BIN: join(folder, 'none') }))).rejects.toThrow('HIDANE_BIN names a file');
  });

  test('PATH comes second, in the pinned version only', async () => {
    program(join(folder, 'first', 'hidane'), says('0.5.9'));
    const pinned = program(join(folder, 'second', 'hidane'), says(hidaneVersion));
    const env = machine();
    program(inCache(env), says(hidaneVersion));
    await expect(find(env)).resolves.toEqual({ path: pinned, from: 'PATH', steps: [] });
  });

  test('the cache comes third', async () => {
    program(join(folder, 'first', 'hidane'), 'exit 1');
    const env = machine();
    const cached = program(inCache(env), says(hidaneVersion));
    await expect(find(env)).resolves.toEqual({ path: cached, from: 'cache', steps: [] });
  });
});

describe('downloads', () => {
  test('a release with the right checksum is unpacked into the cache', async () => {
    const env = machine({ HIDANE_RELEASES_URL: await mirror({}) });
    const { path, from } = await find(env);
    expect({ path, from }).toEqual({ path: inCache(env), from: 'release' });
    expect(readFileSync(path, 'utf8')).toBe('the program');
    await expect(find({ ...env, HIDANE_RELEASES_URL: unreachable })).resolves.toMatchObject({ from: 'cache' });
  });

  test('a release with another checksum is rejected and removed', async () => {
    const env = machine({
      HIDANE_RELEASES_URL: await mirror({ checksum: 'f'.repeat(64) }),
      PATH: join(folder, 'none'),
    });
    await expect(find(env)).rejects.toThrow('the checksum does not match');
    expect(existsSync(inCache(env))).toBe(false);
  });
});

describe('builds', () => {
  test('cargo builds into the cache when there is no release', async () => {
    const env = machine();
    program(
      join(folder, 'first', 'cargo'),
      `echo "   Compiling hidane v$4" >&2; mkdir -p "$7/bin"; echo built >"$7/bin/hidane"`,
    );
    const { path, from, steps } = await find(env);
    expect({ path, from }).toEqual({ path: inCache(env), from: 'cargo' });
    expect(steps.at(-1)).toContain('with cargo');
  });

  test('without cargo one error lists every reason and every remedy', async () => {
    const fault = await find(machine({ PATH: join(folder, 'none') })).catch((error: unknown) => error);
    expect(fault).toBeInstanceOf(NoEmulatorError);
    const message = String(fault);
    for (const part of ['download:', 'cargo is not installed', 'HIDANE_BIN', 'EMULATORS=official']) {
      expect(message).toContain(part);
    }
    expect(message.split('\n').length).toBeLessThan(24);
  });

  test('only one process builds, the other waits for it and shows its steps', async () => {
    const env = machine();
    const started = join(folder, 'starts');
    program(
      join(folder, 'first', 'cargo'),
      `echo start >>${started}; i=0; while [ $i -lt 30 ]; do echo "   Compiling part v$i" >&2; i=$((i+1)); done; sleep 1; mkdir -p "$7/bin"; echo built >"$7/bin/hidane"`,
    );
    const [one, other] = await Promise.all([find(env), find(env)]);
    expect([one.from, other.from].sort()).toEqual(['cache', 'cargo']);
    expect(readFileSync(started, 'utf8')).toBe('start\n');
    expect(other.steps.at(-1)).toMatch(/^Building the Firestore emulator: 30 of \d+ parts$/);
  });

  test('the lock of a process that ended holds up nobody', async () => {
    const env = machine();
    mkdirSync(cacheFolder(env), { recursive: true });
    writeFileSync(join(cacheFolder(env), 'installing'), '999999999\nBuilding');
    program(join(folder, 'first', 'cargo'), `mkdir -p "$7/bin"; echo built >"$7/bin/hidane"`);
    await expect(find(env)).resolves.toMatchObject({ from: 'cargo' });
  });

  test('a failed build reports its last line', async () => {
    program(join(folder, 'first', 'cargo'), 'echo "error: rustc 1.70 is too old" >&2; exit 101');
    await expect(find(machine())).rejects.toThrow('cargo ended with 101: error: rustc 1.70 is too old');
  });
});

const servers: Server[] = [];
afterAll(() => {
  for (const server of servers) server.close();
});

/** A server with a release of the pinned version. @returns the base URL of the releases. */
async function mirror({ checksum }: { checksum?: string }): Promise<string> {
  const archive = releaseArchive(hidaneVersion);
  if (archive === null) throw new Error('there is no release for this machine');
  const bytes = gzipSync(tarOf('hidane-folder/hidane', 'the program'));
  const sums = `${checksum ?? createHash('sha256').update(bytes).digest('hex')}  ${archive}\n`;
  const files: Record<string, string | Buffer> = {
    [`/v${hidaneVersion}/${archive}`]: bytes,
    [`/v${hidaneVersion}/sha256sums.txt`]: sums,
  };
  const server = createServer((request, response) => {
    const file = files[request.url ?? ''];
    response.writeHead(file === undefined ? 404 : 200).end(file);
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
}

/** A tar archive with one file. */
function tarOf(path: string, content: string): Buffer {
  const header = Buffer.alloc(512);
  header.write(path, 0);
  header.write(`${content.length.toString(8).padStart(11, '0')}\0`, 124);
  const body = Buffer.alloc(512);
  body.write(content);
  return Buffer.concat([header, body, Buffer.alloc(1024)]);
}
