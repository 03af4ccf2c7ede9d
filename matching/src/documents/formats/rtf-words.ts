/** The control words of RTF 1.9.1 that change the destination of text, and those that represent a character. */

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** Destinations without text of the document. Unknown ones are marked by `\*` and skipped as well. */
export const silentDestinations = words(
  'info pict object objdata fldinst footnote annotation atnid atnauthor xe tc listtable listoverridetable rsidtbl ' +
    'revtbl filetbl generator themedata colorschememapping latentstyles datastore fontemb sp sn sv shppict nonshppict bkmkstart ' +
    'bkmkend ftnsep ftnsepc aftnsep aftnsepc pgdsctbl mmathPr wgrffmtfilter template userprops xmlnstbl',
);
/** Destinations after `\*` that have text. */
export const starredDestinations = words('shpinst shptxt pn pntext');
export const margins = words('header headerl headerr headerf footer footerl footerr footerf');

export const characterWords: ReadonlyMap<string, string> = new Map([
  ['tab', '\t'],
  ['bullet', '•'],
  ['endash', '–'],
  ['emdash', '—'],
  ['lquote', '‘'],
  ['rquote', '’'],
  ['ldblquote', '“'],
  ['rdblquote', '”'],
  ['emspace', ' '],
  ['enspace', ' '],
  ['qmspace', ' '],
]);

export const characterSymbols: ReadonlyMap<string, string> = new Map([
  ['~', ' '],
  ['_', '-'],
  ['\\', '\\'],
  ['{', '{'],
  ['}', '}'],
  ['-', ''],
]);
