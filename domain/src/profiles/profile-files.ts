import { attachmentExtensions, defaultFileMark, maxFileBytes } from '../constants/files';
import { attachmentTexts } from '../texts/profiles';
import { tableTexts } from '../texts/tables';
import type { ProfileFile } from './profile';

/** Extension of a file name in lower case, without its dot; `''` when there is none. */
export function extensionOf(fileName: string): string {
  return /\.([a-z0-9]{1,10})$/i.exec(fileName)?.[1]?.toLowerCase() ?? '';
}

/**
 * What speaks against attaching a file (001 §5).
 * @returns the sentence for people, or null when nothing does.
 */
export function attachmentFault(file: { name: string; size: number }): string | null {
  const allowed: readonly string[] = attachmentExtensions;
  if (!allowed.includes(extensionOf(file.name))) return attachmentTexts.invalidExtension;
  return file.size > maxFileBytes ? attachmentTexts.tooLarge : null;
}

/** Is this the file that profiles are made from? Lists leave it out (001 §4). */
export function isDefaultFile(fileName: string): boolean {
  return fileName.includes(defaultFileMark);
}

/** The files of a section with further ones: each address once, sorted by name (001 §4). */
export function mergeFiles(files: readonly ProfileFile[], added: readonly ProfileFile[]): ProfileFile[] {
  const byUrl = new Map([...files, ...added].map((file) => [file.url, file]));
  return [...byUrl.values()].sort((a, b) => a.originalFilename.localeCompare(b.originalFilename));
}

/**
 * The size of a file for people (001 §9): Kb, from above 1024 Kb on Mb, three significant digits.
 * @param bytes null or undefined when there is no content.
 */
export function formatFileSize(bytes: number | null | undefined): string {
  if (bytes === null || bytes === undefined) return tableTexts.noContent;
  const kilobytes = bytes / 1024;
  return kilobytes > 1024 ? `${threeDigits(kilobytes / 1024)} Mb` : `${threeDigits(kilobytes)} Kb`;
}

/** Without an exponent, which `toPrecision` writes for 1000 and more. */
function threeDigits(value: number): string {
  return String(Number(value.toPrecision(3)));
}

/**
 * Key of a new default profile (001 §4): `default`, and with a time when there is one already.
 * @param now milliseconds since 1970.
 */
export function defaultProfileKey(existingKeys: readonly string[], now: number): string {
  return existingKeys.includes('default') ? `default${now}` : 'default';
}
