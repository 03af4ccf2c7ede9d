/** Characters that draw nothing, break the drawing, or reverse the text around them. */
const unprintable =
  // eslint-disable-next-line no-control-regex, no-misleading-character-class -- these characters are what must go
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufe00-\ufe0f\ufeff\ufff9-\uffff]|\p{Surrogate}|\p{Private_Use}|[\u{1f1e6}-\u{1f1ff}]|\p{Extended_Pictographic}(?<![\d#*©®™])/gu;

/** Removes control characters, direction overrides and emoji. */
export function cleanText(text: string): string {
  return printableRun(text).trim();
}

/** As {@link cleanText} for a part of a line, which keeps the spaces at its ends. */
export function printableRun(text: string): string {
  return text.normalize('NFC').replace(/\r\n?/g, '\n').replace(/\t/g, ' ').replace(unprintable, '');
}

/**
 * Truncates a text with an ellipsis.
 * @param text already clean.
 */
export function limited(text: string, maxLength = 300): string {
  const characters = Array.from(text);
  return characters.length <= maxLength ? text : `${characters.slice(0, maxLength).join('').trimEnd()}…`;
}

/**
 * Leaves out characters that no font has, because the renderer would draw wrong ones.
 * @param draws called once for each different character.
 */
export function drawableText(draws: (character: string) => boolean): (text: string) => string {
  const known = new Map<string, string>();
  const drawable = (character: string): string => {
    const isJoiner = /\s|\u200c|\u200d/.test(character);
    const drawn = known.get(character) ?? (isJoiner || draws(character) ? character : '');
    known.set(character, drawn);
    return drawn;
  };
  return (text) => {
    const drawn = Array.from(text, drawable).join('');
    return drawn === text ? text : drawn.replace(/(?<=\S) {2,}(?=\S)/g, ' ');
  };
}

/** Applies a change to every text in the data. */
export function mapTexts<Data>(data: Data, change: (text: string) => string): Data {
  const walk = (value: unknown): unknown => {
    if (typeof value === 'string') return change(value);
    if (Array.isArray(value)) return value.map(walk);
    if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, walk(inner)]));
  };
  // Texts become texts and everything else stays, so the type is unchanged.
  return walk(data) as Data;
}

export interface TextLine {
  isItem: boolean;
  text: string;
}

const bullet = /^\s*(?:[•●▪◦‣·*○■–—-])\s+/;

/**
 * The lines of a longer text without empty ones; lines with a bullet become list items. Text beyond the limits ends
 * with an ellipsis.
 */
export function linesOf(text: string, { maxLength = 5_000, maxLines = 30 } = {}): TextLine[] {
  const lines = limited(text, maxLength)
    .split('\n')
    .map((line) => ({ isItem: bullet.test(line), text: line.replace(bullet, '').trim() }))
    .filter((line) => line.text !== '');
  return lines.length <= maxLines ? lines : [...lines.slice(0, maxLines), { isItem: false, text: '…' }];
}

/** Is the first letter of a right-to-left script? */
export function isRightToLeft(text: string): boolean {
  const letter = /\p{Letter}/u.exec(text)?.[0] ?? '';
  return /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]/u.test(letter);
}
