import { getDocument, GlobalWorkerOptions, TextLayer, type PDFDocumentProxy, type PDFPageProxy } from 'pdfjs-dist';
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url';
import { useEffect, useRef, useState } from 'react';
import classes from './document.module.css';
import { useIsNear } from './use-is-near';

GlobalWorkerOptions.workerSrc = workerUrl;

/** The most pages that are shown; a longer document is for downloading. */
const maxPages = 30;

/**
 * The pages of a PDF, each drawn when it comes into view, with its text over it for selecting and for screen readers.
 * @param props.onFailure called once when the document cannot be opened.
 */
export default function PdfPages({ bytes, onFailure }: { bytes: Uint8Array; onFailure: () => void }) {
  const [document, setDocument] = useState<PDFDocumentProxy>();
  useEffect(() => {
    // The worker takes the buffer away, so it gets a copy.
    const task = getDocument({ data: bytes.slice(), isEvalSupported: false, enableXfa: false });
    let isCurrent = true;
    task.promise.then(
      (opened) => {
        if (isCurrent) setDocument(opened);
      },
      () => {
        if (isCurrent) onFailure();
      },
    );
    return () => {
      isCurrent = false;
      void task.destroy();
    };
  }, [bytes, onFailure]);
  if (!document) return null;
  return Array.from({ length: Math.min(document.numPages, maxPages) }, (_, index) => (
    <PdfPage key={index} document={document} number={index + 1} />
  ));
}

function PdfPage({ document, number }: { document: PDFDocumentProxy; number: number }) {
  const container = useRef<HTMLDivElement>(null);
  const [page, setPage] = useState<PDFPageProxy>();
  const isNear = useIsNear(container, '600px');

  useEffect(() => {
    if (!isNear) return undefined;
    let isCurrent = true;
    void document.getPage(number).then(
      (loaded) => {
        if (isCurrent) setPage(loaded);
      },
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [document, number, isNear]);

  useEffect(() => {
    const element = container.current;
    if (!element || !page) return undefined;
    return drawPage(page, element);
  }, [page]);

  return <div ref={container} className={classes.page} data-page={number} />;
}

/** Draws a page as wide as its element. @returns stops drawing and empties the element. */
function drawPage(page: PDFPageProxy, element: HTMLElement): () => void {
  const natural = page.getViewport({ scale: 1 });
  const viewport = page.getViewport({ scale: element.clientWidth / natural.width });
  const density = Math.min(window.devicePixelRatio || 1, 2);
  const canvas = window.document.createElement('canvas');
  canvas.width = Math.floor(viewport.width * density);
  canvas.height = Math.floor(viewport.height * density);
  canvas.setAttribute('aria-hidden', 'true');
  const text = window.document.createElement('div');
  text.className = classes.text ?? '';
  element.style.aspectRatio = `${natural.width} / ${natural.height}`;
  element.style.setProperty('--scale-factor', String(viewport.scale));
  element.style.setProperty('--total-scale-factor', String(viewport.scale));
  element.replaceChildren(canvas, text);

  const drawing = page.render({ canvas, viewport, transform: [density, 0, 0, density, 0, 0] });
  const layer = new TextLayer({ textContentSource: page.streamTextContent(), container: text, viewport });
  // Both end with a rejection when they are cancelled.
  drawing.promise.catch(() => undefined);
  layer.render().catch(() => undefined);
  return () => {
    drawing.cancel();
    layer.cancel();
    element.replaceChildren();
  };
}
