import { createServer, type AddressInfo } from 'node:net';
import { createClamd } from '../adapters/scanning/clamd';
import type { VirusScanner } from '../adapters/scanning/virus-scanner';

const command = 'zINSTREAM\0';

/** A server that speaks clamd's protocol, and a scanner that asks it. */
export interface ClamdServer {
  scanner: VirusScanner;
  /** The files that it was given. */
  files: Buffer[];
  stop(): void;
}

/**
 * Starts a server that finds something in files with the word `malware`.
 * @param answer what it answers for a file instead.
 */
export async function startClamd(answer: (file: Buffer) => string = verdictOn): Promise<ClamdServer> {
  const files: Buffer[] = [];
  const server = createServer((socket) => {
    let received = Buffer.alloc(0);
    socket.on('error', () => undefined);
    socket.on('data', (part) => {
      received = Buffer.concat([received, part]);
      const file = fileOf(received);
      if (!file) return;
      files.push(file);
      socket.end(answer(file));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    scanner: createClamd(`tcp://127.0.0.1:${(server.address() as AddressInfo).port}`),
    files,
    stop: () => {
      server.close();
    },
  };
}

function verdictOn(file: Buffer): string {
  return file.includes('malware') ? 'stream: Eicar-Test-Signature FOUND\0' : 'stream: OK\0';
}

/** The bytes of a complete stream; null before its end. */
function fileOf(received: Buffer): Buffer | null {
  if (received.subarray(0, command.length).toString() !== command) throw new Error('not INSTREAM');
  const parts: Buffer[] = [];
  for (let place = command.length; place + 4 <= received.length;) {
    const length = received.readUInt32BE(place);
    if (length === 0) return Buffer.concat(parts);
    parts.push(received.subarray(place + 4, place + 4 + length));
    place += 4 + length;
  }
  return null;
}
