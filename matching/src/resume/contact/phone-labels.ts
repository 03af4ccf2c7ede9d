import words from '../../../data/phone-words.json' with { type: 'json' };

/** Letters that are a label only with a sign: `T: 0131 ...`, `M. 07700 ...`. */
const [letters, whole] = [/^.$/u, /^.{2,}/u];

const anyOfWords = (list: readonly string[]): string =>
  [...list]
    .sort((a, b) => b.length - a.length)
    .join('|')
    .replaceAll('.', '\\.');

/** Matches a label at the end of a text; a letter alone needs a sign behind it. */
const labelOf = (list: readonly string[]): RegExp => {
  const longWords = anyOfWords(list.filter((word) => whole.test(word)));
  const signs = anyOfWords(list.filter((word) => letters.test(word)));
  const byWord = String.raw`(?:${longWords})(?:[ .]*(?:no|nr|number|home|work|mobile))?[\s.:：#()–-]*`;
  return new RegExp(
    String.raw`(?<![\p{L}\d])(?:${byWord}${signs === '' ? '' : String.raw`|(?:${signs})\s*[.:：)]\s*`})$`,
    'iu',
  );
};

/** Labels before a phone number. */
export const phoneLabel = labelOf(words.labels);
/** Labels before a fax number, unless it is the phone's as well: `Tel./Fax`. */
export const faxLabel = new RegExp(
  `(?<!(?:${anyOfWords(words.labels.filter((word) => whole.test(word)))})[ ./&+-]{1,5})${labelOf(words.fax).source}`,
  'iu',
);
/** Labels before other numbers: registers, identifiers, codes. */
export const otherLabel = labelOf(words.others);
