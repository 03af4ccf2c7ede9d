import type { ShownSection } from '@portal/domain/profiles/shown-profile';
import { attachmentTexts } from '@portal/domain/texts/profiles';
import { useState } from 'react';
import { saveFile } from '../document/save-file';
import { useWork } from '../ui/use-work';
import classes from './profile-view.module.css';
import type { LoadProfileFile } from './use-profile-file';

interface Props {
  file: ShownSection['files'][number];
  loadFile: LoadProfileFile;
}

/** A file that is downloaded by a click. */
export default function LoadedFile({ file, loadFile }: Props) {
  const { isBusy, work } = useWork();
  const [hasFailed, setFailed] = useState(false);
  const { originalFilename: fileName, mimeType: contentType } = file;
  const download = async () => {
    setFailed(false);
    try {
      saveFile({ bytes: await loadFile(file, new AbortController().signal), fileName, contentType });
    } catch {
      setFailed(true);
    }
  };
  return (
    <>
      <button
        type="button"
        className={classes.fileButton}
        disabled={isBusy}
        onClick={() => {
          work(download);
        }}
      >
        {fileName}
      </button>
      {hasFailed && (
        <span role="alert" className={classes.documentNote}>
          {attachmentTexts.noDownloadUrl}
        </span>
      )}
    </>
  );
}
