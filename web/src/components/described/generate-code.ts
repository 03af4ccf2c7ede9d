/** Without characters that are easily confused, such as 0 and o. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
const length = 10;

/** A random access code. */
export function generateCode(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(length));
  return Array.from(bytes, (byte) => alphabet[byte % alphabet.length] ?? '').join('');
}
