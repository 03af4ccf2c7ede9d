import { existsSync, writeFileSync } from 'node:fs';
import { DocumentError } from '@portal/matching/documents/document-text';
import { serveTasks } from '../runtime/serve-tasks';

/** A process with tasks that do what documents can make ours do, for the tests of `taskProcess`. */
const kept: Buffer[] = [];
const forever = new Promise(() => undefined);

serveTasks({
  echo: (input: unknown) => input,
  environment: () => Object.keys(process.env),
  refuse: () => {
    throw new DocumentError('encrypted');
  },
  fail: () => {
    throw new TypeError('a bug of ours');
  },
  /** @param sign a file that says that it has begun. */
  hang: (sign: string) => {
    writeFileSync(sign, '');
    for (;;);
  },
  grow: () => {
    setInterval(() => kept.push(Buffer.alloc(16 * 1024 * 1024, 1)), 10);
    return forever;
  },
  die: () => process.exit(7),
  /** @param sign a file that says that it has been killed before. */
  dieOnce: (sign: string) => {
    if (existsSync(sign)) return 'done';
    writeFileSync(sign, '');
    process.kill(process.pid, 'SIGKILL');
    return forever;
  },
  wait: () => forever,
  send: (message: unknown) => {
    process.send?.(message);
    return forever;
  },
});
