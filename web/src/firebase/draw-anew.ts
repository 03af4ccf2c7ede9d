interface Options {
  /** Longest side of the result, in pixels. */
  maxPixels: number;
  /** PNG unless named: the rules of Storage accept JPEG for images in texts only. */
  type?: 'image/png' | 'image/jpeg';
}

/**
 * Draws an image anew: others see pixels and nothing else that the file held, such as the place where it was taken.
 * @throws when the file is no image.
 */
export async function drawAnew(file: File, { maxPixels, type = 'image/png' }: Options): Promise<File> {
  const image = await createImageBitmap(file);
  const scale = Math.min(1, maxPixels / Math.max(image.width, image.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(image.width * scale));
  canvas.height = Math.max(1, Math.round(image.height * scale));
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  image.close();
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, type);
  });
  if (!blob) throw new TypeError('the image cannot be drawn');
  return new File([blob], `${file.name.replace(/\.[^.]*$/, '')}.${type === 'image/png' ? 'png' : 'jpg'}`, { type });
}
