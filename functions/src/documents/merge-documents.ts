import { can } from '@portal/domain/access/permissions';
import { maxMergedBytes, type documentsApi } from '@portal/domain/contracts/documents-api';
import type { AnswerOf, RequestOf } from '@portal/domain/contracts/endpoint';
import { PortalError } from '@portal/domain/errors/portal-error';
import { candidateFileOwner, isAttachmentPath, storagePaths } from '@portal/domain/paths/storage-paths';
import { mergeTexts } from '@portal/domain/texts/documents';
import { downloadTexts } from '@portal/domain/texts/server';
import type { CandidateKey } from '@portal/domain/candidates/candidate-key';
import type { StaffContext } from '../runtime/route';
import { signedFileUrl, fileOfUrl } from '../runtime/signed-file-url';
import { formatOf } from './file-format';
import { makeResumePdf } from './make-resume-pdf';
import type { MergedFile } from './merge-pdfs';
import { mergeInProcess } from './merge-process';

type Call = typeof documentsApi.mergeDocuments;
const fileName = 'Resumes.pdf';
const contentType = 'application/pdf';

/** A file that the caller may read. */
interface ReadableFile {
  path: string;
  size: number;
  /** Empty when the file does not have it. */
  organizationId: string;
  /** Set for a resume, which is converted to PDF when it has another format. */
  resumeOf: CandidateKey | null;
}

/**
 * Merges files into one PDF: PDFs and pictures as they are, resumes of other formats as their resume PDF. The result is a
 * staged file, which the sweep removes after a day. Fetches nothing: a URL must be a signed file URL.
 * @throws PortalError `permissionDenied` for other URLs and for files the caller may not read, `notFound`, `tooLarge`,
 *   `unusableFile` for a file that is no PDF, picture or resume, needs a password or exceeds the time, `unavailable` when
 *   other merges take too long or the call has no time left.
 */
export async function mergeDocuments(input: RequestOf<Call>, context: StaffContext): Promise<AnswerOf<Call>> {
  const { actor, files, log, random, deadline } = context;
  const readable: ReadableFile[] = [];
  for (const address of input.fileUrls) readable.push(await readableFile(context, address));
  if (readable.reduce((sum, { size }) => sum + size, 0) > maxMergedBytes) {
    throw new PortalError('tooLarge', { userMessage: mergeTexts.tooLarge });
  }
  const parts: MergedFile[] = [];
  for (const file of readable) parts.push(await partOf(context, file));

  const outcome = await mergeInProcess(parts, { log, deadline });
  if (!('bytes' in outcome)) {
    const name = nameOf(readable[outcome.index]?.path ?? '');
    const text = outcome.reason === 'tooLarge' ? mergeTexts.fileTooLarge : mergeTexts[outcome.reason];
    throw new PortalError('unusableFile', { userMessage: text(name), detail: `file: ${outcome.reason}` });
  }
  const organizationId = readable.find((file) => file.organizationId)?.organizationId ?? actor.organizationId ?? 'none';
  const path = storagePaths.staged(organizationId, actor.uid, `merged-${random.token(12)}`, fileName);
  await files.write(path, outcome.bytes, contentType);
  return { url: signedFileUrl(context, { path, fileName, contentType }), fileName };
}

async function readableFile(context: StaffContext, address: string): Promise<ReadableFile> {
  const link = fileOfUrl(context, address);
  const path = link?.path ?? address;
  const owner = candidateFileOwner(path);
  const isKnown = link !== null || owner !== null || isAttachmentPath(path);
  const facts = isKnown ? await context.files.facts(path) : null;
  const organizationId = owner?.organizationId ?? facts?.labels.organizationId;
  const isAllowed =
    link !== null || (organizationId !== undefined && can(context.actor, 'organization:read', organizationId));
  // The existence of a file is revealed only to users who may read it.
  if (!isAllowed) throw new PortalError('permissionDenied', { userMessage: downloadTexts.unauthorized });
  if (!facts) throw new PortalError('notFound', { userMessage: downloadTexts.notFound });
  return { path, size: facts.size, organizationId: organizationId ?? '', resumeOf: owner };
}

async function partOf(context: StaffContext, { path, resumeOf }: ReadableFile): Promise<MergedFile> {
  const bytes = await context.files.read(path);
  const format = formatOf(bytes);
  if (format !== 'other') return { format, bytes };
  if (resumeOf) return { format: 'pdf', bytes: (await makeResumePdf(context, resumeOf)).bytes };
  throw new PortalError('unusableFile', { userMessage: mergeTexts.unsupported(nameOf(path)) });
}

function nameOf(path: string): string {
  return path.split('/').at(-1) ?? path;
}
