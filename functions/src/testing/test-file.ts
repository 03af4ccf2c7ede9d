import { randomBytes } from 'node:crypto';
import { afterAll, expect } from '@jest/globals';
import { deleteApp, getApps } from 'firebase-admin/app';
import { movableClock, type MovableClock } from './movable-clock';

/** What a test file has for itself; files that run one after the other in a process share its modules. */
interface TestFile {
  /** Each file is a client of its own, so that none uses up another's limits. */
  clientIp: string;
  /** The time of calls that are answered in this process. */
  clock: MovableClock;
}

const files = new Map<string, TestFile>();

/** What belongs to the test file that runs now. */
export function testFile(): TestFile {
  const { testPath = '' } = expect.getState();
  const known = files.get(testPath);
  if (known) return known;
  const clientIp = ['10', ...randomBytes(3)].join('.');
  const file = { clientIp, clock: movableClock() };
  files.set(testPath, file);
  return file;
}

/**
 * Moves a test file to a project of its own, which has neither triggers nor functions: calls are answered in this
 * process, and tests run the handlers of triggers. Call it before any read or write.
 */
export function withoutTriggers(): void {
  const { GCLOUD_PROJECT: shared = '' } = process.env;
  enterProject(`demo-${randomBytes(6).toString('hex')}`);
  afterAll(async () => {
    await Promise.all(getApps().map(deleteApp));
    enterProject(shared);
  });
}

/** The Admin SDK's app keeps the project that it was made with. */
function enterProject(projectId: string): void {
  for (const app of getApps()) void deleteApp(app);
  process.env.GCLOUD_PROJECT = process.env.GOOGLE_CLOUD_PROJECT = projectId;
}
