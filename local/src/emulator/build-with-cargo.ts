import { spawn } from 'node:child_process';

/** Crates compiled between two progress messages. */
const reportedEvery = 20;

/**
 * Builds the emulator from crates.io into `<root>/bin`.
 * @returns null on success, else the error.
 */
export async function buildWithCargo(options: {
  version: string;
  root: string;
  env: NodeJS.ProcessEnv;
  report: (step: string) => void;
}): Promise<string | null> {
  const { version, root, env, report } = options;
  return new Promise((resolve) => {
    const child = spawn('cargo', ['install', 'hidane', '--version', version, '--locked', '--root', root], {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...env, CARGO_TERM_PROGRESS_WHEN: 'never' },
    });
    let compiled = 0;
    let last = '';
    child.stderr.setEncoding('utf8');
    child.stderr.on('data', (chunk: string) => {
      const lines = chunk.split('\n').filter((line) => line.trim() !== '');
      last = lines.at(-1)?.trim() ?? last;
      const before = Math.floor(compiled / reportedEvery);
      compiled += lines.filter((line) => line.includes('Compiling')).length;
      if (Math.floor(compiled / reportedEvery) > before)
        report(`Building the Firestore emulator: ${compiled} parts compiled`);
    });
    child.once('error', () => {
      resolve('cargo is not installed');
    });
    // 'close' and not 'exit', which can come before the last output.
    child.once('close', (code) => {
      resolve(code === 0 ? null : `cargo ended with ${String(code)}: ${last}`);
    });
  });
}
