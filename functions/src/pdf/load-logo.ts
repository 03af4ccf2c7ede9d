import { imagePathOf } from '@portal/domain/links/image-links';
import type { Ports } from '../runtime/ports';
import { loadImage, type DocumentImage } from './load-image';

/**
 * Loads a logo from our own bucket; other URLs, which users may have typed, are never fetched.
 * @returns null when it is elsewhere, and as `loadImage`.
 */
export async function loadLogo(
  ports: Pick<Ports, 'files' | 'config' | 'log'>,
  address: string,
): Promise<DocumentImage | null> {
  const path = imagePathOf(address) ?? logoPathOf(address, ports.config.storageBucket);
  return path === null ? null : await loadImage(ports, path);
}

/**
 * Path of a logo in the bucket, from its download URL (firebase.google.com/docs/storage/web/download-files).
 * @returns null for other buckets, and for files that are no logos.
 */
export function logoPathOf(address: string, bucket: string): string | null {
  if (!URL.canParse(address)) return null;
  const [prefix, name] = [`/v0/b/${bucket}/o/`, new URL(address).pathname];
  if (!name.startsWith(prefix)) return null;
  try {
    const path = decodeURIComponent(name.slice(prefix.length));
    const isLogo = path.startsWith('images/organizations/') || path.startsWith('images/brands/');
    return isLogo && !path.split('/').includes('..') ? path : null;
  } catch {
    return null;
  }
}
