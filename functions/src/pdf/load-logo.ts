import { PortalError } from '@portal/domain/errors/portal-error';
import { imagePathOf } from '@portal/domain/links/image-links';
import type { Ports } from '../runtime/ports';
import { imageHeader } from './image-header';
import { plainPng } from './plain-png';
import type { PdfLogo } from './resume-pdf-data';

/** Logos are small; larger files would only cost memory. */
const maxBytes = 5 * 1024 * 1024;
const maxSide = 4_000;

/**
 * Loads a logo from our own bucket; other URLs, which users may have typed, are never fetched.
 * @returns null when it is elsewhere, gone, neither PNG nor JPEG, or too large: a PDF without its logo is better than
 *   none.
 */
export async function loadLogo(
  { files, config, log }: Pick<Ports, 'files' | 'config' | 'log'>,
  address: string,
): Promise<PdfLogo | null> {
  const path = imagePathOf(address) ?? logoPathOf(address, config.storageBucket);
  if (path === null) return null;
  try {
    const facts = await files.facts(path);
    if (!facts || facts.size > maxBytes) return null;
    const bytes = await files.read(path);
    const header = imageHeader(bytes);
    if (!header || Math.max(header.width, header.height) > maxSide) return null;
    return { ...header, bytes: header.format === 'png' ? plainPng(bytes, maxSide * maxSide) : bytes };
  } catch (error) {
    log.warn('logo was not read', { detail: PortalError.from(error).message });
    return null;
  }
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
