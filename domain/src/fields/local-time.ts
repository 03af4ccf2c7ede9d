/**
 * A moment on the browser's clock, as an input has it.
 * @param milliseconds since 1970.
 * @returns `2026-12-01T10:00` for `datetime-local`, `2026-12-01` for `date`.
 */
export function localInputValue(milliseconds: number, type: 'date' | 'datetime-local'): string {
  const local = new Date(milliseconds - new Date(milliseconds).getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, type === 'date' ? 10 : 16);
}
