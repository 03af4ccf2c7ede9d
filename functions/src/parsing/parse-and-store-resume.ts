import { createHash } from 'node:crypto';
import { maxFileBytes } from '@portal/domain/constants/files';
import { parserIndexIds } from '@portal/domain/paths/firestore-paths';
import type { ParsedResume } from '@portal/domain/resumes/parsed-resume';
import { uploadError } from '../adapters/parsing-service/document-fault';
import type { Parsed } from '../adapters/parsing-service/parsing-service';
import type { PublicContext } from '../runtime/route';
import { limitParsedSize } from './limit-parsed-size';
import { reportScanProgress } from './report-scan-progress';
import { requireNamedFormat } from '../uploads/require-named-format';
import { sanitizeHtml } from './sanitize-html';
import { todayOf } from '../runtime/today';

/**
 * Parses a resume and stores it in its organization's index, where it is kept for a day until its candidate is created.
 * A failure leaves the index unchanged.
 * @param documentId the id of the future candidate.
 * @param stagedPath path of the upload; empty when the bytes came with the call.
 * @returns the result of parsing, with sanitized HTML.
 * @throws PortalError `unusableFile` or `tooLarge` with a sentence about the file.
 */
export async function parseAndStoreResume(
  context: Pick<PublicContext, 'parsing' | 'store' | 'clock' | 'deadline'>,
  options: {
    organizationId: string;
    documentId: string;
    bytes: Uint8Array;
    fileName: string;
    stagedPath?: string;
    /** `YYYY-MM-DD`; today when absent. */
    today?: string;
  },
): Promise<Parsed<ParsedResume>> {
  const { organizationId, documentId, bytes, fileName } = options;
  if (bytes.length > maxFileBytes) throw uploadError('tooLarge');
  const { parsing, store, clock, deadline } = context;
  const today = options.today ?? todayOf(clock);
  const { onPage, end } = reportScanProgress(store, { organizationId, documentId });
  // eslint-disable-next-line typescript/no-misused-promises -- `finally` waits for it
  const result = await parsing.parseResume({ bytes, fileName }, { today, deadline, onPage }).finally(end);
  requireNamedFormat(fileName, result.fileType);
  const html = sanitizeHtml(result.html);
  await store.parserDocuments.put(
    {
      ...limitParsedSize(result.parsed, html),
      indexId: parserIndexIds.resumes(organizationId),
      documentId,
      fileName,
      fileType: result.fileType,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      size: bytes.length,
      stagedPath: options.stagedPath ?? '',
    },
    clock.now(),
  );
  return { ...result, html };
}
