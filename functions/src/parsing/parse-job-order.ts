import { createHash } from 'node:crypto';
import type { AnswerOf, RequestOf } from '@portal/domain/contracts/endpoint';
import type { parsingApi } from '@portal/domain/contracts/parsing-api';
import { serverTexts } from '@portal/domain/texts/server';
import { limitParsedSize } from './limit-parsed-size';
import { readUploadedDocument } from '../uploads/read-uploaded-document';
import { requireIndexKind, requireOrganization } from './parser-index';
import { sanitizeHtml } from './sanitize-html';
import { todayOf } from '../runtime/today';
import { MessageAnswer, type StaffContext } from '../runtime/route';
import { parsedAnswer } from './parsed-answer';

type Call = typeof parsingApi.parseJobOrder;

/**
 * Parses a job description and stores it in the organization's index, where it is kept for a day until its job is
 * created.
 * @throws PortalError see {@link readUploadedDocument}; `unusableFile` with a sentence for an unreadable document.
 */
export async function parseJobOrder(
  input: RequestOf<Call>,
  context: StaffContext,
): Promise<MessageAnswer<AnswerOf<Call>>> {
  const { IndexId, DocumentId } = input.IndexingOptions;
  requireIndexKind(IndexId, 'jobs');
  const { bytes, fileName, stagedPath } = await readUploadedDocument(context, {
    base64: input.DocumentAsBase64String,
    stagedPath: input.StagedDocumentPath,
    fileName: input.FileName,
    organizationId: requireOrganization(IndexId, context.actor),
    uid: context.actor.uid,
  });
  const today = input.RevisionDate || todayOf(context.clock);
  const result = await context.parsing.parseJob({ bytes, fileName }, { today, deadline: context.deadline });
  const html = sanitizeHtml(result.html);
  await context.store.parserDocuments.put(
    {
      ...limitParsedSize(result.parsed, html),
      indexId: IndexId,
      documentId: DocumentId,
      fileName,
      fileType: result.fileType,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      size: bytes.length,
      stagedPath,
    },
    context.clock.now(),
  );
  const answer = parsedAnswer({ ...result, html }, input.OutputHtml, serverTexts.jobOrderParsed);
  return new MessageAnswer(answer, serverTexts.jobOrderParsed);
}
