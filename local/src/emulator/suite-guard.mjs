/**
 * Loaded into the process of firebase-tools before anything else (`node --import`), because a fault in the proxies of
 * its emulators would end all of them. Parameters of the URL:
 * - `attachFirestore`: the Firestore emulator is a process of the launcher's; use it instead of starting one;
 * - `watch`: ports, comma-separated; each answered request that may have changed data there is reported to the parent
 *   process with the message `changed`.
 */
import { subscribe } from 'node:diagnostics_channel';
import { createRequire } from 'node:module';
import { finished } from 'node:stream';

const require = createRequire(import.meta.url);
const options = new URL(import.meta.url).searchParams;

guardResponses();
guardConnections();
endWithStorageRules();
redactCodes();
if (options.has('attachFirestore')) attachFirestore();
if (options.has('watch')) reportChanges(new Set(options.get('watch')?.split(',').map(Number)));

/**
 * A function may answer and close the connection before it has read a large body. The proxy in
 * `lib/emulator/functionsRuntimeWorker.js` then writes a second head, which throws. And no proxy there notices that the
 * answer it forwards has broken off.
 */
function guardResponses() {
  subscribe('http.server.request.start', (message) => {
    const { response } = /** @type {{ response: import('node:http').ServerResponse }} */ (message);
    const writeHead = response.writeHead;
    response.writeHead = function (...args) {
      if (!response.headersSent) return writeHead.apply(response, args);
      log(`Second answer to ${response.req.method} ${response.req.url} ignored`);
      if (!response.writableEnded) response.destroy();
      return response;
    };
    response.on('error', (error) => {
      log(`Answer to ${response.req.method} ${response.req.url} failed: ${error.message}`);
    });
    response.on('pipe', (source) => {
      finished(source, { writable: false }, (error) => {
        if (error && !response.writableEnded) response.destroy();
      });
    });
  });
}

/** Lets firebase-tools end by an uncaught exception, except for a broken connection, which is one client's matter. */
function guardConnections() {
  const connectionErrors = new Set(['ECONNRESET', 'EPIPE', 'ERR_HTTP_HEADERS_SENT', 'ERR_STREAM_PREMATURE_CLOSE']);
  const on = process.on;
  process.on = function (/** @type {string} */ event, /** @type {(...args: any[]) => void} */ listener) {
    if (event !== 'uncaughtException') return on.call(process, event, listener);
    return on.call(process, event, (/** @type {NodeJS.ErrnoException} */ error, /** @type {string} */ origin) => {
      if (connectionErrors.has(error.code ?? '')) log(`Broken connection: ${error.stack}`);
      else listener(error, origin);
    });
  };
}

/** Without its rules runtime the Storage emulator refuses everything for good; the launcher restarts what has ended. */
function endWithStorageRules() {
  const { StorageRulesRuntime } = require('firebase-tools/lib/emulator/storage/rules/runtime.js');
  const { start, stop } = StorageRulesRuntime.prototype;
  let isStopping = false;
  StorageRulesRuntime.prototype.start = async function (/** @type {unknown[]} */ ...args) {
    await start.apply(this, args);
    this._childprocess?.once('exit', () => {
      if (isStopping) return;
      log('The Storage rules runtime has ended');
      process.exit(1);
    });
  };
  StorageRulesRuntime.prototype.stop = function () {
    isStopping = true;
    return stop.call(this);
  };
}

/** Links in mails and URLs of requests carry one-time codes, which must not stay in a log. */
function redactCodes() {
  const { logger } = require('firebase-tools/lib/logger.js');
  // Where winston keeps further arguments (triple-beam).
  const furtherArguments = Symbol.for('splat');
  const codes =
    /([?&](?:oobCode|code|token|user_token|admin_token|access_token|refresh_token|accessCode)=)[^&\s"'\\]+/gi;
  const redact = (/** @type {unknown} */ value) => (typeof value === 'string' ? value.replace(codes, '$1…') : value);
  const write = logger.write;
  logger.write = function (/** @type {Record<string | symbol, unknown>} */ entry, /** @type {unknown[]} */ ...rest) {
    entry.message = redact(entry.message);
    const further = entry[furtherArguments];
    if (Array.isArray(further)) entry[furtherArguments] = further.map(redact);
    return write.call(logger, entry, ...rest);
  };
}

function attachFirestore() {
  const ports = require('firebase-tools/lib/emulator/portUtils.js');
  const programs = require('firebase-tools/lib/emulator/downloadableEmulators.js');
  const { resolveHostAndAssignPorts } = ports;
  // A list of addresses is taken as it is: nobody checks that its port is free.
  ports.resolveHostAndAssignPorts = (/** @type {Record<string, any>} */ config) => {
    const { host, port } = config.firestore;
    return resolveHostAndAssignPorts(
      port === undefined ? config : { ...config, firestore: [{ address: host, family: 'IPv4', port }] },
    );
  };
  const { start, stop } = programs;
  programs.start = async (/** @type {string} */ name, /** @type {unknown[]} */ ...args) => {
    if (name !== 'firestore') await start(name, ...args);
  };
  programs.stop = async (/** @type {string} */ name) => {
    if (name !== 'firestore') await stop(name);
  };
}

/** @param {ReadonlySet<number>} ports */
function reportChanges(ports) {
  const reading = new Set(['GET', 'HEAD', 'OPTIONS']);
  subscribe('http.server.response.finish', (message) => {
    const { request } = /** @type {{ request: import('node:http').IncomingMessage }} */ (message);
    if (!ports.has(request.socket.localPort ?? 0) || reading.has(request.method ?? '')) return;
    // The export of the Storage emulator is part of a save.
    if (request.url === '/internal/export') return;
    process.send?.('changed', () => undefined);
  });
}

/** @param {string} line */
function log(line) {
  console.warn(`[portal] ${line}`);
}
