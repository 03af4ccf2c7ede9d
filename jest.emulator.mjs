import { jest } from '@jest/globals';

/** What waits for emulators waits for a busy machine too; a test about time says its own limit. */
jest.setTimeout(60_000);
