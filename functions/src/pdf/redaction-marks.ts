/** The character of blacked-out texts. Fonts lack it; it is drawn as a black bar. */
const markCharacter = '█';

/** The pieces of a text that are drawn the same way: words, and blacked-out texts. */
export function inkPieces(text: string): { text: string; isBlack: boolean }[] {
  return text
    .split(/(█+)/)
    .filter((piece) => piece !== '')
    .map((piece) =>
      piece.startsWith(markCharacter)
        ? { text: '\u00a0\u00a0'.repeat(piece.length), isBlack: true }
        : { text: piece, isBlack: false },
    );
}

/** Whether a font needs not to have a character. */
export function isMark(character: string): boolean {
  return character === markCharacter;
}
