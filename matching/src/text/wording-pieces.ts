import type { Wording } from './wording';

/** Sentences are cut into pieces of at most `most` meaningful words; pieces with less than `fewest` are too common. */
const size = { most: 10, fewest: 5 };
/** Maximum number of pieces that share a word; more frequent words identify nothing. */
const everywhere = 12;
/** How much longer a piece may become through inserted words. */
const stretched = { times: 2, more: 2 };

/**
 * Words that occur near each other in a text, in any order and unstemmed. Authors who describe their own work inflect
 * the words of an advertisement; copied text keeps them.
 */
export interface Piece {
  /** The meaningful words, each once. */
  words: readonly string[];
  /** The window, in words, within which they count as near each other. */
  within: number;
}

/** A text cut into pieces, to find them in other texts. */
export interface Pieces {
  pieces: readonly Piece[];
  /** The pieces of each word, with the word's number in the piece. */
  places: ReadonlyMap<string, readonly (readonly [piece: number, at: number])[]>;
}

/**
 * Cuts a text into pieces.
 * @param sentences The wording of its sentences.
 */
export function piecesOf(sentences: readonly Wording[]): Pieces {
  const all = sentences.flatMap(cut);
  const counts = new Map<string, number>();
  for (const word of all.flatMap(({ words }) => words)) counts.set(word, (counts.get(word) ?? 0) + 1);
  const pieces = all
    .map((piece) => ({ ...piece, words: piece.words.filter((word) => (counts.get(word) ?? 0) < everywhere) }))
    .filter(({ words }) => words.length >= size.fewest);
  const places = new Map<string, [number, number][]>();
  pieces.forEach(({ words }, piece) => {
    words.forEach((word, at) => {
      const known = places.get(word);
      if (known) known.push([piece, at]);
      else places.set(word, [[piece, at]]);
    });
  });
  return { pieces, places };
}

/** Cuts a sentence into pieces of about the same size. */
function cut({ words, isMeaningful }: Wording): Piece[] {
  const meaningful = words.flatMap((_, at) => (isMeaningful[at] ? [at] : []));
  const each = Math.ceil(meaningful.length / Math.ceil(meaningful.length / size.most));
  const pieces: Piece[] = [];
  for (let from = 0; from < meaningful.length; from += each) {
    const places = meaningful.slice(from, from + each);
    const first = places[0] ?? 0;
    const length = (places.at(-1) ?? first) + 1 - first;
    pieces.push({
      words: [...new Set(places.map((at) => words[at] ?? ''))],
      within: length * stretched.times + stretched.more,
    });
  }
  return pieces;
}

/** Maximum number of inserted words between two words of a piece. */
const putIn = 5;
const startOf = (word: number, before: number | undefined): number =>
  before !== undefined && word - before <= putIn ? before : word;

/** Where a text repeats pieces of another, in any order and with words inserted. */
export interface Repeated {
  /** For each piece, the largest share of its words that occur near each other in the text. */
  shares: readonly number[];
  /** Marks the words of each repeated piece with 1, inserted words included. */
  words: Uint8Array;
}

/**
 * Finds the pieces of one text in another. The cost grows with the length of the text, times the few pieces of a word.
 * @param share The share of a piece's words that counts as a repetition.
 */
export function repeatedIn({ words, isMeaningful }: Wording, { pieces, places }: Pieces, share: number): Repeated {
  const lastAt = pieces.map((piece) => new Int32Array(piece.words.length).fill(-1));
  const shares = new Array<number>(pieces.length).fill(0);
  const marked = new Uint8Array(words.length);
  words.forEach((word, now) => {
    if (!isMeaningful[now]) return;
    for (const [piece, at] of places.get(word) ?? []) {
      const last = lastAt[piece];
      if (!last) continue;
      last[at] = now;
      const since = now - (pieces[piece]?.within ?? 0);
      const near = last.filter((one) => one >= 0 && one > since);
      const found = near.length / last.length;
      shares[piece] = Math.max(shares[piece] ?? 0, found);
      if (found < share) continue;
      near.sort().forEach((one, index) => marked.fill(1, startOf(one, near[index - 1]), one + 1));
    }
  });
  return { shares, words: marked };
}
