import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { PortalError } from '@portal/domain/errors/portal-error';
import { extensionOf } from '@portal/domain/profiles/profile-files';
import { downloadTexts } from '@portal/domain/texts/server';
import type { Ports } from '../runtime/ports';
import { FileAnswer } from '../runtime/route';
import { contentTypeOf, contentTypeOfName } from './content-types';
import { hasContentOf } from './has-content-of';

/**
 * A stored file as a download that browsers do not run. Its type follows its name; what is not what its name says is bytes
 * without a type.
 * @throws PortalError `notFound` when it is gone.
 */
export async function safeFile(
  { files }: Pick<Ports, 'files'>,
  { path, fileName }: { path: string; fileName: string },
): Promise<FileAnswer> {
  const facts = await files.facts(path);
  if (!facts) throw new PortalError('notFound', { userMessage: downloadTexts.notFound });
  const content = files.stream(path);
  const isWhatItSays = hasContentOf(extensionOf(fileName), await startOf(content));
  const contentType = isWhatItSays ? contentTypeOfName(fileName) : contentTypeOf('');
  return new FileAnswer({ content, fileName, contentType, size: facts.size });
}

/** The first bytes of a stream, which still begins with them. */
async function startOf(stream: Readable): Promise<Uint8Array> {
  await once(stream, 'readable');
  const start: unknown = stream.read();
  if (!(start instanceof Uint8Array)) return new Uint8Array();
  stream.unshift(start);
  return start;
}
