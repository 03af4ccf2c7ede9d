/** A piece of HTML: a tag, or a character of its text. */
interface Piece {
  start: number;
  end: number;
  tag: string | null;
}

/** The visible text of HTML, with the place of each character in the HTML. */
export interface HtmlText {
  text: string;
  starts: readonly number[];
  ends: readonly number[];
  /** The tags, in their order. */
  tags: readonly { start: number; end: number }[];
}

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  shy: '\u00ad',
};
const pieces = /<!--[^]*?-->|<\/?[a-zA-Z][^<>]*>|&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,8}\d?);?|[^]/giu;
/** Elements in a line; a word may go on behind them. All others end it. */
const inline = /^<\/?(?:a|b|strong|i|em|u|s|sub|sup|span|font|mark|small|w:(?:r|t|rpr)|w:hyperlink)\b/i;

/** The visible text of HTML or other markup; text without tags and references is its own. */
export function htmlText(html: string): HtmlText {
  const parts: string[] = [];
  const starts: number[] = [];
  const ends: number[] = [];
  const tags: { start: number; end: number }[] = [];
  for (const { start, end, tag } of piecesOf(html)) {
    if (tag !== null) tags.push({ start, end });
    const text = tag === null ? decoded(html.slice(start, end)) : inline.test(tag) ? '' : '\n';
    parts.push(text);
    for (const _unit of text.split('')) {
      starts.push(start);
      ends.push(end);
    }
  }
  return { text: parts.join(''), starts, ends, tags };
}

/** The values of a tag's attributes, decoded. */
export function attributesOf(tag: string): ReadonlyMap<string, string> {
  const found = tag.matchAll(/([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g);
  return new Map(
    Array.from(found, ([, name = '', quoted, single, bare]) => [
      name.toLowerCase(),
      decodedText(quoted ?? single ?? bare ?? ''),
    ]),
  );
}

function* piecesOf(html: string): Generator<Piece> {
  for (const match of html.matchAll(pieces)) {
    const [piece] = match;
    const isTag = piece.length > 2 && piece.startsWith('<');
    yield { start: match.index, end: match.index + piece.length, tag: isTag ? piece : null };
  }
}

function decodedText(text: string): string {
  return text.replace(/&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,8});?/gi, decoded);
}

function decoded(piece: string): string {
  if (!piece.startsWith('&') || piece.length < 3) return piece;
  const name = piece.slice(1).replace(/;$/, '').toLowerCase();
  const code = name.startsWith('#x')
    ? parseInt(name.slice(2), 16)
    : name.startsWith('#')
      ? Number(name.slice(1))
      : null;
  if (code !== null) return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
  return named[name] ?? piece;
}
