const prefix = '/api/public/image?path=';

/**
 * The public URL of an image, on the product's own host.
 * @param storagePath below `images/`, see `storage-paths.ts`.
 */
export function imageLink(storagePath: string): string {
  return `${prefix}${encodeURIComponent(storagePath)}`;
}

/** The image path of a URL from {@link imageLink}; null for any other URL. */
export function imagePathOf(url: string): string | null {
  if (!url.startsWith(prefix)) return null;
  try {
    const path = decodeURIComponent(url.slice(prefix.length));
    return imagePathPattern.test(path) && !path.split('/').includes('..') ? path : null;
  } catch {
    return null;
  }
}

const filePrefix = '/api/public/file?link=';

/** The public URL of a file about a candidate, on the product's own host. @param link sealed or signed by the server. */
export function fileLink(link: string): string {
  return `${filePrefix}${link}`;
}

/** Whether a URL is one of {@link fileLink}. */
export function isFileLink(url: string): boolean {
  return url.startsWith(filePrefix) && /^[\w.-]+$/.test(url.slice(filePrefix.length));
}

/** Logos of organizations and brands, photos of users, and images of formatted texts; nothing else is public. */
export const imagePathPattern = /^images\/(?:(?:organizations|brands|users)\/[^/]+|froala)(?:\/[^/]+){2}$/;
