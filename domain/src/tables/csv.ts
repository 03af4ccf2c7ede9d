/**
 * A table as a CSV file (RFC 4180): UTF-8 with the byte order mark that spreadsheets need, CR LF line ends. Texts that
 * a spreadsheet would run as a formula get an apostrophe prefix (OWASP, "CSV Injection").
 */
export function csvFile(header: readonly string[], rows: readonly (readonly string[])[]): string {
  return byteOrderMark + [header, ...rows].map((row) => `${row.map(csvField).join(',')}\r\n`).join('');
}

const byteOrderMark = '\uFEFF';
/** Start of a formula, also full-width and after blanks. */
const formulaStart = /^[\s\p{Cf}\0]*[=+\-@＝＋－＠]|^[\t\r\n]/u;
const plainNumber = /^[+-]?\d+(?:[.,]\d+)*$/;

function csvField(text: string): string {
  const safe = formulaStart.test(text) && !plainNumber.test(text) ? `'${text}` : text;
  return /[",;\r\n\t]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
