/** The part of pdf.js's worker code that is used; it comes without declarations. */
declare module 'pdfjs-dist/legacy/build/pdf.worker.mjs' {
  export const WorkerMessageHandler: { initializeFromPort(port: object): void };
}
