import { resumeExtensions } from '@portal/domain/constants/files';

/** What applicants may send (002 §5), and whatever else the parser reads. */
const taken: readonly string[] = resumeExtensions;

/**
 * The kind of file by its name; what is really in it decides later.
 * @returns in lower case, or null when files of this kind are not taken.
 */
export function takenExtension(fileName: string): string | null {
  const extension = /\.([a-z0-9]{1,9})$/i.exec(fileName.trim())?.[1]?.toLowerCase() ?? '';
  return taken.includes(extension) ? extension : null;
}
