import type { publicFilesApi } from '@portal/domain/contracts/public-api';
import type { RequestOf } from '@portal/domain/contracts/endpoint';
import { PortalError } from '@portal/domain/errors/portal-error';
import { FileAnswer, type PublicContext } from '../runtime/route';

/** What a logo may be; nothing that a browser could run. */
const imageTypes: readonly string[] = ['image/png', 'image/jpeg', 'image/gif', 'image/webp'];

/** A changed logo has a path of its own, so an old one may be kept. */
const dayInSeconds = 86_400;

/**
 * A logo for pages and mails that everybody may see. The contract lets through only paths below `images/`.
 * @throws PortalError `notFound` when there is none, or when it is no image.
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
