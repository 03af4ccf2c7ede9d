import { imageLink } from '@portal/domain/links/image-links';
import { storagePaths } from '@portal/domain/paths/storage-paths';
import type { FirebaseStorage } from 'firebase/storage';
import { drawAnew } from './draw-anew';
import { stageFile } from './stage-file';

/** Whose logo it is. */
export type LogoOwner = { kind: 'organization'; uid: string } | { kind: 'brand'; organizationId: string };

/** No page shows a logo larger than this, in pixels. */
const maxPixels = 2000;

/**
 * Uploads a logo, drawn anew: others see pixels and nothing else that the file held.
 * @param onProgress the uploaded part, 0 to 1.
 * @returns its URL; it counts once it is saved.
 * @throws when the file is no image, or when it cannot be uploaded.
 */
export async function uploadLogo(
  storage: FirebaseStorage,
  owner: LogoOwner,
  file: File,
  onProgress: (part: number) => void,
): Promise<string> {
  const drawn = await drawAnew(file, { maxPixels });
  const path =
    owner.kind === 'organization'
      ? storagePaths.organizationLogo(owner.uid, Date.now(), drawn.name)
      : storagePaths.brandLogo(owner.organizationId, Date.now(), drawn.name);
  await stageFile(storage, path, drawn, { onProgress });
  return imageLink(path);
}
