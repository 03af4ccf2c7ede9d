import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { StringDecoder } from 'node:string_decoder';

const pollMs = 50;

/** Reads a file while another program writes it. */
export interface FollowedFile {
  /** Reads what has been written so far. */
  read: () => void;
  /** Reads the rest, including an unfinished last line, and closes the file. */
  end: () => void;
}

/**
 * Calls back for each line that is appended to a file from now on. Unlike with a pipe, the writer survives the end of
 * the reader.
 */
export function followFile(path: string, take: (line: string) => void): FollowedFile {
  const file = openSync(path, 'r');
  const buffer = Buffer.alloc(64 * 1024);
  const decoder = new StringDecoder('utf8');
  let rest = '';
  let isOpen = true;
  let position = fstatSync(file).size;
  const read = () => {
    if (!isOpen) return;
    const next = () => readSync(file, buffer, 0, buffer.length, position);
    for (let bytes = next(); bytes > 0; bytes = next()) {
      position += bytes;
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
