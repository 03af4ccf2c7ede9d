import { expect, test } from '@jest/globals';
import { PortalError } from '@portal/domain/errors/portal-error';
import { uploadFaultTexts } from '@portal/domain/texts/upload-faults';
import type { VirusScanner } from '../adapters/scanning/virus-scanner';
import { fakePorts } from '../testing/fake-ports';
import { readUploadedDocument } from './read-uploaded-document';

const stagedPath = 'staging/o/u/1/cv.txt';
const bytes = Buffer.from('resume');

async function read(source: { base64?: string; stagedPath?: string }, scanner: VirusScanner | null) {
  const ports = fakePorts({ scanner });
  const files = {
    ...ports.files,
    facts: () => Promise.resolve({ size: bytes.length, contentType: 'text/plain' }),
    read: () => Promise.resolve(bytes),
  } as unknown as typeof ports.files;
  const document = { base64: undefined, stagedPath: undefined, fileName: 'cv.txt', organizationId: 'o', uid: 'u' };
  return await readUploadedDocument({ ...ports, files }, { ...document, ...source });
}

test.each([
  ['in the body', { base64: bytes.toString('base64') }],
  ['staged before', { stagedPath }],
])('a document %s is taken only when the scanner finds nothing', async (_name, source) => {
  expect((await read(source, null)).bytes).toEqual(bytes);
  expect((await read(source, { isClean: () => Promise.resolve(true) })).bytes).toEqual(bytes);
  await expect(read(source, { isClean: () => Promise.resolve(false) })).rejects.toMatchObject({
    ...{ kind: 'unusableFile', userMessage: uploadFaultTexts.infected },
  });
  const away = { isClean: () => Promise.reject(new PortalError('unavailable')) };
  await expect(read(source, away)).rejects.toMatchObject({ kind: 'unavailable' });
});
