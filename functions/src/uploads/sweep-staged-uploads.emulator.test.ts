import { beforeAll, expect, test } from '@jest/globals';
import { documents, parserIndexIds } from '@portal/domain/paths/firestore-paths';
import { parsedResumeSchema } from '@portal/domain/resumes/parsed-resume';
import { createStore } from '../store/store';
import { bucket, freshId, freshWorld, read, signIn, stage, type SignedIn } from '../testing/emulator';
import { recordingLogger } from '../testing/fake-ports';
import { sweepStagedUploads } from './sweep-staged-uploads';

const world = freshWorld();
const store = createStore();
const day = 24 * 60 * 60 * 1_000;
let recruiter: SignedIn;
beforeAll(async () => {
  recruiter = await signIn('recruiter', world);
});

/** Sweeps only what is of this test: others may have uploads under way. */
const sweepAt = (now: number) => {
  const files = bucket();
  const list: typeof files.list = (prefix, options) => files.list(`${prefix}${world.a}/`, options);
  const { parserDocuments, rateLimits } = store;
  const own = {
    ...store,
    parserDocuments: {
      ...parserDocuments,
      removeExpired: (time: number, max: number) =>
        parserDocuments.removeExpired(time, max, [parserIndexIds.resumes(world.a).toLowerCase()]),
    },
    rateLimits: { ...rateLimits, removeExpired: () => Promise.resolve(0) },
  };
  return sweepStagedUploads({
    store: own,
    files: { ...files, list },
    clock: { now: () => now },
    log: recordingLogger(),
  });
};

async function indexed(): Promise<string> {
  const documentId = freshId('candidate');
  const common = { html: '', fileName: 'a.txt', fileType: 'txt', sha256: '', size: 1, stagedPath: '' };
  const parsed = parsedResumeSchema.cast({ fullName: 'Jane' });
  await store.parserDocuments.put(
    { ...common, indexId: parserIndexIds.resumes(world.a), documentId, parsed },
    Date.now(),
  );
  return documents.parserDocument(parserIndexIds.resumes(world.a).toLowerCase(), documentId);
}

test('what nobody took goes after a day, and not before', async () => {
  const staged = await stage(recruiter, 'a.txt', Buffer.from('a'));
  const parsed = await indexed();
  await sweepAt(Date.now() + day / 2);
  expect(await bucket().facts(staged)).not.toBeNull();
  expect(await read(parsed)).not.toBeNull();
  await sweepAt(Date.now() + day + 60_000);
  expect(await bucket().facts(staged)).toBeNull();
  expect(await read(parsed)).toBeNull();
});

test('counters: a window that is full refuses, a window that is over begins again', async () => {
  const key = freshId('limit');
  const options = { max: 2, windowMs: 1_000 };
  expect(await store.rateLimits.count(key, { ...options, now: 0 })).toBe(true);
  expect(await store.rateLimits.count(key, { ...options, now: 500 })).toBe(true);
  expect(await store.rateLimits.count(key, { ...options, now: 999 })).toBe(false);
  expect(await store.rateLimits.count(key, { ...options, now: 1_000 })).toBe(true);
});
