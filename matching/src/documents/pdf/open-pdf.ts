import { createRequire } from 'node:module';
import { dirname, join, sep } from 'node:path';
import type * as PdfJsModule from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type * as WorkerModule from 'pdfjs-dist/legacy/build/pdf.worker.mjs';
import { DocumentError } from '../document-text';
import type { Deadline } from '../limits';
import { RecognizerError } from '../scans/recognizer-error';
import { LoopbackPort } from './loopback-port';

type PdfJs = typeof PdfJsModule;
type WorkerCode = typeof WorkerModule;

/** Maximum number of drawing operators of a page; a page of text has some thousands, a drawn map tens of thousands. */
const maxOperators = 200_000;
/**
 * Maximum depth of saved drawing states. Programs use a few dozen; pdf.js looks each property up through all of them,
 * so its time is quadratic.
 */
const deepestState = 5_000;

/** A folder of pdf.js, such as `cmaps` with the encodings that files of East Asia name without containing them. */
const folderOfPdfJs = (name: string): string =>
  join(dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json')), name) + sep;

/** Text extraction needs no pictures, no drawn fonts and no fetching. */
const forText = () => ({ maxImageSize: 1, useSystemFonts: true, useWasm: false });

/** Pages are drawn with pictures up to a number of pixels. */
const forDrawing = (maxPixels: number) => ({
  maxImageSize: maxPixels,
  useSystemFonts: false,
  standardFontDataUrl: folderOfPdfJs('standard_fonts'),
  wasmUrl: folderOfPdfJs('wasm'),
});

let loading: Promise<[PdfJs, WorkerCode]> | null = null;

/** pdf.js and its worker code, which runs in this thread; both load with the first PDF. */
export function loadPdfJs(): Promise<[PdfJs, WorkerCode]> {
  loading ??= Promise.all([
    import('pdfjs-dist/legacy/build/pdf.mjs'),
    import('pdfjs-dist/legacy/build/pdf.worker.mjs'),
  ]);
  return loading;
}

/** The cost of the page in progress. */
class PageCost {
  readonly #ops: PdfJs['OPS'];
  #operators = 0;
  #depth = 0;

  constructor(ops: PdfJs['OPS']) {
    this.#ops = ops;
  }

  /** Counts operators. @returns whether the page is within the limits. */
  add(operators: readonly unknown[], isLast: boolean): boolean {
    this.#operators += operators.length;
    for (const operator of operators) {
      if (operator === this.#ops.save) this.#depth += 1;
      else if (operator === this.#ops.restore) this.#depth -= 1;
    }
    const isUsual = this.#operators <= maxOperators && this.#depth <= deepestState;
    if (isLast) this.#operators = this.#depth = 0;
    return isUsual;
  }
}

/** Names of pdf.js exceptions (`PasswordException` and others). */
function faultOf(error: unknown, deadline: Deadline): DocumentError | RecognizerError {
  if (error instanceof DocumentError || error instanceof RecognizerError) return error;
  if (deadline.remaining === 0) return new DocumentError('timeout', { cause: error });
  const name = error instanceof Error ? error.name : '';
  return new DocumentError(name === 'PasswordException' ? 'encrypted' : 'corrupt', { cause: error });
}

/** Milliseconds between two checks of the deadline. */
const lookEvery = 100;
/** Minimum number of milliseconds between two looks at the deadline: a page has hundreds of messages, and each look asks the system. */
const lookAgain = 5;

export interface OpenPdf {
  document: PDFDocumentProxy;
  ops: PdfJs['OPS'];
  /** Awaits a step of pdf.js, at most until the deadline. */
  within<Result>(step: Promise<Result>): Promise<Result>;
}

/**
 * Opens a PDF, passes it to `use` and frees everything afterwards.
 * @param maxPixels of a picture, to draw pages; without it only text is read.
 * @throws DocumentError `encrypted`, `corrupt` or `timeout`, and errors of `use`.
 */
export async function withPdf<Result>(
  bytes: Uint8Array,
  deadline: Deadline,
  use: (pdf: OpenPdf) => Promise<Result>,
  maxPixels?: number,
): Promise<Result> {
  const [pdfjs, worker] = await loadPdfJs();
  let stop: (error: DocumentError) => void = () => undefined;
  const stopped = new Promise<never>((_resolve, reject) => {
    stop = reject;
  });
  stopped.catch(() => undefined);
  const cost = new PageCost(pdfjs.OPS);
  let nextLook = 0;
  const isOver = (): boolean => {
    const now = performance.now();
    if (now < nextLook) return false;
    nextLook = now + lookAgain;
    return deadline.remaining === 0;
  };
  const mayGoOn = (operators: readonly unknown[], isLast: boolean): boolean => {
    const fault = isOver() ? 'timeout' : cost.add(operators, isLast) ? null : 'tooLarge';
    if (fault) stop(new DocumentError(fault));
    return fault === null;
  };
  const within = <Step>(step: Promise<Step>): Promise<Step> => {
    step.catch(() => undefined);
    return Promise.race([step, stopped]);
  };

  const [front, back] = LoopbackPort.pair(mayGoOn);
  // Timers run between the messages of a slow file, which may belong to no page.
  const timer = setInterval(() => mayGoOn([], false), lookEvery);
  const messages = pdfWorkerOn(pdfjs, front);
  worker.WorkerMessageHandler.initializeFromPort(back);
  const task = pdfjs.getDocument({
    data: new Uint8Array(bytes),
    worker: messages,
    verbosity: pdfjs.VerbosityLevel.ERRORS,
    cMapUrl: folderOfPdfJs('cmaps'),
    ...(maxPixels === undefined ? forText() : forDrawing(maxPixels)),
    disableFontFace: true,
    isOffscreenCanvasSupported: false,
    isImageDecoderSupported: false,
    enableXfa: false,
    disableAutoFetch: true,
  });
  try {
    const document = await within(task.promise);
    return await use({ document, ops: pdfjs.OPS, within });
  } catch (error) {
    throw faultOf(error, deadline);
  } finally {
    clearInterval(timer);
    task.destroy().catch(() => undefined);
    messages.destroy();
    front.terminate();
    back.terminate();
  }
}

/** pdf.js uses only what a LoopbackPort has; its declarations require null there. */
function pdfWorkerOn(pdfjs: PdfJs, port: LoopbackPort): InstanceType<PdfJs['PDFWorker']> {
  const worker: unknown = Reflect.construct(pdfjs.PDFWorker, [{ port, verbosity: pdfjs.VerbosityLevel.ERRORS }]);
  if (!(worker instanceof pdfjs.PDFWorker)) throw new TypeError('pdf.js made no worker');
  return worker;
}

export type { PDFPageProxy };
