import { createBullhorn } from '../adapters/bullhorn/bullhorn';
import { connectBullhorn } from '../cli/connect-bullhorn';
import { readBullhorn } from '../runtime/config';
import type { ApplicantTracking } from '../adapters/bullhorn/applicant-tracking';
import { createStore } from '../store/store';
import { freshId } from './emulator';
import { recordingLogger } from './fake-ports';

/** What a test says of a user of the simulated system. */
export interface ToldUser {
  id: number;
  name: string;
  email?: string | null;
  masterUserID?: number | null;
  enabled?: boolean;
  isDeleted?: boolean;
}

/** A fault that the simulator shows once. */
export type OneFault = { call: string } & ({ status: number } | { silence: true } | { ends: true });

/** The launcher's simulator of the applicant-tracking system, behind the product's own client. */
export function bullhornOfTest(timeoutMs?: number): ApplicantTracking {
  const settings = readBullhorn(process.env);
  if (!settings) throw new Error('These tests need the simulator; BULLHORN_CLIENT_ID is not set.');
  return createBullhorn({ ...settings, log: recordingLogger(), ...(timeoutMs === undefined ? {} : { timeoutMs }) });
}

/** Makes a customer of a test's own and connects it to the organization of that person. */
export async function connectCorporation(email: string, users: readonly ToldUser[]) {
  const username = freshId('api');
  const send = async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const url = new URL(`/simulator/corporations/${username}${path}`, process.env.BULLHORN_URL);
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(url, {
      method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return await response.json();
  };
  const tell = (told: readonly ToldUser[]) =>
    send('PUT', '', {
      password: 'right',
      users: told.map((user) => ({
        firstName: '',
        lastName: '',
        email: null,
        masterUserID: user.id,
        enabled: true,
        isDeleted: false,
        ...user,
      })),
    });
  await tell(users);
  await connectBullhorn({ email, username, password: 'right' }, { store: createStore(), tracking: bullhornOfTest() });
  return {
    /** The users from now on. */
    tell,
    /** Faults of the next calls, once each. */
    inject: (...faults: OneFault[]) =>
      send(
        'POST',
        '/faults',
        faults.map((fault) => ({ ...fault, times: 1 })),
      ),
    /** As when somebody revokes the key's tokens there. */
    revoke: () => send('DELETE', '/refresh-tokens'),
    /** How often each call was answered. */
    calls: async () => (await send('GET', '/calls')) as Record<string, number>,
  };
}
