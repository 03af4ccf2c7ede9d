const alphabet = '0123456789abcdefghijklmnopqrstuv';

/** 26 characters of 5 random bits each; unlike `crypto.randomUUID` it needs no secure context. */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(26));
  return Array.from(bytes, (byte) => alphabet.charAt(byte % alphabet.length)).join('');
}
