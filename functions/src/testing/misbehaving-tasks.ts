import { existsSync, writeFileSync } from 'node:fs';
import { DocumentError } from '@portal/matching/documents/document-text';
import { serveTasks } from '../runtime/serve-tasks';

/** Tasks that misbehave as hostile documents can make ours do, for the tests of `taskProcess`. */
const kept: Buffer[] = [];
const forever = new Promise(() => undefined);

/** Blocks its thread as an endless loop does, without the processor's time. @param sign path of a file that reports the start. */
function hang(sign: string): void {
  writeFileSync(sign, '');
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
}

/** Uses the processor's time. */
function work(milliseconds: number): void {
  const until = process.cpuUsage().user + milliseconds * 1_000;
  while (process.cpuUsage().user < until);
}

function die(sign: string): Promise<unknown> {
  writeFileSync(sign, '');
  process.kill(process.pid, 'SIGKILL');
  return forever;
}

serveTasks({
  echo: (input: unknown) => input,
  environment: () => Object.keys(process.env),
  refuse: () => {
    throw new DocumentError('encrypted');
  },
  fail: () => {
    throw new TypeError('a bug of ours');
  },
  /** @param text of a document, which a library quotes in message and stack of its error. */
  quote: (text: string) => {
    throw Object.assign(new Error(`cannot read ${text}\n    at ${text} (file:///${text}.js:1:1)`, { cause: text }), {
      name: text,
      code: 'EIO',
    });
  },
  hang,
  grow: () => {
    setInterval(() => kept.push(Buffer.alloc(16 * 1024 * 1024, 1)), 10);
    return forever;
  },
  die: () => process.exit(7),
  /** @param sign path of a file that reports an earlier kill. */
  dieOnce: (sign: string) => (existsSync(sign) ? 'done' : die(sign)),
  dieOnceThenHang: (sign: string) => (existsSync(sign) ? hang(sign) : die(sign)),
  wait: () => forever,
  /** Reads pages, each for a while of the processor's time. */
  pages: (pages: number, onPage: (page: number, pages: number) => void) => {
    for (let page = 1; page <= pages; page += 1) {
      onPage(page, pages);
      work(400);
    }
    return 'read';
  },
  strayPages: () => {
    process.send?.({ progressOf: -1, page: 1, pages: 1 });
    return forever;
  },
  send: (message: unknown) => {
    process.send?.(message);
    return forever;
  },
});
