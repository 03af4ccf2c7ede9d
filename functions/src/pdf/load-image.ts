import { PortalError } from '@portal/domain/errors/portal-error';
import { imagePathOf } from '@portal/domain/links/image-links';
import type { Ports } from '../runtime/ports';
import { imageHeader } from './image-header';
import { plainPng } from './plain-png';
import type { ProfileDocument } from './profile-document';
import type { RichBlock } from './rich-blocks';

/** Larger files would only cost memory. */
const maxBytes = 5 * 1024 * 1024;
const maxSide = 4_000;
/** Most images of a document, and images loaded at a time. */
const maxImages = 40;
const atOnce = 4;

/** An image to draw in a document. */
export interface DocumentImage {
  bytes: Uint8Array;
  format: 'png' | 'jpg';
  /** Pixels. */
  width: number;
  height: number;
}

/** The images of a document by their URL; one that is not there cannot be drawn. */
export type DocumentImages = ReadonlyMap<string, DocumentImage>;

/**
 * Loads an image from our own bucket.
 * @returns null when it is gone, neither PNG nor JPEG, damaged, or too large: a document without an image is better than none.
 */
export async function loadImage(
  { files, log }: Pick<Ports, 'files' | 'log'>,
  path: string,
): Promise<DocumentImage | null> {
  try {
    const facts = await files.facts(path);
    if (!facts || facts.size > maxBytes) return null;
    const bytes = await files.read(path);
    const header = imageHeader(bytes);
    if (!header || Math.max(header.width, header.height) > maxSide) return null;
    return { ...header, bytes: header.format === 'png' ? plainPng(bytes, maxSide * maxSide) : bytes };
  } catch (error) {
    log.warn('image was not read', { detail: PortalError.from(error).message });
    return null;
  }
}

/** The images of a profile's document that can be drawn. */
export async function loadImages(
  ports: Pick<Ports, 'files' | 'log'>,
  { header, sections, secondColumn, footer }: ProfileDocument,
): Promise<DocumentImages> {
  const blocks = [header, ...[...sections, ...secondColumn].map((section) => section.blocks), footer].flat();
  const urls = [...new Set(imageUrls(blocks))].slice(0, maxImages);
  const found = new Map<string, DocumentImage>();
  for (let start = 0; start < urls.length; start += atOnce) {
    await Promise.all(
      urls.slice(start, start + atOnce).map(async (url) => {
        const path = imagePathOf(url);
        const image = path === null ? null : await loadImage(ports, path);
        if (image) found.set(url, image);
      }),
    );
  }
  return found;
}

/**
 * The size at which an image is drawn, in CSS pixels: its width in the text, else its own, within the space that there is.
 * @param wanted 0 for its own width.
 */
export function fittedSize(
  { width, height }: Pick<DocumentImage, 'width' | 'height'>,
  wanted: number,
  space: { width: number; height: number },
): { width: number; height: number } {
  const scale = Math.min((wanted || width) / width, space.width / width, space.height / height);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

function imageUrls(blocks: readonly RichBlock[]): string[] {
  return blocks.flatMap((block) => {
    if (block.kind === 'group') return imageUrls(block.blocks);
    return block.kind === 'image' ? [block.src] : [];
  });
}
