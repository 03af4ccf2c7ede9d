import { spawn } from 'node:child_process';

/** Crates that a build of the pinned version compiles. */
const crates = 138;
/** Crates compiled between two progress messages. */
const reportedEvery = 10;

/**
 * Compiles in half the time of the crate's own release profile (one unit, link-time optimization) and answers the demo's
 * reads and writes as fast.
 */
const quickProfile = {
  CARGO_PROFILE_RELEASE_OPT_LEVEL: '1',
  CARGO_PROFILE_RELEASE_LTO: 'off',
  CARGO_PROFILE_RELEASE_CODEGEN_UNITS: '256',
};

/**
 * Builds the emulator from crates.io into `<root>/bin`.
 * @param {{ version: string, root: string, env: NodeJS.ProcessEnv, report: (step: string) => void }} options
 * @returns {Promise<string | null>} null on success, else the error.
 */
export async function buildWithCargo({ version, root, env, report }) {
  return new Promise((resolve) => {
    const child = spawn('cargo', ['install', 'hidane', '--version', version, '--locked', '--root', root], {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...quickProfile, ...env, CARGO_TERM_PROGRESS_WHEN: 'never' },
    });
    const endWithUs = () => child.kill();
    process.once('exit', endWithUs);
    let compiled = 0;
    let last = '';
    child.stderr.setEncoding('utf8');
    child.stderr.on('data', (/** @type {string} */ chunk) => {
      const lines = chunk.split('\n').filter((line) => line.trim() !== '');
      last = lines.at(-1)?.trim() ?? last;
      const before = Math.floor(compiled / reportedEvery);
      compiled += lines.filter((line) => line.includes('Compiling')).length;
      if (Math.floor(compiled / reportedEvery) > before)
        report(`Building the Firestore emulator: ${compiled} of ${crates} parts`);
    });
    child.once('error', () => {
      resolve('cargo is not installed');
    });
    // 'close' and not 'exit', which can come before the last output.
    child.once('close', (code) => {
      process.off('exit', endWithUs);
      resolve(code === 0 ? null : `cargo ended with ${String(code)}: ${last}`);
    });
  });
}
