import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { doc, updateDoc, writeBatch, type Firestore } from 'firebase/firestore/lite';
import {
  deleteObject,
  getBytes,
  getDownloadURL,
  getMetadata,
  list,
  ref,
  updateMetadata,
  uploadBytes,
  type FirebaseStorage,
} from 'firebase/storage';
import { documents } from '@portal/domain/paths/firestore-paths';
import { storagePaths } from '@portal/domain/paths/storage-paths';
import { cast, castOrganizations } from '@portal/domain/testing/cast';
import { actors, callerOf, uidOf, type ActorName } from './harness/actors';
import { rulesEnvironment, type RulesEnvironment } from './harness/environment';
import { outcomeOf, type Outcome } from './harness/outcome';
import { endedSession, goodForNothing, impersonation, sessionOf, sessionEpoch, waysOut } from './harness/sessions';
import * as files from './matrix/files';
import { fileOperations, type FileOperation, type TriedFile } from './matrix/files';

const { a, b } = castOrganizations;
const megabyte = 1_048_576;

/**
 * The Storage emulator uses the rules and users of the project it was started for, so these tests share that project and
 * touch only the cast and their own files.
 */
let environment: RulesEnvironment;
/** A test has changed the users. */
let isChanged = true;
beforeAll(() => {
  environment = rulesEnvironment(process.env.GCLOUD_PROJECT ?? '');
});
beforeEach(async () => {
  if (!isChanged) return;
  const db = environment.firestoreOf('owner');
  const batch = writeBatch(db);
  for (const user of Object.values(cast)) batch.set(doc(db, documents.user(user.id)), user);
  await batch.commit();
  isChanged = false;
});
afterAll(() => environment.cleanup());

/** Changes a user past the rules. */
async function changeUsers(act: (db: Firestore) => Promise<unknown>): Promise<void> {
  isChanged = true;
  await act(environment.firestoreOf('owner'));
}

async function pastRules(act: (storage: FirebaseStorage) => Promise<unknown>): Promise<void> {
  await act(environment.storageOf('owner'));
}

const bytes = (size: number) => new Uint8Array(size);

function attempts(actor: ActorName, tried: TriedFile): Record<FileOperation, () => Promise<unknown>> {
  const storage = environment.storageOf(callerOf(actor));
  const stored = ref(storage, tried.stored);
  const metadata = { contentType: tried.contentType };
  return {
    get: async () => {
      const outcomes = await Promise.allSettled([getMetadata(stored), getDownloadURL(stored), getBytes(stored)]);
      const read = outcomes.find(({ status }) => status === 'fulfilled');
      if (!read && outcomes[0].status === 'rejected') throw outcomes[0].reason;
    },
    list: () => list(ref(storage, tried.stored.slice(0, tried.stored.lastIndexOf('/')))),
    create: () => uploadBytes(ref(storage, tried.fresh(uidOf(actor))), bytes(10), metadata),
    replace: () => uploadBytes(stored, bytes(20), metadata),
    describe: () => updateMetadata(stored, { customMetadata: { note: 'x' } }),
    delete: () => deleteObject(stored),
  };
}

describe.each(Object.entries(files).filter((entry): entry is [string, TriedFile] => isTriedFile(entry[1])))(
  '%s',
  (_name, tried) => {
    test.each(actors)('%s', async (actor) => {
      await pastRules(async (storage) => {
        await uploadBytes(ref(storage, tried.stored), bytes(10), { contentType: tried.contentType });
        await deleteObject(ref(storage, tried.fresh(uidOf(actor)))).catch(() => undefined);
      });
      const attempt = attempts(actor, tried);
      const outcomes: Record<string, Outcome> = {};
      for (const operation of fileOperations) outcomes[operation] = await outcomeOf(attempt[operation]());
      expect(outcomes).toEqual(tried.permits[actor]);
    });
  },
);

function isTriedFile(value: unknown): value is TriedFile {
  return typeof value === 'object' && value !== null && 'permits' in value;
}

