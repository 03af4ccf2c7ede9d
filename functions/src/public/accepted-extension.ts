import { resumeExtensions } from '@portal/domain/constants/files';

/** Extensions that applicants may upload: all that the parser reads. */
const accepted: readonly string[] = resumeExtensions;

/**
 * The extension of a file; its content is checked later.
 * @returns in lower case, or null when it is not accepted.
 */
export function acceptedExtension(fileName: string): string | null {
  const extension = /\.([a-z0-9]{1,9})$/i.exec(fileName.trim())?.[1]?.toLowerCase() ?? '';
  return accepted.includes(extension) ? extension : null;
}
