import { apiBasePaths } from '@portal/domain/contracts/endpoint';
import type { Ports } from './ports';
import { readFileLink, signFileLink, type FileLink } from './file-link';

/** Lifetime of a signed file URL. */
export const fileLinkLifetimeMs = 5 * 60 * 1_000;

const filePath = `${apiBasePaths.app}/storageFile`;

/**
 * The signed URL of a file, on the product's own host. URLs signed by the bucket would need a service account's key, which
 * emulators do not have and servers should not.
 * @param lifetimeMs null for a URL that works until the file is removed.
 */
export function signedFileUrl(
  { config, clock }: Pick<Ports, 'config' | 'clock'>,
  file: Omit<FileLink, 'expiresAt'>,
  lifetimeMs: number | null = fileLinkLifetimeMs,
): string {
  const expiresAt = lifetimeMs === null ? null : clock.now() + lifetimeMs;
  return `${config.publicBaseUrl}${filePath}?link=${signFileLink({ ...file, expiresAt }, config.codeKey)}`;
}

/**
 * The file of a URL created by {@link signedFileUrl}. Reads the signature; fetches nothing.
 * @returns null for other, altered and expired URLs.
 */
export function fileOfUrl({ config, clock }: Pick<Ports, 'config' | 'clock'>, url: string): FileLink | null {
  if (!URL.canParse(url, config.publicBaseUrl)) return null;
  const { origin, pathname, searchParams } = new URL(url, config.publicBaseUrl);
  if (origin !== new URL(config.publicBaseUrl).origin || pathname !== filePath) return null;
  return readFileLink(searchParams.get('link') ?? '', config.codeKey, clock.now());
}
