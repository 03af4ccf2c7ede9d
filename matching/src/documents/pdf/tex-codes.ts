/** What the codes of TeX's own fonts stand for where a file does not say it (Cork and Computer Modern encodings). */
export const texCodes: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '\x0b': 'ff',
    '\x0c': 'fi',
    '\x0e': 'ffi',
    '\x0f': 'ffl',
    // A soft hyphen that is drawn is seen: typesetters use one sign for it and for the hyphen inside of words.
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
