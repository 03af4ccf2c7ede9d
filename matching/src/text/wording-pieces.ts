import type { Wording } from './wording';

/** Sentences are taken apart to pieces of at most so many words that tell something; shorter ones than the fewest are anybody's. */
const size = { most: 10, fewest: 5 };
/** A word that stands in so many pieces tells none of them. */
const everywhere = 12;
/** Words in between may make a piece so much longer: by one word after each, and a few more. */
const stretched = { times: 2, more: 2 };

/**
 * Words that stand near each other in a text, without their order. They are taken as they are written: who tells what they have
 * done bends the words of an advertisement, and who exchanges its words for the eye of a program leaves them.
 */
export interface Piece {
  /** Those that tell something, each once. */
  words: readonly string[];
  /** In how many words of a text they stand near each other as well. */
  within: number;
}

/** A text taken apart, to look for its pieces in others. */
export interface Pieces {
  pieces: readonly Piece[];
  /** For each word the places where it stands: the piece, and its number there. */
  places: ReadonlyMap<string, readonly (readonly [piece: number, at: number])[]>;
}

/**
 * Takes a text apart.
 * @param sentences Its sentences, read.
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

/** A sentence in pieces of about the same size. */
function cut({ words, tells }: Wording): Piece[] {
  const telling = words.flatMap((_, at) => (tells[at] ? [at] : []));
  const each = Math.ceil(telling.length / Math.ceil(telling.length / size.most));
  const pieces: Piece[] = [];
  for (let from = 0; from < telling.length; from += each) {
    const places = telling.slice(from, from + each);
    const first = places[0] ?? 0;
    const length = (places.at(-1) ?? first) + 1 - first;
    pieces.push({
      words: [...new Set(places.map((at) => words[at] ?? ''))],
      within: length * stretched.times + stretched.more,
    });
  }
  return pieces;
}

/** Up to so many words further on, what stands between two words of a piece was put in. */
const putIn = 5;
const startOf = (word: number, before: number | undefined): number =>
  before !== undefined && word - before <= putIn ? before : word;

/** Where a text tells pieces of another one anew, in whatever order and with other words in between. */
export interface Retold {
  /** For each piece the largest share of its words that stand near each other in the text. */
  shares: readonly number[];
  /** Marks with 1 the words of each piece that is told, with those that were put in between. */
  words: Uint8Array;
}

/**
 * Looks for the pieces of one text in another one. The work grows with the words of the text alone, times the few pieces that one
 * word may stand in.
 * @param share So much of a piece is the piece.
 */
export function retoldIn({ words, tells }: Wording, { pieces, places }: Pieces, share: number): Retold {
  const lastAt = pieces.map((piece) => new Int32Array(piece.words.length).fill(-1));
  const shares = new Array<number>(pieces.length).fill(0);
  const marked = new Uint8Array(words.length);
  words.forEach((word, now) => {
    if (!tells[now]) return;
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
