/** The characters of TeX's own fonts when the file does not define them (Cork and Computer Modern encodings). */
export const texCodes: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '\x0b': 'ff',
    '\x0c': 'fi',
    '\x0e': 'ffi',
    '\x0f': 'ffl',
    // A drawn soft hyphen is visible: TeX uses one sign for it and for the hyphen inside words.
    '\u00ad': '-',
    '\x15': '–',
    '\x16': '—',
    '\x1b': 'ff',
    '\x1c': 'fi',
    '\x1d': 'fl',
    '\x1e': 'ffi',
    '\x1f': 'ffl',
  }),
);
