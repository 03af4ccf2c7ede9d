import { imageLink } from '@portal/domain/links/image-links';
import { storagePaths } from '@portal/domain/paths/storage-paths';
import type { FirebaseStorage } from 'firebase/storage';
import { stageFile } from './stage-file';

/**
 * Uploads an image of a formatted text.
 * @returns its public URL.
 * @throws PortalError as `stageFile` does.
 */
export async function uploadEditorImage(storage: FirebaseStorage, file: File): Promise<string> {
  const path = storagePaths.editorImage(Date.now(), file.name);
  await stageFile(storage, path, file, { onProgress: () => undefined });
  return imageLink(path);
}
