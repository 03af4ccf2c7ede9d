import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { configuredAts } from '../adapters/ats/configured-ats';
import { apis } from '../apis';
import { callSeconds } from '../runtime/call-deadline';
import { ports } from '../runtime/context';
import type { Ports } from '../runtime/ports';
import { serve } from '../runtime/serve';
import { engineInProcess } from './engine-in-process';
import { recordingLogger } from './fake-ports';
import { testFile } from './test-file';

const log = recordingLogger();
let made: Ports | undefined;

/**
 * The product's ports, with the clock of the running test file and a log that nobody reads. Files are parsed in this
 * process: those of tests are harmless.
 */
export function ownPorts(): Ports {
  made ??= { ...ports(), tracking: configuredAts(ports().config, log), parsing: engineInProcess, log };
  return { ...made, clock: testFile().clock };
}

interface Hosting {
  hosting: { rewrites: { source: string; function?: { functionId: string } }[] };
}

/** The paths of the APIs as Hosting routes them, in order. */
function routedApis() {
  const file = new URL('../../../firebase.json', import.meta.url);
  const { hosting } = JSON.parse(readFileSync(file, 'utf8')) as Hosting;
  return hosting.rewrites.flatMap(({ source, function: target }) => {
    const api = Object.entries(apis).find(([name]) => name === target?.functionId)?.[1];
    const path = new RegExp(`^${source.replaceAll('**', '.+').replaceAll(/(?<!\.)\*/g, '[^/]+')}$`);
    return api ? [{ path, app: serve({ ...api, ports: ownPorts, timeoutSeconds: callSeconds, log }) }] : [];
  });
}

let url: Promise<string> | undefined;

/** URL of a server in this process that answers the APIs' paths with the product's routes, like Hosting and the functions. */
export function ownServer(): Promise<string> {
  url ??= listen();
  return url;
}

async function listen(): Promise<string> {
  const routed = routedApis();
  const server = createServer((request, response) => {
    const [path = ''] = (request.url ?? '').split('?');
    const found = routed.find((api) => api.path.test(path));
    if (found) found.app(request, response);
    else response.writeHead(404).end('no API has this path');
  });
  server.listen(0, '127.0.0.1').unref();
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
