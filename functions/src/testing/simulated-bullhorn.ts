import { createBullhorn } from '../adapters/bullhorn/bullhorn';
import { connectBullhorn } from '../cli/connect-bullhorn';
import { readBullhorn } from '../runtime/config';
import type { ApplicantTracking } from '../adapters/ats/applicant-tracking';
import { createStore } from '../store/store';
import { freshId } from './test-data';
import { recordingLogger } from './fake-ports';

/** A user of the simulated ats in a test. */
export interface ToldUser {
  id: number;
  name: string;
  email?: string | null;
  masterUserID?: number | null;
  enabled?: boolean;
  isDeleted?: boolean;
}

/** Records of the simulated ats besides its users: rows by entity, files in base64, and associations such as `Tearsheet.candidates`. */
export interface ToldRecords {
  rows?: Record<string, Record<string, unknown>[]>;
  files?: { entity: string; id: number; name: string; content: string }[];
  links?: [association: string, pairs: [number, number][]][];
}

/** A fault that the simulator shows once, or some times. */
export type OneFault = { call: string; times?: number } & (
  | { status: number }
  | { silence: true }
  | { ends: true }
  | { html: true }
);

/** The launcher's simulator of the ats, behind the product's own client. */
export function bullhornOfTest(timeoutMs?: number): ApplicantTracking {
  const settings = readBullhorn(process.env);
  if (!settings) throw new Error('These tests need the simulator; BULLHORN_CLIENT_ID is not set.');
  return createBullhorn({ ...settings, log: recordingLogger(), ...(timeoutMs === undefined ? {} : { timeoutMs }) });
}

/** Creates a customer for one test and connects it to the organization of that user. */
export async function connectCorporation(email: string, users: readonly ToldUser[], records: ToldRecords = {}) {
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
  const tell = (told: readonly ToldUser[], also: ToldRecords = records) =>
    send('PUT', '', {
      ...also,
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
  const connect = (of: string) =>
    connectBullhorn({ email: of, username, password: 'right' }, { store: createStore(), tracking: bullhornOfTest() });
  await connect(email);
  return {
    username,
    /** Connects the organization of another user with the same account. */
    connect,
    /** Replaces the users of the ats, and its records where they are given. */
    tell,
    /** Faults of the next calls, once each unless they say otherwise. */
    inject: (...faults: OneFault[]) =>
      send(
        'POST',
        '/faults',
        faults.map((fault) => ({ times: 1, ...fault })),
      ),
    /** Fields that the ats no longer has, such as `Candidate.customText1`. */
    loseFields: (...names: string[]) => send('PUT', '/gone-fields', names),
    /** Revokes the key's tokens at the ats. */
    revoke: () => send('DELETE', '/refresh-tokens'),
    /** The records of an entity, newest first. */
    rows: async (entity: string) =>
      ((await send('GET', `/rows/${entity}`)) as { data: Record<string, unknown>[] }).data,
    /** Number of answers by call. */
    calls: async () => (await send('GET', '/calls')) as Record<string, number>,
  };
}
