import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { ownSession } from '@portal/domain/access/session';
import { storagePaths } from '@portal/domain/paths/storage-paths';
import { documents } from '@portal/domain/paths/firestore-paths';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';

/** The Storage emulator asks our rules runtime, which reads the user document from the Firestore emulator. */
const { FIREBASE_AUTH_EMULATOR_HOST, FIREBASE_STORAGE_EMULATOR_HOST, GCLOUD_PROJECT, STORAGE_BUCKET } = process.env;
const app = initializeApp({ projectId: GCLOUD_PROJECT ?? '' }, randomUUID());
const organization = `org-${randomUUID()}`;

const staff = { userRoles: { user: true }, activeStatus: 1, accountType: 'recruiter', organizationId: organization };
const people = {
  recruiter: staff,
  disabled: { ...staff, activeStatus: 0 },
  'of another organization': { ...staff, organizationId: 'another' },
  'without a document': null,
};
type Person = keyof typeof people;

const uids = new Map<Person, string>();
const tokens = new Map<Person, string>();

beforeAll(async () => {
  await Promise.all(
    Object.entries(people).map(async ([name, document]) => {
      const person = name as Person;
      const email = `${randomUUID()}@example.com`;
      const { uid } = await getAuth(app).createUser({ email, emailVerified: true });
      uids.set(person, uid);
      // A token issued before the account had its role.
      tokens.set(person, await signIn(uid));
      if (document)
        await getFirestore(app)
          .doc(documents.user(uid))
          .set({ ...document, email });
    }),
  );
});

afterAll(async () => {
  await deleteApp(app);
});

describe('uploading a file to the user’s own folder', () => {
  test.each<[Person, number]>([
    ['recruiter', 200],
    ['disabled', 403],
    ['of another organization', 403],
    ['without a document', 403],
  ])('%s: %d', async (person, status) => {
    const path = storagePaths.staged(organization, uids.get(person) ?? '', randomUUID(), 'resume.txt');
    await expect(upload(path, tokens.get(person))).resolves.toBe(status);
  });

  test('signed out: 403', async () => {
    const path = storagePaths.staged(organization, uids.get('recruiter') ?? '', randomUUID(), 'resume.txt');
    await expect(upload(path)).resolves.toBe(403);
  });
});

test('a path without a rule is denied to everyone', async () => {
  await expect(upload(`elsewhere/${randomUUID()}.txt`, tokens.get('recruiter'))).resolves.toBe(403);
});

/** Uploads a small file as the browser does. @returns the status of the answer. */
async function upload(path: string, token?: string): Promise<number> {
  const address = `http://${FIREBASE_STORAGE_EMULATOR_HOST ?? ''}/v0/b/${STORAGE_BUCKET ?? ''}/o`;
  const response = await fetch(`${address}?name=${encodeURIComponent(path)}`, {
    method: 'POST',
    headers: { 'content-type': 'text/plain', ...(token ? { authorization: `Firebase ${token}` } : {}) },
    body: 'a resume',
  });
  return response.status;
}

/** Signs in by the REST API of the Auth emulator. @returns the ID token. */
async function signIn(uid: string): Promise<string> {
  const address = `http://${FIREBASE_AUTH_EMULATOR_HOST ?? ''}/identitytoolkit.googleapis.com/v1/accounts`;
  const response = await fetch(`${address}:signInWithCustomToken?key=demo`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      token: await getAuth(app).createCustomToken(uid, ownSession(0)),
      returnSecureToken: true,
    }),
  });
  const { idToken } = (await response.json()) as { idToken: string };
  return idToken;
}
