/**
 * Ends a worker of jest as soon as nothing is left for it to do; loaded before jest (`--import`), its workers inherit that.
 * By itself a worker first gives back what stands in its memory, hundreds of megabytes of modules: half a second on a busy
 * machine, after which jest kills it and says that a test leaks. Who really leaves something open never comes here, and is
 * told as before.
 */
if (process.env.JEST_WORKER_ID !== undefined) process.once('beforeExit', (code) => process.exit(code));
