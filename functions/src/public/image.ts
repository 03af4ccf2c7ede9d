import type { publicFilesApi } from '@portal/domain/contracts/public-api';
import type { RequestOf } from '@portal/domain/contracts/endpoint';
import { PortalError } from '@portal/domain/errors/portal-error';
import { FileAnswer, type PublicContext } from '../runtime/route';

/** Content types of logos; none that a browser could run. */
const imageTypes: readonly string[] = ['image/png', 'image/jpeg', 'image/gif', 'image/webp'];

/** A changed logo has a new path, so caching is safe. */
const dayInSeconds = 86_400;

/**
 * A public logo for pages and mails. The contract allows only paths below `images/`.
 * @throws PortalError `notFound` for a missing file and for one that is no image.
 */
export async function image(
  { path }: RequestOf<typeof publicFilesApi.image>,
  { files }: PublicContext,
): Promise<FileAnswer> {
  const facts = path.split('/').includes('..') ? null : await files.facts(path);
  if (!facts || !imageTypes.includes(facts.contentType)) throw new PortalError('notFound');
  return new FileAnswer({
    content: files.stream(path),
    fileName: path.split('/').at(-1) ?? 'image',
    contentType: facts.contentType,
    size: facts.size,
    maxAgeSeconds: dayInSeconds,
  });
}
