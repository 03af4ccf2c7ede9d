import type { Hash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { IdempotencyStrategy } from '@google-cloud/storage';
import { getStorage } from 'firebase-admin/storage';
import { PortalError } from '@portal/domain/errors/portal-error';
import { downloadTexts } from '@portal/domain/texts/server';
import { prepareApp } from './firestore';

export interface FileFacts {
  path: string;
  size: number;
  contentType: string;
  /** Milliseconds since 1970. */
  createdAt: number;
  /** Metadata that functions wrote; `{}` for most files. */
  labels: FileLabels;
}

/** Owner and purpose of a file whose path does not show them. */
export interface FileLabels {
  organizationId?: string;
  /** A document that anyone with its URL may read, or an attachment of a candidate. */
  kind?: 'public' | 'attachment';
}

/** Files in the bucket. `storage-paths.ts` builds the paths. */
export interface Files {
  /** Facts about a file, or null when there is none. */
  facts(path: string): Promise<FileFacts | null>;
  /**
   * The bytes of a file.
   * @throws PortalError `notFound` when there is none.
   */
  read(path: string): Promise<Buffer>;
  /** The bytes as a stream, for files that are only passed on. */
  stream(path: string): Readable;
  /**
   * Hashes a file without loading it whole.
   * @throws PortalError `notFound` when there is none.
   */
  hash(path: string, hash: Hash): Promise<void>;
  write(path: string, bytes: Uint8Array, contentType: string, labels?: FileLabels): Promise<void>;
  /**
   * Copies a file, replacing an existing one, with our own content type and metadata.
   * @throws PortalError `notFound` when there is none.
   */
  copy(from: string, to: string, contentType: string, labels?: FileLabels): Promise<void>;
  /** Removes a file, if it exists. */
  remove(path: string): Promise<void>;
  /** Files below a path, `max` at a time; `next` continues. */
  list(prefix: string, options: { max: number; next?: string }): Promise<{ files: FileFacts[]; next: string | null }>;
}

/**
 * Metadata of each copy. Without any, a copy keeps its source's, including the download token of an upload, with which
 * anybody could open the file forever.
 */
const madeByFunctions = { madeBy: 'functions' };

/** The bucket behind the Admin SDK. */
export function createFiles(bucketName: string): Files {
  const bucket = () => {
    prepareApp();
    const found = getStorage().bucket(bucketName);
    // Writing, copying and removing whole files are idempotent, so broken connections are retried.
    found.storage.retryOptions.idempotencyStrategy = IdempotencyStrategy.RetryAlways;
    return found;
  };
  return {
    async facts(path) {
      try {
        const [metadata] = await bucket().file(path).getMetadata();
        return factsOf(path, metadata);
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    async read(path) {
      return await orNotFound(async () => {
        const [bytes] = await bucket().file(path).download();
        return bytes;
      });
    },
    stream: (path) => bucket().file(path).createReadStream(),
    async hash(path, hash) {
      await orNotFound(async () => {
        const chunks: AsyncIterable<Uint8Array> = bucket().file(path).createReadStream();
        for await (const chunk of chunks) hash.update(chunk);
      });
    },
    async write(path, bytes, contentType, labels = {}) {
      await bucket()
        .file(path)
        .save(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), {
          resumable: false,
          contentType,
          metadata: { metadata: { ...labels } },
        });
    },
    async copy(from, to, contentType, labels = {}) {
      await orNotFound(async () => {
        await bucket()
          .file(from)
          .copy(bucket().file(to), { contentType, metadata: { ...madeByFunctions, ...labels } });
      });
    },
    async remove(path) {
      await bucket().file(path).delete({ ignoreNotFound: true });
    },
    async list(prefix, { max, next }) {
      const [files, query] = await bucket().getFiles({
        prefix,
        maxResults: max,
        autoPaginate: false,
        ...(next === undefined ? {} : { pageToken: next }),
      });
      const token = isPage(query) ? query.pageToken : undefined;
      return {
        files: files.map((file) => factsOf(file.name, file.metadata)),
        next: typeof token === 'string' && token !== '' ? token : null,
      };
    },
  };
}

function factsOf(
  path: string,
  metadata: {
    size?: string | number | undefined;
    contentType?: string | undefined;
    timeCreated?: string | undefined;
    metadata?: Readonly<Record<string, unknown>> | undefined;
  },
): FileFacts {
  const { organizationId, kind } = metadata.metadata ?? {};
  return {
    path,
    size: Number(metadata.size ?? 0),
    contentType: metadata.contentType ?? 'application/octet-stream',
    createdAt: Date.parse(metadata.timeCreated ?? '') || 0,
    labels: {
      ...(typeof organizationId === 'string' ? { organizationId } : {}),
      ...(kind === 'public' || kind === 'attachment' ? { kind } : {}),
    },
  };
}

/** The SDK's continuation, null on the last page although its types say otherwise. */
function isPage(query: unknown): query is { pageToken: unknown } {
  return typeof query === 'object' && query !== null && 'pageToken' in query;
}

async function orNotFound<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (isMissing(error)) throw new PortalError('notFound', { userMessage: downloadTexts.notFound });
    throw error;
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 404;
}
