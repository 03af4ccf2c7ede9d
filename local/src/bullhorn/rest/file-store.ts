import { extname } from 'node:path';
import { requireEntity, type Database, type Row, type Values } from '../data/database';
import type { Entity } from '../data/schema';
import { ApiError } from './api-error';

/** The files of records: a row of the attachment entity each, and its bytes. */
export class FileStore {
  private readonly bytes = new Map<number, Buffer>();

  constructor(private readonly database: Database) {}

  /** Adds a file. @throws ApiError 400 for an entity without files, 404 for an unknown record. */
  add(entityName: string, id: number, values: Values, content: Buffer): Row {
    const { attachments, field } = attachmentsOf(entityName);
    if (!this.database.get(entityName, id)) {
      throw new ApiError(404, 'errors.entityNotFound', `${entityName} ${String(id)} not found.`);
    }
    const name = typeof values.name === 'string' ? values.name : 'file';
    const [contentType, contentSubType] = contentTypeOf(name, values.contentType);
    const row = this.database.insert(
      attachments.name,
      {
        ...known(attachments, values),
        name,
        contentType,
        contentSubType,
        fileExtension: extname(name),
        fileSize: content.length,
        fileType: 'SAMPLE',
        distribution: 'internal',
        [field]: { id },
      },
      { isSystem: true },
    );
    this.bytes.set(row.id, content);
    return row;
  }

  /** Replaces the content of a file. */
  replace(entityName: string, id: number, fileId: number, content: Buffer): void {
    const { attachments } = attachmentsOf(entityName);
    this.read(entityName, id, fileId);
    this.bytes.set(fileId, content);
    this.database.update(attachments.name, fileId, { fileSize: content.length }, { isSystem: true });
  }

  read(entityName: string, id: number, fileId: number): { row: Row; content: Buffer } {
    const { attachments, field } = attachmentsOf(entityName);
    const row = this.database.get(attachments.name, fileId);
    const content = this.bytes.get(fileId);
    const isOwn = (row?.[field] as { id: number } | undefined)?.id === id;
    if (!row || !content || !isOwn || row.isDeleted === true) {
      throw new ApiError(404, 'errors.fileNotFound', `File ${String(fileId)} not found.`);
    }
    return { row, content };
  }

  remove(entityName: string, id: number, fileId: number): void {
    const { row } = this.read(entityName, id, fileId);
    this.database.remove(attachmentsOf(entityName).attachments.name, row.id);
  }

  /** Files of a record, newest last. */
  list(entityName: string, id: number): Row[] {
    const { attachments } = attachmentsOf(entityName);
    const field = requireEntity(entityName).fields.get('fileAttachments');
    if (!field) return [];
    const ids = this.database.associated(entityName, id, field);
    return ids.map((each) => this.database.get(attachments.name, each)).filter((row) => row !== null);
  }
}

function attachmentsOf(entityName: string): { attachments: Entity; field: string } {
  const { files } = requireEntity(entityName);
  if (files === undefined) throw new ApiError(400, 'errors.noFiles', `${entityName} has no files.`);
  const attachments = requireEntity(files);
  const field = [...attachments.fields.values()].find(({ target }) => target === entityName);
  if (!field) throw new ApiError(400, 'errors.noFiles', `${entityName} has no files.`);
  return { attachments, field: field.name };
}

function known(entity: Entity, values: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([name]) => entity.fields.get(name)?.type === 'SCALAR'));
}

const typesByExtension: Readonly<Record<string, readonly [string, string]>> = {
  '.pdf': ['application', 'pdf'],
  '.docx': ['application', 'vnd.openxmlformats-officedocument.wordprocessingml.document'],
  '.doc': ['application', 'msword'],
  '.rtf': ['application', 'rtf'],
  '.txt': ['text', 'plain'],
  '.html': ['text', 'html'],
  '.png': ['image', 'png'],
  '.jpg': ['image', 'jpeg'],
};

function contentTypeOf(name: string, stated: unknown): readonly [string, string] {
  if (typeof stated === 'string' && stated.includes('/')) {
    const [type = '', subType = ''] = stated.split('/');
    return [type, subType];
  }
  return typesByExtension[extname(name).toLowerCase()] ?? ['application', 'octet-stream'];
}
