import {
  getDocument,
  GlobalWorkerOptions,
  TextLayer,
  version,
  type PDFDocumentProxy,
  type PDFPageProxy,
} from 'pdfjs-dist';
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url';
import { useEffect, useRef, useState } from 'react';
import type { DocumentFailure } from './document-file';
import classes from './document.module.css';
import { keepScale } from './keep-scale';
import { redrawOnResize } from './redraw-on-resize';
import { scrollToPlace } from './marks/scroll-to';
import type { TextObserver } from './text-observer';
import { useIsNear } from './use-is-near';

GlobalWorkerOptions.workerSrc = workerUrl;

/** Files of pdf.js that the worker fetches when a document needs them; see `pdf-library-files.mjs`. */
const files = `/assets/pdfjs-${version}`;
const library = {
  cMapUrl: `${files}/cmaps/`,
  standardFontDataUrl: `${files}/standard_fonts/`,
  wasmUrl: `${files}/wasm/`,
  iccUrl: `${files}/iccs/`,
};

/** The most pages that are shown; a longer document is for download. */
const maxPages = 30;

interface Props {
  bytes: Uint8Array;
  onFailure: (reason: DocumentFailure) => void;
  observer?: TextObserver | undefined;
}

/**
 * The pages of a PDF, each drawn when it comes into view, with a text layer for selection and screen readers.
 * @param props.onFailure called once when the document cannot be opened.
 * @param props.observer the same for the life of the element.
 */
export default function PdfPages({ bytes, onFailure, observer }: Props) {
  const [document, setDocument] = useState<PDFDocumentProxy>();
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The worker takes over the buffer, so it gets a copy.
    const task = getDocument({ data: bytes.slice(), ...library, isEvalSupported: false, enableXfa: false });
    let isCurrent = true;
    task.promise.then(
      (opened) => {
        if (isCurrent) setDocument(opened);
      },
      (error: unknown) => {
        if (isCurrent)
          onFailure(error instanceof Error && error.name === 'PasswordException' ? 'encrypted' : 'damaged');
      },
    );
    return () => {
      isCurrent = false;
      void task.destroy();
    };
  }, [bytes, onFailure]);
  useEffect(() => {
    if (!document || !observer) return undefined;
    return observer.paged({
      pageCount: Math.min(document.numPages, maxPages),
      textOf: (page) => textOf(document, page),
      bring: (page) => {
        const element = frame.current?.querySelector(`[data-page="${page}"]`);
        if (element) scrollToPlace(element);
      },
    });
  }, [document, observer]);
  if (!document) return null;
  return (
    <div ref={frame}>
      {Array.from({ length: Math.min(document.numPages, maxPages) }, (_, index) => (
        <PdfPage key={index} document={document} number={index + 1} observer={observer} />
      ))}
    </div>
  );
}

/** The text of a page in pieces; none for an unreadable page. */
async function textOf(document: PDFDocumentProxy, number: number): Promise<string[]> {
  try {
    const { items } = await (await document.getPage(number)).getTextContent();
    return items.flatMap((item) => ('str' in item ? [item.str] : []));
  } catch {
    return [];
  }
}

function PdfPage({
  document,
  number,
  observer,
}: {
  document: PDFDocumentProxy;
  number: number;
  observer: TextObserver | undefined;
}) {
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
    let forget: (() => void) | undefined;
    const stop = drawPage(page, element, (root) => {
      forget = observer?.shown({ root, page: number });
    });
    return () => {
      forget?.();
      stop();
    };
  }, [page, number, observer]);

  return <div ref={container} className={classes.page} data-page={number} />;
}

/**
 * Draws a page at the width of its element.
 * @param onText called once its text layer is there.
 * @returns stops drawing and empties the element.
 */
function drawPage(page: PDFPageProxy, element: HTMLElement, onText: (root: HTMLElement) => void): () => void {
  const natural = page.getViewport({ scale: 1 });
  const viewport = page.getViewport({ scale: element.clientWidth / natural.width });
  const text = window.document.createElement('div');
  text.className = classes.text ?? '';
  element.style.aspectRatio = `${natural.width} / ${natural.height}`;
  element.replaceChildren(text);
  const stopScaling = keepScale(element, natural.width);
  const stopDrawing = redrawOnResize(element, (width) => drawPicture(page, element, width));

  const layer = new TextLayer({ textContentSource: page.streamTextContent(), container: text, viewport });
  let isCurrent = true;
  layer.render().then(
    () => {
      if (isCurrent) onText(text);
    },
    // Rejects when it is canceled.
    () => undefined,
  );
  return () => {
    isCurrent = false;
    stopScaling();
    stopDrawing();
    layer.cancel();
    element.replaceChildren();
  };
}

/**
 * Draws the picture of a page. The former picture stays until the new one is complete.
 * @param width of the element, in pixels.
 * @returns aborts it.
 */
function drawPicture(page: PDFPageProxy, element: HTMLElement, width: number): () => void {
  const viewport = page.getViewport({ scale: width / page.getViewport({ scale: 1 }).width });
  const density = Math.min(window.devicePixelRatio || 1, 2);
  const canvas = window.document.createElement('canvas');
  canvas.width = Math.floor(viewport.width * density);
  canvas.height = Math.floor(viewport.height * density);
  canvas.setAttribute('aria-hidden', 'true');
  const before = element.querySelector('canvas');
  if (!before) element.prepend(canvas);
  const drawing = page.render({ canvas, viewport, transform: [density, 0, 0, density, 0, 0] });
  drawing.promise.then(
    () => before?.replaceWith(canvas),
    // Rejects when it is aborted.
    () => undefined,
  );
  return () => {
    drawing.cancel();
  };
}
