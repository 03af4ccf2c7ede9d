import type { AnswerOf, RequestOf } from '@portal/domain/contracts/endpoint';
import type { parsingApi } from '@portal/domain/contracts/parsing-api';
import { serverTexts } from '@portal/domain/texts/server';
import { readUploadedDocument } from '../uploads/read-uploaded-document';
import { parseAndStoreResume } from './parse-and-store-resume';
import { requireIndexKind, requireOrganization } from './parser-index';
import { MessageAnswer, type StaffContext } from '../runtime/route';
import { parsedAnswer } from './parsed-answer';

type Call = typeof parsingApi.parseResumeAndIndex;

/**
 * Parses a resume and stores it in the organization's index.
 * @throws PortalError see {@link readUploadedDocument} and {@link parseAndStoreResume}; nothing is stored then.
 */
export async function parseResumeAndIndex(
  input: RequestOf<Call>,
  context: StaffContext,
): Promise<MessageAnswer<AnswerOf<Call>>> {
  const { IndexId, DocumentId } = input.IndexingOptions;
  requireIndexKind(IndexId, 'resumes');
  const organizationId = requireOrganization(IndexId, context.actor);
  const document = await readUploadedDocument(context, {
    base64: input.DocumentAsBase64String,
    stagedPath: input.StagedDocumentPath,
    fileName: input.FileName,
    organizationId,
    uid: context.actor.uid,
  });
  const result = await parseAndStoreResume(context, {
    ...document,
    organizationId,
    documentId: DocumentId,
    ...(input.RevisionDate ? { today: input.RevisionDate } : {}),
  });
  return new MessageAnswer(parsedAnswer(result, input.OutputHtml, serverTexts.resumeParsed), serverTexts.resumeParsed);
}
