/** Browsers encode text; jsdom leaves that to Node. Runs before each test file (jest.config.mjs). */
import { TextDecoder, TextEncoder } from 'node:util';

Object.assign(globalThis, { TextDecoder, TextEncoder });
