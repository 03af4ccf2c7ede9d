import { Readable } from 'node:stream';
import busboy from 'busboy';
import type { Request } from 'express';
import { maxFileBytes } from '@portal/domain/constants/files';
import { PortalError } from '@portal/domain/errors/portal-error';
import { uploadFaultTexts } from '@portal/domain/texts/upload-faults';
import { rawBodyOf } from './read-body';

/** The one file of a multipart form. */
export interface UploadedFile {
  fileName: string;
  contentType: string;
  bytes: Buffer;
}

export interface Form {
  fields: Record<string, string>;
  file: UploadedFile | null;
}

/**
 * Reads a multipart form of a few short fields and at most one file named `file`.
 * @throws PortalError `tooLarge` for a file over 25 MB, `invalidRequest` for what is not such a form.
 */
export async function readForm(request: Request): Promise<Form> {
  const malformed = (cause?: unknown) => new PortalError('invalidRequest', { detail: 'malformed form', cause });
  const fields: Record<string, string> = {};
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
  const raw = rawBodyOf(request);
  const finished = new Promise<void>((resolve, reject) => {
    parser.on('field', (name, value, info) => {
      if (info.valueTruncated || info.nameTruncated) failure ??= malformed();
      fields[name] = value;
    });
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
  });
  (raw ? Readable.from([raw]) : request).pipe(parser);
  try {
    await finished;
  } catch (error) {
    throw malformed(error);
  }
  // Assigned in listeners, which the compiler does not follow.
  const thrown = failure as PortalError | null;
  if (thrown) throw thrown;
  return { fields, file };
}
