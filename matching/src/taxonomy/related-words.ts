import lines from '../../data/related-words.json' with { type: 'json' };

/** A word of work by its stem. */
interface Word {
  stem: string;
  /** How telling it is: 0 for a word of nearly every description, 9 for one of few. */
  telling: number;
  /** Its line, of which the neighbours are read when they are first asked for. */
  line: string;
  neighbours: readonly RelatedWord[] | undefined;
}

/** A word that people use for nearly the same as another. */
export interface RelatedWord {
  stem: string;
  /** Above 0, below 1. */
  closeness: number;
}

const radix = 36;

const words = lines.map((line): Word => {
  const end = line.indexOf(' ');
  const head = end < 0 ? line : line.slice(0, end);
  return {
    stem: head.slice(0, -1),
    telling: Number(head.slice(-1)),
    line: end < 0 ? '' : line.slice(end + 1),
    neighbours: undefined,
  };
});
const byStem = new Map(words.map((word) => [word.stem, word]));

/**
 * How telling a word is of somebody's work: 0 to 9.
 * @param stem As `stemOf` makes it.
 * @returns undefined for a word that no description of work has, or that tells of a person.
 */
export function tellingOf(stem: string): number | undefined {
  return byStem.get(stem)?.telling;
}

/** Words that people use for nearly the same, with how near each is. */
export function relatedWords(stem: string): readonly RelatedWord[] {
  const word = byStem.get(stem);
  if (!word) return [];
  word.neighbours ??= readNeighbours(word);
  return word.neighbours;
}

function readNeighbours({ line }: Word): RelatedWord[] {
  if (line === '') return [];
  return line.split(' ').flatMap((item) => {
    const other = words[parseInt(item.slice(0, -1), radix)];
    return other ? [{ stem: other.stem, closeness: Number(item.slice(-1)) / 10 }] : [];
  });
}
