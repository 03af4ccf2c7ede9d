/**
 * A table as a CSV file (RFC 4180): UTF-8 with the mark that spreadsheets need to see it, lines end with CR LF.
 * A text that a spreadsheet would take for a formula is made a text by an apostrophe before it (OWASP, "CSV Injection").
 */
export function csvFile(header: readonly string[], rows: readonly (readonly string[])[]): string {
  return byteOrderMark + [header, ...rows].map((row) => `${row.map(csvField).join(',')}\r\n`).join('');
}

const byteOrderMark = '\uFEFF';
/** What begins a formula, also in full width, also after blanks. */
const formulaStart = /^[\s\p{Cf}\0]*[=+\-@＝＋－＠]|^[\t\r\n]/u;
const plainNumber = /^[+-]?\d+(?:[.,]\d+)*$/;

function csvField(text: string): string {
  const safe = formulaStart.test(text) && !plainNumber.test(text) ? `'${text}` : text;
  return /[",;\r\n\t]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
