import busboy from 'busboy';
import type { Request } from 'express';
import { maxFileBytes } from '@portal/domain/constants/files';
import { PortalError } from '@portal/domain/errors/portal-error';
import { uploadFaultTexts } from '@portal/domain/texts/upload-faults';

/** The one file of a multipart form. */
export interface UploadedFile {
  fileName: string;
  contentType: string;
  bytes: Buffer;
}

/**
 * Reads a multipart form with at most one file, named `file`. Its fields are ignored.
 * @param maxMs time for the whole form to arrive.
 * @returns null without a file.
 * @throws PortalError `tooLarge` for a file over 25 MB, `invalidRequest` for any other form and for one that breaks off
 *   or arrives too slowly.
 */
export async function readForm(request: Request, maxMs: number): Promise<UploadedFile | null> {
  const malformed = (cause?: unknown) => new PortalError('invalidRequest', { detail: 'malformed form', cause });
  let file: UploadedFile | null = null;
  let failure: PortalError | null = null;
  let parser: busboy.Busboy;
  try {
    parser = busboy({
      headers: request.headers,
      defParamCharset: 'utf8',
      limits: { files: 1, fileSize: maxFileBytes, fields: 20, fieldSize: 10_000, parts: 25 },
    });
  } catch (error) {
    throw malformed(error);
  }
  const finished = new Promise<void>((resolve, reject) => {
    parser.on('file', (name, stream, info) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('limit', () => {
        failure ??= new PortalError('tooLarge', { userMessage: uploadFaultTexts.tooLarge });
      });
      stream.on('close', () => {
        if (name !== 'file') failure ??= malformed();
        file = { fileName: info.filename ?? '', contentType: info.mimeType, bytes: Buffer.concat(chunks) };
      });
      stream.on('error', reject);
    });
    for (const event of ['filesLimit', 'fieldsLimit', 'partsLimit'] as const) {
      parser.on(event, () => {
        failure ??= malformed();
      });
    }
    parser.on('close', resolve);
    parser.on('error', reject);
    // A pipe does not report a connection that breaks off.
    request.on('error', reject);
    request.on('close', () => {
      if (!request.complete) reject(new Error('broken off'));
    });
    AbortSignal.timeout(maxMs).addEventListener('abort', () => {
      reject(new Error('too slow'));
    });
  });
  request.pipe(parser);
  try {
    await finished;
  } catch (error) {
    throw malformed(error);
  }
  // Assigned in listeners, which the compiler does not track.
  const thrown = failure as PortalError | null;
  if (thrown) throw thrown;
  return file;
}
