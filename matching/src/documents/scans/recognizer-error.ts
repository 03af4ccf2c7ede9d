/** The recognition of scans cannot be loaded, which is no fault of a document. */
export class RecognizerError extends Error {
  override readonly name = 'RecognizerError';
  constructor(
    /** What is missing, as a word for the log. */
    readonly code: string,
    options?: ErrorOptions,
  ) {
    super(code, options);
  }
}
