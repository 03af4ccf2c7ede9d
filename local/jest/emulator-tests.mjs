import { jest } from '@jest/globals';

/** What waits for emulators waits for a busy machine too: longer than any single thing that a test waits for. */
export default function emulatorTests() {
  jest.setTimeout(120_000);
}
