/**
 * Normalizes the characters of all formats: composed letters, plain spaces, no ligatures, no invisible or private-use
 * characters. Every expression is a character class or a fixed string: linear time.
 */

const plain = /^[\x20-\x7e]*$/;

const ligatures: Readonly<Record<string, string>> = {
  ﬀ: 'ff',
  ﬁ: 'fi',
  ﬂ: 'fl',
  ﬃ: 'ffi',
  ﬄ: 'ffl',
  ﬅ: 'st',
  ﬆ: 'st',
  '‐': '-',
  '‑': '-',
  '−': '-',
  '‘': "'",
  '’': "'",
  '‛': "'",
  ʼ: "'",
  '“': '"',
  '”': '"',
  '„': '"',
  '‟': '"',
  '…': '...',
};
const ligature = /[ﬀ-ﬆ‐‑−‘’‛ʼ“”„‟…]/g;

/** Wingdings and Symbol codes (in the private-use area at U+F000) used as bullets, ticks and arrows. */
const symbolFont: Readonly<Record<string, string>> = {
  '\uf0b7': '•',
  '\uf0a7': '▪',
  '\uf06e': '■',
  '\uf06c': '●',
  '\uf076': '❖',
  '\uf0d8': '➢',
  '\uf0fc': '✓',
  '\uf0a8': '◻',
  '\uf071': '❑',
  '\uf072': '❒',
  '\uf0e0': '→',
  '\uf0e8': '➔',
  '\uf0a1': '○',
  '\uf09f': '•',
  '\uf0be': '-',
  '\uf02d': '-',
  '\uf0d7': '·',
};

/** Wingdings characters typed as letters in a run with that font. */
export const wingdings: ReadonlyMap<string, string> = new Map(
  Object.entries(symbolFont).map(([code, sign]) => [String.fromCharCode(code.charCodeAt(0) - 0xf000), sign]),
);

/** Control characters from U+0080 are windows-1252 characters that some decoders read as Latin-1. */
const windows1252 = '€\0‚ƒ„…†‡ˆ‰Š‹Œ\0Ž\0\0‘’“”•–—˜™š›œ\0žŸ';
const highControls = /[\x80-\x9f]/g;

const privateUse = /[\ue000-\uf8ff]|[\udb80-\udbff][\udc00-\udfff]/g;
/* eslint-disable no-misleading-character-class -- joiners, variation selectors and ranges of scripts are meant */
const invisible =
  /[\u00ad\u034f\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufe00-\ufe0f\ufeff\ufff9-\ufffd]/g;
/** Joiners between letters of scripts whose spelling needs them: Persian, Kurdish, Indic. */
const needlessJoiners =
  /(?<![\u0600-\u07ff\u0900-\u0dff\u1000-\u109f\u1780-\u17ff])[\u200c\u200d]|[\u200c\u200d](?![\u0600-\u07ff\u0900-\u0dff\u1000-\u109f\u1780-\u17ff])/g;
/* eslint-enable no-misleading-character-class */
// eslint-disable-next-line no-control-regex -- control characters are what it removes
const controls = /[\x00-\x08\x0e-\x1f\x7f]/g;
const spaces = /[\n\v\f\r\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]/g;
const pictographs =
  /[\u2600-\u2604\u2607-\u2638\u2690-\u26ff\u2700-\u2712\u2328\u23cf-\u23ff]|\ud83c[\udc00-\udfff]|\ud83d[\udc00-\udfff]|\ud83e[\udc00-\udfff]/;
/** Includes the spaces that separate it from the text. */
const spacedPictograph = new RegExp(` ?(?:${pictographs.source}) ?`, 'g');
const compatibility = /[\uff01-\uff5e\ufb50-\ufdff\ufe70-\ufefc\uffa0-\uffdc]|\ud835[\udc00-\udfff]/g;
const ratings = /[●○★☆■□▪▫◦⬤◯◉•]{2,}/g;

/** Accents that old fonts draw as separate signs before the letter: `caf´e`, `K¨oln`, `Fran¸cois`. */
const accentMarks: Readonly<Record<string, string>> = {
  '´': '\u0301',
  '`': '\u0300',
  ˆ: '\u0302',
  '¨': '\u0308',
  '˜': '\u0303',
  '¸': '\u0327',
  ˇ: '\u030c',
  '˚': '\u030a',
  '˝': '\u030b',
  '˘': '\u0306',
};
const accentBefore = /([´`ˆ¨˜¸ˇ˚˝˘])([\p{L}ı])/gu;

function composeAccents(text: string): string {
  return text.replace(accentBefore, (whole, accent: string, letter: string) => {
    const composed = `${letter === 'ı' ? 'i' : letter}${accentMarks[accent] ?? ''}`.normalize('NFC');
    return Array.from(composed).length === 1 ? composed : whole;
  });
}

/** Icons next to an email address or a phone number, drawn as emoji or by icon fonts, add nothing to the text. */
function withoutSigns(text: string): string {
  return text
    .replace(privateUse, (sign) => symbolFont[sign] ?? ' ')
    .replace(spacedPictograph, ' ')
    .replace(ratings, ' ');
}

/**
 * The characters of one line in normal form; spaces are collapsed and trimmed, tabs are kept and wide spaces become
 * tabs.
 * Lone surrogates are dropped, so that the result is always well-formed.
 */
export function normalizeCharacters(raw: string): string {
  let text = raw;
  if (!plain.test(text)) {
    text = text.replace(highControls, (sign) => windows1252[sign.charCodeAt(0) - 0x80] ?? '');
    text = withoutSigns(
      text.replace(spaces, ' ').replace(controls, '').replace(invisible, '').replace(needlessJoiners, ''),
    )
      .replace(ligature, (sign) => ligatures[sign] ?? sign)
      .replace(compatibility, (sign) => sign.normalize('NFKC'))
      .normalize('NFC')
      .replace(/\p{Surrogate}/gu, '');
    text = composeAccents(text);
  }
  return joinSpacedLetters(text);
}

/** 'E X P E R I E N C E' is one word: joins single letters separated by single spaces. */
function joinSpacedLetters(text: string): string {
  const cells = text.split('\t').map((cell) => {
    const trimmed = cell.trim();
    return isSpacedOut(trimmed) ? joinLetters(trimmed) : trimmed.split(wideSpace).map(collapseSpaces).join('\t');
  });
  return cells.filter((cell) => cell !== '').join('\t');
}

/** Authors without tab stops separate the parts of a line with spaces. */
const wideSpace = / {3,}/;

function collapseSpaces(text: string): string {
  return text.includes('  ') ? text.replace(/ {2,}/g, ' ') : text;
}

const letterOrSign = /^[\p{L}\p{N}\p{M}&/.,:'()-]+$/u;

function isSpacedOut(cell: string): boolean {
  if (cell.length < 7 || cell[1] !== ' ') return false;
  let letters = 0;
  for (const part of cell.split(' ')) {
    if (part === '') continue;
    if (Array.from(part).length > 1 || !letterOrSign.test(part)) return false;
    letters += 1;
  }
  return letters >= 4;
}

function joinLetters(cell: string): string {
  return cell
    .split(/ {2,}/)
    .map((word) => word.split(' ').join(''))
    .join(' ');
}
