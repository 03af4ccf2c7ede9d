/**
 * Public tokens: a random nine-digit number, encoded as ten letters and digits. An invertible mapping spreads the
 * numbers over the range of the encoding, so that consecutive numbers look unrelated. A token alone grants nothing:
 * each use needs the id it belongs to, and failed attempts are rate-limited, so that the pair cannot be guessed.
 */
export const publicNumberRange = { min: 111_111_111, max: 999_999_999 } as const;
export const publicTokenLength = 10;

const alphabet = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const base = BigInt(alphabet.length);
const space = base ** BigInt(publicTokenLength);
/** Odd and not a multiple of 7, hence coprime to the size of the space (a power of 56 = 2³·7), hence invertible. */
const multiplier = 286_912_374_958_113_517n;
const offset = 73_939_133_577_113n;

/**
 * Encodes a number as a public token.
 * @param number an integer in {@link publicNumberRange}, from a secure source of randomness.
 * @throws RangeError for anything else.
 */
export function encodePublicToken(number: number): string {
  if (!Number.isInteger(number) || number < publicNumberRange.min || number > publicNumberRange.max) {
    throw new RangeError('not a number for a public token');
  }
  let rest = (BigInt(number) * multiplier + offset) % space;
  let token = '';
  for (let index = 0; index < publicTokenLength; index += 1) {
    token += alphabet.charAt(Number(rest % base));
    rest /= base;
  }
  return token;
}

const publicTokenPattern = new RegExp(`^[${alphabet}]{${publicTokenLength}}$`);

/** Whether the value has the format of a public token; it need not exist. */
export function isPublicToken(value: string): boolean {
  return publicTokenPattern.test(value);
}
