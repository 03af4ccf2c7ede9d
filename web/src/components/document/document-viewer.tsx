import { documentTexts } from '@portal/domain/texts/documents';
import { lazy, Suspense, useCallback, useMemo, useState, type ReactNode } from 'react';
import { documentKind, type DocumentFailure, type DocumentFile } from './document-file';
import classes from './document.module.css';
import { markStyles } from './mark-styles';
import { Picture } from './picture';
import { PlainText } from './plain-text';
import type { TextObserver } from './text-observer';

const PdfPages = lazy(() => import('./pdf-pages'));
const TablePages = lazy(() => import('./table-pages'));
const TiffPages = lazy(() => import('./tiff-pages'));
const DocxPages = lazy(() => import('./docx-pages'));

interface Props {
  file: DocumentFile;
  fallback: ReactNode;
  /** Follows the sentence that says why a document cannot be shown. */
  fallbackNote?: string;
  /** Observes the document's text; the same for the life of the element. */
  observer?: TextObserver;
}

/**
 * Shows a document in the page: PDF and Word as pages, text, tables of text and pictures, anything else as the fallback. It uses no
 * component library, so that the public pages can use it too.
 */
export function DocumentViewer({ file, fallback, fallbackNote = '', observer }: Props) {
  const [failed, setFailed] = useState<{ file: DocumentFile; reason: DocumentFailure }>();
  const onFailure = useCallback(
    (reason: DocumentFailure) => {
      setFailed({ file, reason });
    },
    [file],
  );
  const failure = failed?.file === file ? failed.reason : null;
  const ownKind = documentKind(file.fileName);
  const kind = failure ? 'other' : ownKind;
  const decoded = useMemo(
    () => (kind === 'text' || kind === 'table' ? new TextDecoder().decode(file.bytes) : ''),
    [kind, file],
  );
  return (
    <DocumentFrame label={file.fileName}>
      <Suspense fallback={<p className={classes.message}>{documentTexts.opening}</p>}>
        {failure && (ownKind === 'pdf' || ownKind === 'docx' || ownKind === 'tiff') && (
          <p className={classes.message} role="status">
            {[documentTexts[failure](documentTexts.kinds[ownKind]), fallbackNote].join(' ')}
          </p>
        )}
        {kind === 'pdf' && <PdfPages bytes={file.bytes} onFailure={onFailure} observer={observer} />}
        {kind === 'docx' && <DocxPages bytes={file.bytes} onFailure={onFailure} observer={observer} />}
        {kind === 'text' && <PlainText text={decoded} observer={observer} />}
        {kind === 'table' && <TablePages text={decoded} />}
        {kind === 'picture' && <Picture file={file} onFailure={onFailure} />}
        {kind === 'tiff' && <TiffPages bytes={file.bytes} fileName={file.fileName} onFailure={onFailure} />}
        {kind === 'other' && fallback}
      </Suspense>
    </DocumentFrame>
  );
}

/** The sheet that holds a document; scrolls by itself where it has a height. */
export function DocumentFrame({ label, children }: { label: string; children: ReactNode }) {
  return (
    // A region that scrolls must be reachable by keyboard.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={classes.viewer} aria-label={label} tabIndex={0}>
      <style>{markStyles}</style>
      {children}
    </section>
  );
}
