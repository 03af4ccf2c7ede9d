/** Words divided at the end of a line. */

/** First parts that keep their hyphen: 'full-' + 'time' is 'full-time', 'develop-' + 'ment' is 'development'. */
const compoundStarts = new Set(
  (
    'self full part long short well high low cross multi non co pre post mid sub real on off end front back ' +
    'in up down start built hands day year e third second first large small data client customer user test team ' +
    'cost time goal result results award state world best top fast open object decision problem all ex pro'
  ).split(' '),
);
/** Second parts that keep it. */
const compoundEnds = new Set(
  (
    'based driven time term end level oriented related functional focused stack wide facing sized on up to of ' +
    'service source party hand quality site paced winning making solving date disciplinary ready effective'
  ).split(' '),
);

const tail = /(\p{L}+)-$/u;
const head = /^(\p{Ll}+)/u;
/** An incomplete email address, which keeps its hyphen. */
const openAddress = /@[\p{L}\p{N}.-]{0,60}-$/u;

export interface Joined {
  first: string;
  second: string;
}

/**
 * Joins a word divided between two lines: the rest moves up to the first line. Null when no word is divided.
 * `isWord` says whether a word occurs elsewhere in the document, which decides whether the hyphen stays.
 */
export function joinHyphenated(first: string, second: string, isWord: (word: string) => boolean): Joined | null {
  if (!first.endsWith('-')) return null;
  const before = tail.exec(first.slice(-40))?.[1];
  const after = head.exec(second.slice(0, 40))?.[1];
  if (before === undefined || after === undefined) return null;
  if (openAddress.test(first.slice(-130))) {
    const domain = /^\S+/u.exec(second.slice(0, 130))?.[0] ?? '';
    return { first: first + domain, second: second.slice(domain.length).trimStart() };
  }
  const end = /^[\p{L}\p{N}]*[.,;:)]*/u.exec(second.slice(after.length, after.length + 8))?.[0] ?? '';
  const rest = after + end;
  // A later capital means one name, not a compound: `Post-` over `greSQL`.
  const isOneName = /^\p{Lu}/u.test(second.slice(after.length));
  const kept =
    second.slice(0, 100).split(' ')[0]?.includes('@') === true ||
    isWord(`${before}-${after}`.toLowerCase()) ||
    (!isWord((before + after).toLowerCase()) &&
      !isOneName &&
      (compoundStarts.has(before.toLowerCase()) || compoundEnds.has(after) || /^\p{Lu}+$/u.test(before)));
  return { first: (kept ? first : first.slice(0, -1)) + rest, second: second.slice(rest.length).trimStart() };
}
