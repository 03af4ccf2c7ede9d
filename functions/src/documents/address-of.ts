import { apiBasePaths } from '@portal/domain/contracts/endpoint';
import type { Ports } from '../runtime/ports';
import { readFileLink, signFileLink, type FileLink } from './file-link';

/** How long an address can be used. */
export const fileLinkLifetimeMs = 5 * 60 * 1_000;

const filePath = `${apiBasePaths.app}/storageFile`;

/**
 * The address of one file, on the product's own host. It is our own: an address signed by the bucket needs a service
 * account's key, which emulators do not have and servers should not.
 * @param lifetimeMs null for an address that opens until the file is taken away.
 */
export function addressOf(
  { config, clock }: Pick<Ports, 'config' | 'clock'>,
  file: Omit<FileLink, 'expiresAt'>,
  lifetimeMs: number | null = fileLinkLifetimeMs,
): string {
  const expiresAt = lifetimeMs === null ? null : clock.now() + lifetimeMs;
  return `${config.publicBaseUrl}${filePath}?link=${signFileLink({ ...file, expiresAt }, config.codeKey)}`;
}

/**
 * What stands behind an address made by {@link addressOf}: nothing is fetched, the signature in it is read.
 * @returns null for every other address, and for one that has been altered or has expired.
 */
export function fileAt({ config, clock }: Pick<Ports, 'config' | 'clock'>, address: string): FileLink | null {
  if (!URL.canParse(address, config.publicBaseUrl)) return null;
  const url = new URL(address, config.publicBaseUrl);
  if (url.origin !== new URL(config.publicBaseUrl).origin || url.pathname !== filePath) return null;
  return readFileLink(url.searchParams.get('link') ?? '', config.codeKey, clock.now());
}
