import { imageLink, imagePathOf } from '@portal/domain/links/image-links';
import { storagePaths } from '@portal/domain/paths/storage-paths';
import type { FirebaseStorage } from 'firebase/storage';
import { drawAnew } from '../../../firebase/draw-anew';
import { removeFile, stageFile } from '../../../firebase/stage-file';

const photoTypes = ['image/jpeg', 'image/png', 'image/gif', 'image/webp'];
const maxPhotoBytes = 5 * 1_048_576;
/** No page shows a photo larger than this, in pixels. */
const maxPixels = 800;

/** Whether the file may become a user's photo. */
export function isPhoto(file: File): boolean {
  return photoTypes.includes(file.type) && /\.(jpe?g|png|gif|webp)$/i.test(file.name) && file.size <= maxPhotoBytes;
}

/**
 * Uploads a photo, drawn anew; it counts once the profile that refers to it is saved.
 * @param onProgress the uploaded part, 0 to 1.
 * @returns its URL.
 * @throws when the file is no image, or when it cannot be uploaded.
 */
export async function uploadPhoto(
  storage: FirebaseStorage,
  uid: string,
  file: File,
  onProgress: (part: number) => void,
): Promise<string> {
  const drawn = await drawAnew(file, { maxPixels });
  const path = storagePaths.userPhoto(uid, Date.now(), drawn.name);
  await stageFile(storage, path, drawn, { onProgress });
  return imageLink(path);
}

/** Deletes a replaced photo of this user; photos from other hosts stay. Never fails. */
export async function discardPhoto(storage: FirebaseStorage, uid: string, url: string): Promise<void> {
  const path = imagePathOf(url);
  if (path?.startsWith(`images/users/${uid}/`)) await removeFile(storage, path).catch(() => undefined);
}
