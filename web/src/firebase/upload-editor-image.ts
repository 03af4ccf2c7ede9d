import { imageLink } from '@portal/domain/links/image-links';
import { storagePaths } from '@portal/domain/paths/storage-paths';
import type { FirebaseStorage } from 'firebase/storage';
import { drawAnew } from './draw-anew';
import { stageFile } from './stage-file';

/** No page shows a text wider than this, in pixels. */
const maxPixels = 2000;

/**
 * Uploads an image of a formatted text, drawn anew.
 * @returns its public URL.
 * @throws when the file is no image; PortalError as `stageFile` does.
 */
export async function uploadEditorImage(storage: FirebaseStorage, file: File): Promise<string> {
  const type = file.type === 'image/jpeg' ? 'image/jpeg' : 'image/png';
  const drawn = await drawAnew(file, { maxPixels, type });
  // The name is in addresses that viewers get, so it tells nothing and cannot be guessed.
  const path = storagePaths.editorImage(Date.now(), `${crypto.randomUUID()}.${type === 'image/png' ? 'png' : 'jpg'}`);
  await stageFile(storage, path, drawn, { onProgress: () => undefined });
  return imageLink(path);
}