describe('an upload', () => {
  const upload = async (actor: ActorName, path: string, size: number, contentType: string) => {
    await pastRules((storage) => deleteObject(ref(storage, path)).catch(() => undefined));
    const target = ref(environment.storageOf(callerOf(actor)), path);
    return outcomeOf(uploadBytes(target, bytes(size), { contentType }));
  };
  const staged = (name: string) => `staging/${a}/recruiter/upload-3/${name}`;

  test.each<[string, number, Outcome]>([
    ['a.pdf', 0, 'yes'],
    ['a.DOCX', 10, 'yes'],
    ['a.doc', 10, 'yes'],
    ['a.txt', 10, 'yes'],
    ['a.zip', 10, 'yes'],
    ['a.mp4', 10, 'yes'],
    ['Résumé (final).pdf', 10, 'yes'],
    ['a.exe', 10, '-'],
    ['a.rtf', 10, 'yes'],
    ['a.odt', 10, 'yes'],
    ['a.html', 10, 'yes'],
    ['a.tif', 10, 'yes'],
    ['a.TIFF', 10, 'yes'],
    ['a.html.js', 10, '-'],
    ['a.svg', 10, '-'],
    ['a.pdf.exe', 10, '-'],
    ['pdf', 10, '-'],
    ['.pdf', 10, '-'],
    ['large.pdf', 25 * megabyte, 'yes'],
    ['larger.pdf', 25 * megabyte + 1, '-'],
  ])('of %s with %d bytes: %s', async (name, size, outcome) => {
    expect(await upload('recruiter', staged(name), size, 'application/pdf')).toBe(outcome);
  });

  test.each<[string, string, ActorName, Outcome]>([
    ['another organization', `staging/${b}/recruiter/upload-3/a.pdf`, 'recruiter', '-'],
    ['another organization, by a super admin', `staging/${b}/super-admin/upload-3/a.pdf`, 'superAdmin', 'yes'],
    ['a folder above', `staging/${a}/recruiter/a.pdf`, 'recruiter', '-'],
    ['a folder below', `staging/${a}/recruiter/upload-3/x/a.pdf`, 'recruiter', '-'],
    ['the root', 'a.pdf', 'superAdmin', '-'],
    ['another kind of folder', `organizations/${a}/jobs/job-1/candidates/candidate-1/secret/a.pdf`, 'superAdmin', '-'],
  ])('into %s', async (_name, path, actor, outcome) => {
    expect(await upload(actor, path, 10, 'application/pdf')).toBe(outcome);
  });

  test.each<[string, number, string, Outcome]>([
    ['logo.PNG', 10, 'image/png', 'yes'],
    ['logo.jpg', 10, 'image/jpeg', '-'],
    ['logo.jpg', 10, 'image/png', '-'],
    ['logo.webp', 10, 'image/webp', '-'],
    ['logo.svg', 10, 'image/svg+xml', '-'],
    ['logo.png', 10, 'text/html', '-'],
    ['logo.html', 10, 'image/png', '-'],
    ['logo.png', 5 * megabyte, 'image/png', 'yes'],
    ['logo.png', 5 * megabyte + 1, 'image/png', '-'],
  ])('of a logo %s with %d bytes as %s: %s', async (name, size, contentType, outcome) => {
    expect(await upload('admin', storagePaths.organizationLogo('admin', 3, name), size, contentType)).toBe(outcome);
    expect(await upload('admin', storagePaths.brandLogo(a, 3, name), size, contentType)).toBe(outcome);
    expect(await upload('admin', storagePaths.userPhoto('admin', 3, name), size, contentType)).toBe(outcome);
  });

  test("of a logo under another admin's name is refused", async () => {
    expect(await upload('admin', storagePaths.organizationLogo('foreign-admin', 3, 'x.png'), 10, 'image/png')).toBe(
      '-',
    );
  });
});

describe('a revoked right', () => {
  test('applies to the next request', async () => {
    const path = storagePaths.staged(a, 'other-recruiter', 'revoked', 'taken.pdf');
    const write = () => outcomeOf(uploadBytes(ref(environment.storageOf(callerOf('otherRecruiter')), path), bytes(10)));
    expect(await write()).toBe('yes');
    await changeUsers((db) => updateDoc(doc(db, documents.user('other-recruiter')), { activeStatus: 0 }));
    expect(await write()).toBe('-');
  });
});

describe('a session', () => {
  const person = cast.otherRecruiter;
  const outcomesIn = async (claims: Record<string, unknown>) => {
    const storage = environment.storageOf(sessionOf(person, claims));
    const staged = ref(storage, storagePaths.staged(a, person.id, `session-${(uploads += 1)}`, 'a.pdf'));
    return [
      await outcomeOf(uploadBytes(staged, bytes(10), { contentType: 'application/pdf' })),
      await outcomeOf(deleteObject(staged)),
    ];
  };
  let uploads = 0;
  test.each([
    ['of the person', () => ({})],
    ['of a super admin as that person', () => impersonation()],
  ])('%s does what the person may', async (_name, claims) => {
    expect(await outcomesIn(claims())).toEqual(['yes', 'yes']);
  });

  test.each(goodForNothing)('%s opens nothing', async (_name, claims) => {
    await changeUsers((db) =>
      updateDoc(doc(db, documents.user(person.id)), { sessionEpoch, endedSessions: [endedSession] }),
    );
    expect(await outcomesIn(claims)).toEqual(['-', '-']);
  });

  test.each(waysOut)('as another user is over when that super admin %s', async (_name, act) => {
    await changeUsers(act);
    expect(await outcomesIn(impersonation())).toEqual(['-', '-']);
  });
});
