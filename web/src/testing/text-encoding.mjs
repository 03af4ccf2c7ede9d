/** Every browser encodes text; jsdom leaves that to Node. Runs before each file of tests (jest.config.mjs). */
import { TextDecoder, TextEncoder } from 'node:util';

Object.assign(globalThis, { TextDecoder, TextEncoder });
