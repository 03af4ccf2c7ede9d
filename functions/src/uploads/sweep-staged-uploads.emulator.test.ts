import { beforeAll, expect, test } from '@jest/globals';
import { removedFileRetentionMs } from '@portal/domain/constants/files';
import { dayMs } from '@portal/domain/constants/time';
import { collections, documents, parserIndexIds } from '@portal/domain/paths/firestore-paths';
import { storagePaths } from '@portal/domain/paths/storage-paths';
import { parsedResumeSchema } from '@portal/domain/resumes/parsed-resume';
import { createStore } from '../store/store';
import {
  bucket,
  freshId,
  freshWorld,
  read,
  signIn,
  stage,
  write,
  type SignedIn,
  withoutTriggers,
} from '../testing/emulator';
import { recordingLogger } from '../testing/fake-ports';
import { clockAt } from '../testing/movable-clock';
import { sweepStagedUploads } from './sweep-staged-uploads';

withoutTriggers();

const world = freshWorld();
const store = createStore();
let recruiter: SignedIn;
beforeAll(async () => {
  recruiter = await signIn('recruiter', world);
});

/** Sweeps only the data of this test, because other tests have uploads in progress. */
const sweepAt = (now: number) => {
  const files = bucket();
  const list: typeof files.list = (prefix, options) => files.list(`${prefix}${world.a}/`, options);
  const { parserDocuments, rateLimits, attachments } = store;
  const own = {
    ...store,
    parserDocuments: {
      ...parserDocuments,
      removeExpired: (time: number, max: number) =>
        parserDocuments.removeExpired(time, max, [parserIndexIds.resumes(world.a).toLowerCase()]),
    },
    rateLimits: { ...rateLimits, removeExpired: () => Promise.resolve(0) },
    attachments: {
      ...attachments,
      removedBefore: async (time: number, max: number) =>
        (await attachments.removedBefore(time, max)).filter(({ path }) => path.includes(world.a)),
    },
  };
  return sweepStagedUploads({
    store: own,
    files: { ...files, list },
    clock: clockAt(() => now),
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

test('unused uploads are removed after a day, and not before', async () => {
  const staged = await stage(recruiter, 'a.txt', Buffer.from('a'));
  const parsed = await indexed();
  await sweepAt(Date.now() + dayMs / 2);
  expect(await bucket().facts(staged)).not.toBeNull();
  expect(await read(parsed)).not.toBeNull();
  await sweepAt(Date.now() + dayMs + 60_000);
  expect(await bucket().facts(staged)).toBeNull();
  expect(await read(parsed)).toBeNull();
});

test('a removed attachment is deleted when it cannot be restored any more', async () => {
  const key = { organizationId: world.a, jobId: freshId('job'), candidateId: freshId('candidate') };
  const attached = async (id: string) => {
    const content = storagePaths.attachment(key.candidateId, Date.now(), `${id}.txt`);
    await bucket().write(content, Buffer.from(id), 'text/plain');
    const path = `${collections.fileAttachments(key.organizationId, key.jobId, key.candidateId)}/${id}`;
    await write(path, { id, uuid: id, name: `${id}.txt`, content, isRemoved: false });
    return { path, content };
  };
  const [removed, kept] = [await attached('removed'), await attached('kept')];
  for (const isRemoved of [true, false, true]) await store.attachments.change(key, 'removed', { isRemoved }, null);
  await store.attachments.change(key, 'kept', { isRemoved: true }, null);
  await store.attachments.change(key, 'kept', { isRemoved: false }, null);

  await sweepAt(Date.now() + removedFileRetentionMs);
  expect(await bucket().facts(removed.content)).not.toBeNull();
  await sweepAt(Date.now() + 2 * removedFileRetentionMs);
  expect(await bucket().facts(removed.content)).toBeNull();
  expect(await read(removed.path)).toBeNull();
  expect(await bucket().facts(kept.content)).not.toBeNull();
  expect(await read(kept.path)).not.toBeNull();
});

test('counters: a full window refuses, an expired window restarts', async () => {
  const key = freshId('limit');
  const options = { max: 2, windowMs: 1_000 };
  expect(await store.rateLimits.count(key, { ...options, now: 0 })).toBe(true);
  expect(await store.rateLimits.count(key, { ...options, now: 500 })).toBe(true);
  expect(await store.rateLimits.count(key, { ...options, now: 999 })).toBe(false);
  expect(await store.rateLimits.count(key, { ...options, now: 1_000 })).toBe(true);
});
