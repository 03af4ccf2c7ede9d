import { createServer, request as forward, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a browser asked Firestore for, and what it was given. */
export interface Reads {
  /** Documents that arrived. */
  documents: number;
  /** Queries and documents that were listened to or fetched. */
  listens: number;
  /** Counts by aggregation. */
  counts: number;
}

export interface CountingProxy {
  port: number;
  /** Since the last call. */
  take: () => Reads;
  /** Resolves when everything asked for is answered and, from now on, nothing has come or gone for so long. */
  untilQuiet: (milliseconds: number) => Promise<void>;
  close: () => Promise<void>;
}

/** In the JSON of the answers; inside of texts the quotes would be escaped. */
const documentMark = '"documentChange":';
/** In the form-encoded messages of the listen channel: what is listened to from now on, and what no more. */
const added = /"addTarget":.*?"targetId":(\d+)/gs;
const removed = /"removeTarget":(\d+)/g;
/** In responses: the initial results of these targets are complete. */
const answered = /"targetChangeType":\s*"(?:CURRENT|REMOVE)",\s*"targetIds":\s*\[([\d,\s]*)\]/g;
/** Longer than the marks of the answers. */
const maxMarkLength = 200;
/** The emulator scans a list for each query; on a busy machine that takes its time. */
const maxWaitMs = 180_000;

/**
 * Proxy between a browser and the Firestore emulator that counts reads without changes to the product. Reads
 * that a resumed listener does not need again are not delivered, and so are not counted, as in Firestore.
 */
export async function startCountingProxy(target: { host: string; port: number }): Promise<CountingProxy> {
  let reads: Reads = { documents: 0, listens: 0, counts: 0 };
  let lastTraffic = Date.now();
  /** Targets that are listened to and not yet answered. */
  const open = new Set<string>();
  let openCounts = 0;

  const server = createServer((incoming, outgoing) => {
    lastTraffic = Date.now();
    if (incoming.url?.includes(':runAggregationQuery') && incoming.method === 'POST') {
      reads.counts += 1;
      openCounts += 1;
      outgoing.on('close', () => {
        openCounts -= 1;
        lastTraffic = Date.now();
      });
    }
    pass(incoming, outgoing);
  });

  function pass(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const upstream = forward(
      {
        ...target,
        method: incoming.method,
        path: incoming.url,
        headers: { ...incoming.headers, host: `${target.host}:${target.port}`, 'accept-encoding': 'identity' },
      },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        const counter = createMarkCounter(documentMark);
        let tail = '';
        answer.on('data', (chunk: Buffer) => {
          const piece = chunk.toString('latin1');
          const found = counter(piece);
          reads.documents += found;
          const answers = [...(tail + piece).matchAll(answered)].flatMap(([, ids = '']) => ids.split(','));
          for (const id of answers) open.delete(id.trim());
          tail = (tail + piece).slice(-maxMarkLength);
          if (found > 0 || answers.length > 0) lastTraffic = Date.now();
          outgoing.write(chunk);
        });
        answer.on('end', () => outgoing.end());
        answer.on('error', () => outgoing.destroy());
      },
    );
    upstream.on('error', () => outgoing.destroy());
    outgoing.on('close', () => upstream.destroy());
    const body: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => {
      body.push(chunk);
      upstream.write(chunk);
    });
    incoming.on('end', () => {
      const text = decodeLoosely(Buffer.concat(body).toString('latin1').replaceAll('+', ' '));
      for (const [, id = ''] of text.matchAll(added)) {
        reads.listens += 1;
        open.add(id);
      }
      for (const [, id = ''] of text.matchAll(removed)) open.delete(id);
      upstream.end();
    });
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    take: () => {
      const taken = reads;
      reads = { documents: 0, listens: 0, counts: 0 };
      return taken;
    },
    untilQuiet: async (milliseconds) => {
      lastTraffic = Date.now();
      const deadline = lastTraffic + maxWaitMs;
      while (open.size > 0 || openCounts > 0 || Date.now() - lastTraffic < milliseconds) {
        if (Date.now() > deadline) throw new Error('Firestore has not answered everything in time');
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Counts a mark in a text that comes in pieces, also where it lies across two of them. */
export function createMarkCounter(mark: string): (piece: string) => number {
  let rest = '';
  return (piece) => {
    const text = rest + piece;
    const count = text.split(mark).length - 1;
    const last = text.lastIndexOf(mark);
    rest = text.slice(Math.max(last < 0 ? 0 : last + mark.length, text.length - mark.length + 1));
    return count;
  };
}

function decodeLoosely(text: string): string {
  return text.replace(/%([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
}
