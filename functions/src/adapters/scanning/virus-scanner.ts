/** Looks for malware in uploaded files. */
export interface VirusScanner {
  /**
   * @returns whether the file has none.
   * @throws PortalError `unavailable` when the scanner does not answer: an unchecked file is not taken.
   */
  isClean(bytes: Uint8Array): Promise<boolean>;
}
