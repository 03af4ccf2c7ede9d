import { editorImageFault } from '@portal/domain/profiles/profile-files';
import { editorTexts } from '@portal/domain/texts/editor';
import { notifications } from '@mantine/notifications';
import { useCallback, useState } from 'react';

/** Uploads an image. @returns its URL. */
export type UploadImage = (file: File) => Promise<string>;

interface Options {
  upload: UploadImage | undefined;
  /** Whether an upload is under way; saving waits for its end. */
  onUploading: ((isUploading: boolean) => void) | undefined;
}

/** Uploads the images of an editor, one after the other, and says why one is refused. */
export function useImageUpload({ upload, onUploading }: Options) {
  const [isUploading, setUploading] = useState(false);
  const uploadAll = useCallback(
    async (files: readonly File[], insert: (url: string, name: string) => void) => {
      if (!upload) return;
      const [fault] = files.map(editorImageFault).filter((found) => found !== null);
      if (fault) notifications.show({ color: 'red', message: fault });
      const accepted = files.filter((file) => editorImageFault(file) === null);
      if (accepted.length === 0) return;
      setUploading(true);
      onUploading?.(true);
      try {
        for (const file of accepted) insert(await upload(file), file.name);
      } catch {
        notifications.show({ color: 'red', message: editorTexts.imageFailed });
      } finally {
        setUploading(false);
        onUploading?.(false);
      }
    },
    [upload, onUploading],
  );
  return { isUploading, uploadAll };
}
