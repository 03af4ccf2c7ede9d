import { useCallback } from 'react';
import { useData } from './data-provider';
import { useFirebase } from './firebase-context';
import { reportError } from './report-error';
import { uploadEditorImage } from './upload-editor-image';

/** The upload of images for `RichText`. A failure is also reported to the server's log. */
export function useEditorImages(): (file: File) => Promise<string> {
  const { storage } = useData();
  const { auth } = useFirebase();
  return useCallback(
    async (file) => {
      try {
        return await uploadEditorImage(storage, file);
      } catch (error) {
        reportError(auth, error, 'editorImage');
        throw error;
      }
    },
    [storage, auth],
  );
}
