import type { ShownSection } from '@portal/domain/profiles/shown-profile';
import type { ProfileSide } from '@portal/domain/templates/choose-template';
import { documentTexts } from '@portal/domain/texts/documents';
import { useRef } from 'react';
import { DocumentViewer } from '../document/document-viewer';
import { useIsNear } from '../document/use-is-near';
import classes from './profile-view.module.css';
import { useProfileFile, type LoadProfileFile } from './use-profile-file';

interface Props {
  file: ShownSection['files'][number];
  side: ProfileSide;
  loadFile: LoadProfileFile | undefined;
}

/** The document of a profile's resume section, below its link. It is fetched when it comes near the visible part of the page. */
export default function ResumeFile({ file, side, loadFile }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const state = useProfileFile(file, side, { isWanted: useIsNear(place, '300px'), loadFile });
  return (
    <div ref={place} className={classes.document}>
      {state.status === 'loading' && (
        <p className={classes.documentNote} role="status">
          {documentTexts.opening}
        </p>
      )}
      {state.status === 'failed' && (
        <p className={classes.documentNote} role="status">
          {documentTexts.notLoaded}
        </p>
      )}
      {state.status === 'ready' && (
        <DocumentViewer file={state.file} fallback={<p className={classes.documentNote}>{documentTexts.notShown}</p>} />
      )}
    </div>
  );
}
