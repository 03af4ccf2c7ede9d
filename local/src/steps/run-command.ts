import { spawn } from 'node:child_process';
import { repositoryRoot } from '../repository';

/** Runs a program in this terminal; it ends with this process. @returns its exit code. */
export function runCommand(
  command: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: repositoryRoot, stdio: 'inherit', env: { ...process.env, ...env } });
    const end = () => child.kill();
    process.once('exit', end);
    child.once('error', () => {
      resolve(127);
    });
    child.once('exit', (code) => {
      process.off('exit', end);
      resolve(code ?? 1);
    });
  });
}
