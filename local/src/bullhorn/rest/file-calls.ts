import type { Corporation } from '../corporation';
import { asText } from '../data/as-text';
import type { Row, Values } from '../data/database';
import { requireEntity } from '../data/database';
import { parseFields, selectFields } from '../data/fields';
import { ApiError } from './api-error';

/** The file of a body `multipart/form-data`, in a part named `file`, `resume` or `upload`. @throws ApiError 400 without one. */
export async function uploadedFile(contentType: string, body: Buffer): Promise<{ name: string; content: Buffer }> {
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': contentType } })
    .formData()
    .catch(() => new FormData());
  for (const name of ['file', 'resume', 'upload']) {
    const value = form.get(name);
    if (value !== null && typeof value !== 'string')
      return { name: value.name, content: Buffer.from(await value.arrayBuffer()) };
  }
  throw new ApiError(400, 'errors.missingFile', 'The request has no file.');
}

/** The file of a JSON body, in base64. @throws ApiError 400 without one. */
export function encodedFile(values: Values): { name: string; content: Buffer } {
  if (typeof values.fileContent !== 'string')
    throw new ApiError(400, 'errors.missingFile', "'fileContent' is missing.");
  return {
    name: typeof values.name === 'string' ? values.name : 'file',
    content: Buffer.from(values.fileContent, 'base64'),
  };
}

/** `GET entityFiles/{type}/{id}`, the older list of files. */
export function listEntityFiles({ files }: Corporation, type: string, id: number): object {
  return {
    EntityFiles: files
      .list(type, id)
      .map(({ id: fileId, type: kind, name, description, contentType, contentSubType }) => ({
        id: fileId,
        type: kind ?? null,
        name,
        description: description ?? null,
        contentType,
        contentSubType,
      })),
  };
}

/** `GET file/{type}/{id}/{fileId}`: the file in base64. */
export function encodeFile({ row, content }: { row: Row; content: Buffer }): object {
  return {
    File: { contentType: mimeTypeOf(row), fileContent: content.toString('base64'), name: row.name },
  };
}

/** Answer to an added file. */
export function addedFile({ database }: Corporation, type: string, row: Row): object {
  const entity = requireEntity(requireEntity(type).files ?? '');
  const fields = parseFields('name,type,contentType,contentSubType,fileExtension,fileSize,dateAdded,externalID');
  return { fileId: row.id, changeType: 'INSERT', ...selectFields(database, entity, row, fields) };
}

export function mimeTypeOf({ contentType, contentSubType }: Row): string {
  return `${asText(contentType)}/${asText(contentSubType)}`;
}
