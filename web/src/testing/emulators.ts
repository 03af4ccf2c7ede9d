import { initializeTestEnvironment } from '@firebase/rules-unit-testing';
import { ownSession, sessionSeconds } from '@portal/domain/access/session';
import { documents } from '@portal/domain/paths/firestore-paths';
import type { User } from '@portal/domain/users/user';
import { cast } from '@portal/domain/testing/cast';
import { deleteApp, initializeApp } from 'firebase/app';
import { connectAuthEmulator, inMemoryPersistence, initializeAuth, signInWithCustomToken } from 'firebase/auth';
import { connectFirestoreEmulator, initializeFirestore, terminate } from 'firebase/firestore';
import type { FirebaseHandle } from '../firebase/app';
import { configForTests } from './config-for-tests';

/** Node's, in which these tests run; the rest of this room runs in browsers and has no types of Node. */
declare const process: { env: Record<string, string | undefined> };

/** A variable that the launcher sets for tests against the emulators. */
function variable(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`These tests need the emulators; ${name} is not set.`);
  return value;
}

function hostAndPort(name: string): { host: string; port: number } {
  const { hostname, port } = new URL(`http://${variable(name)}`);
  return { host: hostname, port: Number(port) };
}

/**
 * A recruiter of a test's own who is signed in by a real client, under the product's rules.
 * @param fields other than those of the cast's recruiter.
 * @returns the client; `store`, which writes a document like functions do; `endSessions`, which ends the user's sessions at
 *   once like they do; and `signIn`.
 */
export async function signedInRecruiter(fields: Partial<User> = {}) {
  const projectId = variable('GCLOUD_PROJECT');
  const uid = `web-${crypto.randomUUID().slice(0, 12)}`;
  const email = `${uid}@example.com`;
  const authUrl = `http://${variable('FIREBASE_AUTH_EMULATOR_HOST')}`;
  await fetch(`${authUrl}/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts`, {
    method: 'POST',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify({ localId: uid, email, emailVerified: true }),
  });
  const emulator = hostAndPort('FIRESTORE_EMULATOR_HOST');
  const environment = await initializeTestEnvironment({ projectId, firestore: emulator });
  const path = documents.user(uid);
  await environment.withSecurityRulesDisabled(async (context) => {
    const {
      createdAt: _createdAt,
      activityAt: _activityAt,
      ...stored
    } = { ...cast.recruiter, ...fields, id: uid, email };
    await context
      .firestore()
      .doc(path)
      .set({ ...stored, sessionEpoch: 0 });
  });
  const app = initializeApp({ projectId, apiKey: 'demo' }, uid);
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  connectAuthEmulator(auth, authUrl, { disableWarnings: true });
  // The options of `openData`, which then finds this client instead of opening a second one.
  const firestore = initializeFirestore(app, { ignoreUndefinedProperties: true });
  connectFirestoreEmulator(firestore, emulator.host, emulator.port);
  /** The emulator takes the claims of a custom token as they are. */
  const signIn = async (sessionEpoch: number) => {
    await signInWithCustomToken(
      auth,
      JSON.stringify({ uid, claims: ownSession(sessionEpoch, { provedAt: sessionSeconds(Date.now()) }) }),
    );
  };
  await signIn(0);
  const handle: FirebaseHandle = { app, auth, config: configForTests };
  return {
    uid,
    auth,
    handle,
    firestore,
    signIn,
    store: (storedPath: string, data: Record<string, unknown>) =>
      environment.withSecurityRulesDisabled(async (context) => {
        await context.firestore().doc(storedPath).set(data);
      }),
    endSessions: () =>
      environment.withSecurityRulesDisabled(async (context) => {
        await context.firestore().doc(path).update({ sessionEpoch: 1 });
      }),
    close: async () => {
      await terminate(firestore);
      await deleteApp(app);
      await environment.cleanup();
    },
  };
}
