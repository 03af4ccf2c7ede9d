const special = /[.*+?^${}()|[\]\\/]/g;

const anyWord = String.raw`[\p{L}\d'’.-]+`;

/**
 * A phrase of a list as a part of a pattern: a space matches a space or hyphen, a star at the end of a word any ending,
 * `…` up to three words, `#` a number.
 */
const sourceOf = (phrase: string): string =>
  phrase
    .replace(special, (sign) => (sign === '*' ? String.raw`\p{L}*` : `\\${sign}`))
    .replaceAll(' ', String.raw`[ \u00a0-]`)
    .replaceAll('#', String.raw`\d[\d.,]*`)
    .replace(/…\[ \\u00a0-\]/g, `(?:${anyWord}[ \u00a0]){0,3}`)
    .replace(/\[ \\u00a0-\]…/g, `(?:[ \u00a0]${anyWord}){0,3}`);

/** The phrases of a list as a part of a pattern, longest first, whole words only. */
export const anyOf = (phrases: readonly string[]): string =>
  String.raw`(?<![\p{L}\d])(?:${[...phrases]
    .sort((a, b) => b.length - a.length)
    .map(sourceOf)
    .join('|')})(?![\p{L}\d])`;

/**
 * A pattern that finds the phrases of a list as whole words in any case: `sign on` also matches `sign-on`, `reimburs*`
 * matches `reimbursement`. Use it with `test`, `exec` and `search`.
 */
export const phrasesOf = (phrases: readonly string[]): RegExp => new RegExp(anyOf(phrases), 'iu');

/** The same, for texts that begin with a phrase or with signs and a phrase. */
export const beginsWithAny = (phrases: readonly string[]): RegExp =>
  new RegExp(String.raw`^[^\p{L}\d]{0,8}${anyOf(phrases)}`, 'iu');
