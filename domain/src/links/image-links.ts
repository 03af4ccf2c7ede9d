const prefix = '/api/public/image?path=';

/**
 * The address under which everybody may load an image of ours, on the product's own host.
 * @param storagePath below `images/`, see `storage-paths.ts`.
 */
export function imageLink(storagePath: string): string {
  return `${prefix}${encodeURIComponent(storagePath)}`;
}

/** The image behind an address made by {@link imageLink}; null for every other address. */
export function imagePathOf(address: string): string | null {
  if (!address.startsWith(prefix)) return null;
  try {
    const path = decodeURIComponent(address.slice(prefix.length));
    return imagePathPattern.test(path) && !path.split('/').includes('..') ? path : null;
  } catch {
    return null;
  }
}

/** Logos of organizations and brands, and people's pictures; nothing else is served to everybody. */
export const imagePathPattern = /^images\/(organizations|brands|users)(\/[^/]+){3}$/;
