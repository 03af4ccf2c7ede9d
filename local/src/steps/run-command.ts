import { spawn } from 'node:child_process';
import { repositoryRoot } from '../repository';

/** Runs a program with its output on this terminal. @returns its exit code. */
export function runCommand(
  command: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: repositoryRoot, stdio: 'inherit', env: { ...process.env, ...env } });
    child.once('error', () => {
      resolve(127);
    });
    child.once('exit', (code) => {
      resolve(code ?? 1);
    });
  });
}
