import { fileLink } from '@portal/domain/links/image-links';
import { apiBasePaths } from '@portal/domain/contracts/endpoint';
import type { Ports } from './ports';
import { readFileLink, signFileLink, type FileLink } from './file-link';

/** Lifetime of a signed file URL. */
export const fileLinkLifetimeMs = 5 * 60 * 1_000;

const filePath = `${apiBasePaths.app}/storageFile`;
const publishedPath = new URL(fileLink(''), 'https://any.example').pathname;

/**
 * The signed URL of a file, on the product's own host. URLs signed by the bucket would need a service account's key, which
 * emulators do not have and servers should not.
 */
export function signedFileUrl(
  { config, clock }: Pick<Ports, 'config' | 'clock'>,
  file: Omit<FileLink, 'expiresAt'>,
  lifetimeMs: number = fileLinkLifetimeMs,
): string {
  const expiresAt = clock.now() + lifetimeMs;
  return `${config.publicBaseUrl}${filePath}?link=${signFileLink({ ...file, expiresAt }, config.codeKey)}`;
}

/**
 * The URL under which a published file is stored in its profile. It grants nothing: each request is decided by what viewers of
 * the candidate's own link may see at that time.
 */
export function publishedFileUrl({ config }: Pick<Ports, 'config'>, file: Omit<FileLink, 'expiresAt'>): string {
  return config.publicBaseUrl + fileLink(signFileLink({ ...file, expiresAt: null }, config.codeKey));
}

/**
 * The file of a URL created by {@link signedFileUrl} or {@link publishedFileUrl}. Reads the signature; fetches nothing.
 * @returns null for other, altered and expired URLs.
 */
export function fileOfUrl({ config, clock }: Pick<Ports, 'config' | 'clock'>, url: string): FileLink | null {
  if (!URL.canParse(url, config.publicBaseUrl)) return null;
  const { origin, pathname, searchParams } = new URL(url, config.publicBaseUrl);
  if (origin !== new URL(config.publicBaseUrl).origin || ![filePath, publishedPath].includes(pathname)) return null;
  return readFileLink(searchParams.get('link') ?? '', config.codeKey, clock.now());
}
