import { spawn } from 'node:child_process';

/**
 * Builds the emulator from crates.io into `<root>/bin`.
 * @returns null when it stands there, else what went wrong.
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
      compiled += lines.filter((line) => line.includes('Compiling')).length;
      if (compiled > 0) report(`  ${compiled} parts compiled`);
    });
    child.once('error', () => {
      resolve('cargo is not installed');
    });
    child.once('exit', (code) => {
      resolve(code === 0 ? null : `cargo ended with ${String(code)}: ${last}`);
    });
  });
}
