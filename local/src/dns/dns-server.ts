import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { decode, encode, type StringAnswer, type TxtAnswer } from 'dns-packet';

/** Answer codes (RFC 1035, section 4.1.1). */
const serverFailure = 2;
const noSuchName = 3;
const authoritative = 1 << 10;

/** The TXT records of the world, by domain in lower case; `broken` domains are answered with a failure. */
export interface TextZone {
  records: Map<string, string[]>;
  broken: Set<string>;
}

export interface DnsServer extends TextZone {
  /** `address:port` */
  address: string;
  close: () => Promise<void>;
}

/**
 * A DNS server (RFC 1035) for TXT records, over UDP.
 * @param port any free one by default.
 */
export async function startDnsServer(port = 0): Promise<DnsServer> {
  const zone: TextZone = { records: new Map(), broken: new Set() };
  const socket = createSocket('udp4');
  socket.on('message', (message, from) => {
    socket.send(answerTo(zone, message), from.port, from.address);
  });
  socket.bind(port, '127.0.0.1');
  await once(socket, 'listening');
  return {
    ...zone,
    address: `127.0.0.1:${socket.address().port}`,
    close: () =>
      new Promise((resolve) => {
        socket.close(() => {
          resolve();
        });
      }),
  };
}

function answerTo({ records, broken }: TextZone, message: Buffer): Buffer {
  const { id, questions = [] } = decode(message);
  const name = questions[0]?.name.toLowerCase() ?? '';
  const texts = questions[0]?.type === 'TXT' ? records.get(name) : undefined;
  const code = broken.has(name) ? serverFailure : records.has(name) ? 0 : noSuchName;
  return encode({
    type: 'response',
    ...(id !== undefined && { id }),
    flags: authoritative | code,
    questions,
    answers: (texts ?? []).map((text): TxtAnswer | StringAnswer => ({
      type: 'TXT',
      name,
      ttl: 60,
      data: characterStrings(text),
    })),
  });
}

/** A record's text in parts of at most 255 bytes (RFC 1035, section 3.3). */
function characterStrings(text: string): string[] {
  return text.match(/[\s\S]{1,255}/g) ?? [''];
}
