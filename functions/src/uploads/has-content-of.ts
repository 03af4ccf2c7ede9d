/** First bytes of formats, as Latin-1 text. A PDF may have other bytes before them (ISO 32000-2, annex I). */
const signatures: Readonly<Record<string, RegExp>> = {
  pdf: /%PDF-/,
  jpg: /^\xff\xd8\xff/,
  jpeg: /^\xff\xd8\xff/,
  png: /^\x89PNG/,
  gif: /^GIF8[79]a/,
  webp: /^RIFF[^]{4}WEBP/,
};

/** Programs of Windows (a text may begin with MZ as well, but has no zeros), Linux and macOS. */
const program = /^(?:MZ[^]{0,62}\0|\x7fELF|\xfe\xed\xfa[\xce\xcf]|[\xce\xcf]\xfa\xed\xfe|\xca\xfe\xba\xbe)/;

const signatureWithin = 1_024;

/**
 * Whether a file may be what its extension says: no program under any name, and what viewers show, PDF and images, has its
 * signature.
 */
export function hasContentOf(extension: string, bytes: Uint8Array): boolean {
  const start = Buffer.from(bytes.subarray(0, signatureWithin)).toString('latin1');
  return !program.test(start) && (signatures[extension]?.test(start) ?? true);
}
