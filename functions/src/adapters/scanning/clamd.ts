import { connect } from 'node:net';
import { PortalError } from '@portal/domain/errors/portal-error';
import type { VirusScanner } from './virus-scanner';

/** Timeout of one scan: users wait for it. */
const timeoutMs = 20_000;
/** Bytes in a chunk of the stream. */
const chunkBytes = 64 * 1_024;
/** An answer is one line; more is none of clamd's. */
const maxAnswerLength = 1_000;

/**
 * A scanner that passes files to clamd over TCP by its command INSTREAM: chunks with their length before them, and an
 * empty one at the end. The answer is `stream: OK` or `stream: NAME FOUND`.
 * @param url `tcp://host:port`.
 */
export function createClamd(url: string): VirusScanner {
  const { hostname, port } = new URL(url);
  return {
    isClean: async (bytes) => {
      const answer = await ask({ host: hostname, port: Number(port) }, bytes);
      if (answer === 'stream: OK') return true;
      if (answer.endsWith(' FOUND')) return false;
      throw unanswered(new Error(`clamd: ${answer}`));
    },
  };
}

const unanswered = (cause: unknown): PortalError =>
  new PortalError('unavailable', { detail: 'the virus scanner does not answer', cause });

async function ask(server: { host: string; port: number }, bytes: Uint8Array): Promise<string> {
  return await new Promise((resolve, reject) => {
    const socket = connect(server);
    const fail = (cause: unknown) => {
      socket.destroy();
      reject(unanswered(cause));
    };
    let answer = '';
    socket.setTimeout(timeoutMs, () => {
      fail(new Error('timeout'));
    });
    socket.on('error', fail);
    socket.on('data', (part) => {
      answer += part.toString('latin1');
      if (answer.length > maxAnswerLength) fail(new Error('the answer is too long'));
    });
    socket.on('end', () => {
      // The command begins with `z`, so the answer ends with a zero byte.
      if (answer.endsWith('\0')) resolve(answer.slice(0, -1));
      else fail(new Error('the answer is cut'));
    });
    socket.on('connect', () => {
      socket.write('zINSTREAM\0');
      for (let start = 0; start < bytes.length; start += chunkBytes) {
        const chunk = bytes.subarray(start, start + chunkBytes);
        socket.write(lengthOf(chunk));
        socket.write(chunk);
      }
      socket.write(Buffer.alloc(4));
    });
  });
}

function lengthOf(chunk: Uint8Array): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(chunk.length);
  return length;
}
