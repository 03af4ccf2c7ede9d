import type { publicFilesApi } from '@portal/domain/contracts/public-api';
import type { RequestOf } from '@portal/domain/contracts/endpoint';
import { PortalError } from '@portal/domain/errors/portal-error';
import { plainImage } from './plain-image';
import { FileAnswer, type PublicContext } from '../runtime/route';

/** Largest image that is served, in bytes; the rules of Storage accept no larger one. */
const maxBytes = 5 * 1024 * 1024;

/** A changed logo has a new path, so caching is safe. */
const dayInSeconds = 86_400;

/**
 * A public logo for pages and mails, written anew. The contract allows only paths below `images/`.
 * @throws PortalError `notFound` for a missing file and for one that is no image that browsers only draw.
 */
export async function image(
  { path }: RequestOf<typeof publicFilesApi.image>,
  { files }: PublicContext,
): Promise<FileAnswer> {
  const facts = path.split('/').includes('..') ? null : await files.facts(path);
  const plain = facts && facts.size <= maxBytes ? plainImage(await files.read(path)) : null;
  if (!plain) throw new PortalError('notFound');
  return new FileAnswer({
    content: plain.bytes,
    fileName: path.split('/').at(-1) ?? 'image',
    contentType: plain.contentType,
    size: plain.bytes.length,
    maxAgeSeconds: dayInSeconds,
  });
}
