import { PortalError } from '@portal/domain/errors/portal-error';
import type { FirebaseHandle } from '../firebase/app';
import { configForTests } from './config-for-tests';

/** An answer of our functions: a status and a body. */
export interface ApiAnswer {
  status: number;
  body: unknown;
}

/** A call that has been made. */
export interface MadeCall {
  path: string;
  body: unknown;
}

/** A success. */
export const succeeded = (data: unknown): ApiAnswer => ({ status: 200, body: { success: true, data } });

/** A failure. */
export function refused(...error: ConstructorParameters<typeof PortalError>): ApiAnswer {
  const refusal = new PortalError(...error);
  return { status: refusal.status, body: refusal.toAnswer() };
}

/**
 * Replaces the network: answers every call, and records it.
 * @param answerOf by the last part of the path; may be asynchronous.
 */
export function answerCalls(answerOf: (path: string) => ApiAnswer | Promise<ApiAnswer>): MadeCall[] {
  const calls: MadeCall[] = [];
  globalThis.fetch = async (input, init) => {
    const { pathname } = input instanceof URL ? input : new URL('about:blank');
    const path = pathname.slice(pathname.lastIndexOf('/') + 1);
    calls.push({ path, body: typeof init?.body === 'string' ? (JSON.parse(init.body) as unknown) : null });
    const { status, body } = await answerOf(path);
    return { ok: status < 400, status, json: () => Promise.resolve(body) } as Response;
  };
  return calls;
}

/** Firebase without a user, or with the given one. */
export function fakeHandle(currentUser: object | null = null): FirebaseHandle {
  return { app: {}, auth: { currentUser }, config: configForTests } as unknown as FirebaseHandle;
}
