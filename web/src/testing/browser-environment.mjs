import { TestEnvironment } from 'jest-environment-jsdom';

/**
 * A page for tests of hooks against the emulators: jsdom's DOM, with Node's network and Firebase's builds for Node, whose
 * connections work there.
 */
export default class BrowserEnvironment extends TestEnvironment {
  constructor(...args) {
    super(...args);
    const fromNode = { fetch, Headers, Request, Response, AbortController, AbortSignal, structuredClone, crypto };
    const values = { TextEncoder, TextDecoder, Uint8Array, ArrayBuffer, setImmediate, clearImmediate };
    Object.assign(this.global, fromNode, values);
  }

  exportConditions() {
    return ['node', 'node-addons'];
  }
}
