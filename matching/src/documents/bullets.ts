/** Bullets and numbers that begin a line of a list. */

/** Signs that are a bullet even without a space after them. */
const sign = /^[•‣◦⁃∙●○■□▪▫◆◇◊►▶▸▹➢➤➔➜→⇒✓✔✗✘❖❑❒◻◼✦✧★☆♦⬥⦿⦁]\s*/u;
/** Signs that are a bullet when a space follows. */
const spacedSign = /^[-–—*+>»·¤~ˆ∗⋄¢] +(?=\S)/u;
const number = /^\(?(\d{1,2})[.)] +(?=\p{L})/u;

export interface Bullet {
  /** Length of the bullet at the beginning of the text. */
  length: number;
  /** Its number, null for a sign. */
  number: number | null;
}

/** The bullet or list number that begins a line, or null. A number counts only in a list, see `isListNumber`. */
export function findBullet(text: string): Bullet | null {
  const signs = sign.exec(text) ?? spacedSign.exec(text);
  if (signs) return { length: signs[0].length, number: null };
  const numbered = number.exec(text);
  return numbered ? { length: numbered[0].length, number: Number(numbered[1]) } : null;
}

/** Whether the text is only a bullet sign, which then belongs to the next line. */
export function isBulletAlone(text: string): boolean {
  return text !== '' && text.length <= 2 && (sign.exec(text)?.[0] === text || /^[-–—*·>»ˆ∗⋄]$/.test(text));
}

/** Maximum distance between two numbers of the same list, in lines. */
const reach = 12;

/**
 * Which of the numbers at the beginnings of lines count a list: those with a predecessor or successor nearby.
 * '12. March' on a line of its own is a date, not an item.
 */
export function listNumbers(numbers: readonly (number | null)[]): boolean[] {
  return numbers.map((value, index) => {
    if (value === null) return false;
    for (let other = Math.max(0, index - reach); other <= Math.min(numbers.length - 1, index + reach); other += 1) {
      const neighbor = numbers[other];
      if (neighbor === value + Math.sign(other - index) && other !== index) return true;
    }
    return false;
  });
}
