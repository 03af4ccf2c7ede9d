import { closeSync, openSync, readSync } from 'node:fs';
import { StringDecoder } from 'node:string_decoder';

const pollMs = 50;

/** Reads a file that another program writes. */
export interface FollowedFile {
  /** Reads what is there by now. */
  read: () => void;
  /** Reads the rest, with a last line that has no end, and no more. */
  end: () => void;
}

/**
 * Calls back for each line of a file, as it grows. A file serves where a pipe does not: its writer goes on when the
 * reader is gone.
 */
export function followFile(path: string, take: (line: string) => void): FollowedFile {
  const file = openSync(path, 'r');
  const buffer = Buffer.alloc(64 * 1024);
  const decoder = new StringDecoder('utf8');
  let rest = '';
  let isOpen = true;
  const read = () => {
    if (!isOpen) return;
    for (let bytes = readSync(file, buffer); bytes > 0; bytes = readSync(file, buffer)) {
      const parts = (rest + decoder.write(buffer.subarray(0, bytes))).split('\n');
      rest = parts.pop() ?? '';
      parts.forEach(take);
    }
  };
  const timer = setInterval(read, pollMs).unref();
  return {
    read,
    end: () => {
      read();
      clearInterval(timer);
      if (isOpen) closeSync(file);
      isOpen = false;
      if (rest) take(rest);
      rest = '';
    },
  };
}
