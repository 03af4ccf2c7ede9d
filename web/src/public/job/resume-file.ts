import { maxFileBytes, publicUploadExtension, publicUploadExtensions } from '@portal/domain/constants/files';
import { formTexts } from '@portal/domain/texts/form';
import { publicJobTexts } from '@portal/domain/texts/public-job';
import { uploadFaultTexts } from '@portal/domain/texts/upload-faults';

/** For the file dialog. */
export const acceptedTypes = publicUploadExtensions.map((extension) => `.${extension}`).join(',');

/**
 * Why a file cannot be sent, without reading it; the server checks its content.
 * @returns `''` when it can.
 */
export function resumeFileFault(file: Pick<File, 'name' | 'size'> | null): string {
  if (!file) return formTexts.required;
  if (publicUploadExtension(file.name) === null) return publicJobTexts.wrongType;
  if (file.size > maxFileBytes) return uploadFaultTexts.tooLarge;
  return file.size === 0 ? uploadFaultTexts.empty : '';
}

/** `48 KB`, `2.3 MB`. */
export function formatBytes(bytes: number): string {
  if (bytes < 1_048_576) return `${Math.max(1, Math.round(bytes / 1024))} KB`;
  return `${(bytes / 1_048_576).toFixed(1)} MB`;
}
