/**
 * Ends a jest worker as soon as it has nothing left to do. Loaded before jest (`--import`), which its workers inherit. A
 * worker would first free hundreds of megabytes of modules; on a busy machine that takes longer than the half second after
 * which jest kills it and reports a leaking test. A test that really leaves something open is still reported.
 */
if (process.env.JEST_WORKER_ID !== undefined) process.once('beforeExit', (code) => process.exit(code));
