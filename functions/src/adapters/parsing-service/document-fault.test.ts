import { expect, test } from '@jest/globals';
import { DocumentError, documentFaults } from '@portal/matching/documents/document-text';
import { errorKinds } from '@portal/domain/errors/portal-error';
import { uploadFaultTexts } from '@portal/domain/texts/upload-faults';
import { uselessArchive, withDocumentFault } from './document-fault';

test.each(documentFaults)('a document that is %s has its sentence', (fault) => {
  const kind = fault === 'tooLarge' ? 'tooLarge' : 'unusableFile';
  expect(withDocumentFault(new DocumentError(fault))).toMatchObject({
    kind,
    status: errorKinds[kind].status,
    userMessage: uploadFaultTexts[fault === 'tooLarge' ? 'unpacksTooFar' : fault],
  });
});

test.each([
  new TypeError('bug'),
  Object.assign(new Error(), { name: 'DocumentError', fault: 'toString' }),
  'text',
  null,
])('other errors stay unchanged: %s', (thrown) => {
  expect(withDocumentFault(thrown)).toBe(thrown);
});

const locked = { fileName: 'a.pdf', fault: 'encrypted' as const };
const readable = { fileName: 'a.png', bytes: new Uint8Array(9) };
test.each([
  ['the fault of its only file', [locked], 'encrypted'],
  ['that it grows too large', [{ ...locked, fault: 'tooLarge' as const }], 'expandsTooFar'],
  ['of several files that none can be used', [locked, locked], 'nothingUsable'],
  ['of a file that is no resume the same', [readable], 'nothingUsable'],
  ['and of nothing', [], 'nothingUsable'],
] as const)('an archive without usable files reports %s', (_, entries, fault) => {
  expect(uselessArchive(entries).userMessage).toBe(uploadFaultTexts[fault]);
});
