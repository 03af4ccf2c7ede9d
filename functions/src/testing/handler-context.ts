import { randomBytes, randomInt } from 'node:crypto';
import { createIdentityToolkit } from '../adapters/identity/identity-toolkit';
import { callDeadline, callSeconds } from '../runtime/call-deadline';
import type { CallContext } from '../runtime/route';
import { createStore } from '../store/store';
import { variable } from './test-data';
import { fakePorts } from './fake-ports';
import { movableClock } from './movable-clock';

export { movableClock };

/**
 * The context of a call whose handler runs in the test itself, with the emulators' database and auth service, for
 * behavior that depends on time.
 */
export function handlerContext<Caller>(actor: Caller, changes: Partial<CallContext<Caller>> = {}): CallContext<Caller> {
  const ports = fakePorts();
  const authApiUrl = `http://${process.env.FIREBASE_AUTH_EMULATOR_HOST ?? ''}/identitytoolkit.googleapis.com`;
  // The key of the test accounts' password hashes.
  const config = { ...ports.config, authApiUrl, codeKey: variable('CODE_KEY') };
  return {
    ...ports,
    config,
    store: createStore(),
    clock: movableClock(),
    geolocation: { locate: () => Promise.resolve({ country: '', region: '', city: '' }) },
    cookies: '',
    viewerPasses: '',
    identity: createIdentityToolkit(config),
    random: {
      integer: (min, max) => randomInt(min, max + 1),
      token: (bytes) => randomBytes(bytes).toString('base64url'),
    },
    actor,
    requestId: 'test',
    clientIp: `198.51.100.${randomInt(256)}`,
    host: 'portal.test',
    userAgent: 'Mozilla/5.0 (Test)',
    deadline: callDeadline(callSeconds),
    receiveFile: () => Promise.resolve(null),
    ...changes,
  };
}
