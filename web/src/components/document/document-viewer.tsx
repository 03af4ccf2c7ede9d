import { documentTexts } from '@portal/domain/texts/documents';
import { lazy, Suspense, useCallback, useMemo, useState, type ReactNode } from 'react';
import { documentKind, type DocumentFile } from './document-file';
import classes from './document.module.css';
import { markStyles } from './mark-styles';
import { PlainText } from './plain-text';
import type { TextObserver } from './text-observer';

const PdfPages = lazy(() => import('./pdf-pages'));
const DocxPages = lazy(() => import('./docx-pages'));

interface Props {
  file: DocumentFile;
  fallback: ReactNode;
  /** Observes the document's text; the same for the life of the element. */
  observer?: TextObserver;
}

/**
 * Shows a document in the page: PDF and Word as pages, plain text as text, anything else as the fallback. It uses no
 * component library, so that the public pages can use it too.
 */
export function DocumentViewer({ file, fallback, observer }: Props) {
  const [failed, setFailed] = useState<DocumentFile>();
  const onFailure = useCallback(() => {
    setFailed(file);
  }, [file]);
  const kind = failed === file ? 'other' : documentKind(file.fileName);
  const decoded = useMemo(() => (kind === 'text' ? new TextDecoder().decode(file.bytes) : ''), [kind, file]);
  return (
    <DocumentFrame label={file.fileName}>
      <Suspense fallback={<p className={classes.message}>{documentTexts.opening}</p>}>
        {kind === 'pdf' && <PdfPages bytes={file.bytes} onFailure={onFailure} observer={observer} />}
        {kind === 'docx' && <DocxPages bytes={file.bytes} onFailure={onFailure} observer={observer} />}
        {kind === 'text' && <PlainText text={decoded} observer={observer} />}
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
