import { expect, test } from '@jest/globals';
import { getStorage } from 'firebase-admin/storage';
import { bucket, freshId, variable } from '../testing/emulator';
import { prepareApp } from './firestore';

test('a copied or written file has no download token, with which anybody could open it', async () => {
  prepareApp();
  const [from, to, written] = ['from', 'to', 'written'].map((name) => `${freshId('files')}/${name}.txt`) as [
    string,
    string,
    string,
  ];
  const stored = (path: string) => getStorage().bucket(variable('STORAGE_BUCKET')).file(path);
  // As the service stores an upload of a browser.
  await stored(from).save('Jane', { metadata: { metadata: { firebaseStorageDownloadTokens: 'token' } } });
  await bucket().copy(from, to, 'text/plain');
  await bucket().write(written, Buffer.from('Jane'), 'text/plain');
  for (const path of [to, written]) {
    const [{ metadata }] = await stored(path).getMetadata();
    expect(metadata?.firebaseStorageDownloadTokens).toBeUndefined();
  }
});
