/** The text with a part put where the cursor of its input is, or over what is selected; at the end without an input. */
export function insertedAt(input: HTMLInputElement | HTMLTextAreaElement | null, text: string, part: string): string {
  const start = input?.selectionStart ?? text.length;
  const end = input?.selectionEnd ?? start;
  return `${text.slice(0, start)}${part}${text.slice(end)}`;
}
