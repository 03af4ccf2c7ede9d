import { createServer } from 'node:net';
import { portHolder } from './port-holder';

/** Every port of a running portal. No other module chooses ports. */
export const portNames = [
  'hosting',
  'auth',
  'firestore',
  'firestoreWebsocket',
  'storage',
  'functions',
  'hub',
  'logging',
  'eventarc',
  'tasks',
  'smtp',
  'mailbox',
  'bullhorn',
  'dns',
] as const;
export type PortName = (typeof portNames)[number];
export type Ports = Record<PortName, number>;

/** Familiar ports, used when they are free. */
export const preferredPorts: Partial<Ports> = {
  hosting: 5000,
  auth: 9099,
  firestore: 8080,
  storage: 9199,
  functions: 5001,
  mailbox: 1080,
  smtp: 1025,
};

/** A preferred port that is in use. */
export interface TakenPort {
  name: PortName;
  port: number;
  /** `name (pid)` if the system reveals it. */
  by: string;
  instead: number;
}

/**
 * Chooses a port for each purpose: the preferred one when it is free, else any free one. All are distinct.
 * @param preferred omit for a run in parallel to others.
 */
export async function choosePorts(preferred: Partial<Ports> = {}): Promise<{ ports: Ports; taken: TakenPort[] }> {
  const held: { close: () => Promise<void> }[] = [];
  const taken: TakenPort[] = [];
  const ports: Partial<Ports> = {};
  try {
    for (const name of portNames) {
      const wanted = preferred[name];
      const first = wanted === undefined || portHolder(wanted) !== null ? null : await hold(wanted);
      const holder = first ?? (await hold(0));
      if (!holder) throw new Error('no free port');
      held.push(holder);
      ports[name] = holder.port;
      if (wanted !== undefined && !first)
        taken.push({ name, port: wanted, by: portHolder(wanted) ?? 'another program', instead: holder.port });
    }
  } finally {
    await Promise.all(held.map((holder) => holder.close()));
  }
  return { ports: ports as Ports, taken };
}

/** Reserves a port of 127.0.0.1 by listening; null when it is in use. */
function hold(port: number): Promise<{ port: number; close: () => Promise<void> } | null> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => {
      resolve(null);
    });
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      const chosen = typeof address === 'object' && address ? address.port : port;
      resolve({
        port: chosen,
        close: () =>
          new Promise((closed) => {
            server.close(() => {
              closed();
            });
          }),
      });
    });
  });
}
