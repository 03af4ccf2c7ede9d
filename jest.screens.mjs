import { jest } from '@jest/globals';

/** Screens are drawn and used in a simulated browser: on a busy machine a dozen clicks take longer than Jest's five seconds. */
jest.setTimeout(30_000);
