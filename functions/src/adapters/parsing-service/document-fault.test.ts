import { expect, test } from '@jest/globals';
import { DocumentError, documentFaults } from '@portal/matching/documents/document-text';
import { errorKinds } from '@portal/domain/errors/portal-error';
import { uploadFaultTexts } from '@portal/domain/texts/upload-faults';
import { withDocumentFault } from './document-fault';

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
])('anything else stays what it is: %s', (thrown) => {
  expect(withDocumentFault(thrown)).toBe(thrown);
});
