import { Worker } from 'node:worker_threads';

/** Runs in a thread of its own: a document can keep the process too busy to hear of anything. */
const orphanWatch = `
  const { workerData: parent } = require('node:worker_threads');
  setInterval(() => { if (process.ppid !== parent) process.kill(process.pid, 'SIGKILL'); }, 500);
`;
const heap = { maxOldGenerationSizeMb: 8, maxYoungGenerationSizeMb: 1 };

/**
 * Ends this process soon after the one that started it is gone: nobody holds it to its limits then. It keeps no process
 * alive by itself.
 */
export function endWithParent(): void {
  new Worker(orphanWatch, { eval: true, workerData: process.ppid, resourceLimits: heap }).unref();
}
