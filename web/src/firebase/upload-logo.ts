import { imageLink } from '@portal/domain/links/image-links';
import { storagePaths } from '@portal/domain/paths/storage-paths';
import type { FirebaseStorage } from 'firebase/storage';
import { stageFile } from './stage-file';

/** Whose logo it is. */
export type LogoOwner = { kind: 'organization'; uid: string } | { kind: 'brand'; organizationId: string };

/** No page shows a logo larger than this, in pixels. */
const mostPixels = 2000;

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
  const drawn = await drawAnew(file);
  const path =
    owner.kind === 'organization'
      ? storagePaths.organizationLogo(owner.uid, Date.now(), drawn.name)
      : storagePaths.brandLogo(owner.organizationId, Date.now(), drawn.name);
  await stageFile(storage, path, drawn, { onProgress });
  return imageLink(path);
}

async function drawAnew(file: File): Promise<File> {
  const image = await createImageBitmap(file);
  const scale = Math.min(1, mostPixels / Math.max(image.width, image.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(image.width * scale));
  canvas.height = Math.max(1, Math.round(image.height * scale));
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  image.close();
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/png');
  });
  if (!blob) throw new TypeError('the image cannot be drawn');
  return new File([blob], `${file.name.replace(/\.[^.]*$/, '')}.png`, { type: 'image/png' });
}
