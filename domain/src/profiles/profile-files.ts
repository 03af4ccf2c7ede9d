import {
  attachmentExtensions,
  defaultFileMark,
  editorImageExtensions,
  maxEditorImageBytes,
  maxFileBytes,
} from '../constants/files';
import { editorTexts } from '../texts/editor';
import { attachmentTexts } from '../texts/profiles';
import { tableTexts } from '../texts/tables';
import type { ProfileFile } from './profile-file';

/** Extension of a file name in lower case, without the dot; `''` when there is none. */
export function extensionOf(fileName: string): string {
  return /\.([a-z0-9]{1,10})$/i.exec(fileName)?.[1]?.toLowerCase() ?? '';
}

/**
 * Checks a file to attach.
 * @returns the message for the user, or null when it is accepted.
 */
export function attachmentFault(file: { name: string; size: number }): string | null {
  const allowed: readonly string[] = attachmentExtensions;
  if (!allowed.includes(extensionOf(file.name))) return attachmentTexts.invalidExtension;
  return file.size > maxFileBytes ? attachmentTexts.tooLarge : null;
}

/**
 * Checks an image for an editor. The Storage rules check the same.
 * @returns the message for the user, or null when it is accepted.
 */
export function editorImageFault(file: { name: string; type: string; size: number }): string | null {
  const allowed: readonly string[] = editorImageExtensions;
  const isImage = /^image\/(?:jpeg|png)$/.test(file.type) && allowed.includes(extensionOf(file.name));
  if (!isImage) return editorTexts.imageUnsupported;
  return file.size > maxEditorImageBytes ? editorTexts.imageTooLarge : null;
}

/** Whether this is the file that profiles are built from; lists leave it out. */
export function isDefaultFile(fileName: string): boolean {
  return fileName.includes(defaultFileMark);
}

/** The files of a section with further ones: each URL once, sorted by name. */
export function mergeFiles(files: readonly ProfileFile[], added: readonly ProfileFile[]): ProfileFile[] {
  const byUrl = new Map([...files, ...added].map((file) => [file.url, file]));
  return [...byUrl.values()].sort((a, b) => a.originalFilename.localeCompare(b.originalFilename));
}

/**
 * A file size for display: Kb, above 1024 Kb Mb, with three significant digits.
 * @param bytes null or undefined when there is no content.
 */
export function formatFileSize(bytes: number | null | undefined): string {
  if (bytes === null || bytes === undefined) return tableTexts.noContent;
  const kilobytes = bytes / 1024;
  return kilobytes > 1024 ? `${threeDigits(kilobytes / 1024)} Mb` : `${threeDigits(kilobytes)} Kb`;
}

/** Without the exponent that `toPrecision` uses from 1000 on. */
function threeDigits(value: number): string {
  return String(Number(value.toPrecision(3)));
}

/**
 * Key of a new default profile: `default`, and with a time when there is one already.
 * @param now milliseconds since 1970.
 */
export function defaultProfileKey(existingKeys: readonly string[], now: number): string {
  return existingKeys.includes('default') ? `default${now}` : 'default';
}
