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
 * Reads a multipart form with at most one file, named `file`. Its fields are not looked at.
 * @returns null without a file.
 * @throws PortalError `tooLarge` for a file over 25 MB, `invalidRequest` for what is not such a form.
 */
export async function readForm(request: Request): Promise<UploadedFile | null> {
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
    // Piping does not tell of a connection that breaks off.
    request.on('error', reject);
    request.on('close', () => {
      if (!request.complete) reject(new Error('broken off'));
    });
  });
  request.pipe(parser);
  try {
    await finished;
  } catch (error) {
    // Nobody reads on; the connection is to stay open for the answer.
    request.resume();
    throw malformed(error);
  }
  // Assigned in listeners, which the compiler does not follow.
  const thrown = failure as PortalError | null;
  if (thrown) throw thrown;
  return file;
}
