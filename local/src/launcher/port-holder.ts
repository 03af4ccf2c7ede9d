import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

/**
 * The program that listens on a port of this machine, as `name (process id)`.
 * @returns null when the system does not reveal it, as for programs of other users.
 */
export function portHolder(port: number): string | null {
  try {
    return process.platform === 'linux' ? holderOnLinux(port) : holderByLsof(port);
  } catch {
    return null;
  }
}

const listening = '0A';

/** `/proc/net/tcp` has the socket of a listener, `/proc/<pid>/fd` its owner (Linux: proc_net(5)). */
function holderOnLinux(port: number): string | null {
  const wanted = `:${port.toString(16).toUpperCase().padStart(4, '0')}`;
  const sockets = new Set(
    ['/proc/net/tcp', '/proc/net/tcp6']
      .flatMap((table) => readFileSync(table, 'utf8').split('\n').slice(1))
      .map((row) => row.trim().split(/\s+/))
      .filter(([, local, , state]) => local?.endsWith(wanted) && state === listening)
      .map((columns) => `socket:[${columns[9] ?? ''}]`),
  );
  if (sockets.size === 0) return null;
  const pid = readdirSync('/proc').find((name) => /^\d+$/.test(name) && holdsAny(name, sockets));
  return pid ? `${readFileSync(`/proc/${pid}/comm`, 'utf8').trim()} (${pid})` : null;
}

function holdsAny(pid: string, sockets: ReadonlySet<string>): boolean {
  try {
    return readdirSync(`/proc/${pid}/fd`).some((fd) => sockets.has(linkOf(`/proc/${pid}/fd/${fd}`)));
  } catch {
    // A program of another user, or one that has just ended.
    return false;
  }
}

function linkOf(path: string): string {
  try {
    return readlinkSync(path);
  } catch {
    return '';
  }
}

/** `-F pc` prints the process id after `p` and the name after `c` (lsof(8), output for other programs). */
function holderByLsof(port: number): string | null {
  const output = execFileSync('lsof', ['-nP', `-iTCP:${port}`, '-sTCP:LISTEN', '-F', 'pc'], { encoding: 'utf8' });
  const field = (letter: string) => new RegExp(`^${letter}(.*)$`, 'm').exec(output)?.[1];
  const [pid, name] = [field('p'), field('c')];
  return pid && name ? `${name} (${pid})` : null;
}
