import { lazy, Suspense, useCallback, useState, type ReactNode } from 'react';
import { documentKind, type DocumentFile } from './document-file';
import classes from './document.module.css';

const PdfPages = lazy(() => import('./pdf-pages'));
const DocxPages = lazy(() => import('./docx-pages'));

/**
 * Shows a document in the page: PDF and Word as pages, plain text as text. What cannot be shown gets the fallback.
 * Without any component library, so that the public pages can use it too.
 */
export function DocumentViewer({ file, fallback }: { file: DocumentFile; fallback: ReactNode }) {
  const [failed, setFailed] = useState<DocumentFile>();
  const onFailure = useCallback(() => {
    setFailed(file);
  }, [file]);
  const kind = failed === file ? 'other' : documentKind(file.fileName);
  return (
    // A region that scrolls must be reachable by keyboard.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={classes.viewer} aria-label={file.fileName} tabIndex={0}>
      <Suspense fallback={<p className={classes.message}>Opening the document…</p>}>
        {kind === 'pdf' && <PdfPages bytes={file.bytes} onFailure={onFailure} />}
        {kind === 'docx' && <DocxPages bytes={file.bytes} onFailure={onFailure} />}
        {kind === 'text' && <pre className={classes.plain}>{new TextDecoder().decode(file.bytes)}</pre>}
        {kind === 'other' && fallback}
      </Suspense>
    </section>
  );
}
