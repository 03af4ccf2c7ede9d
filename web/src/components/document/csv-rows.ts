/**
 * The rows of a CSV file (RFC 4180), read leniently: comma, semicolon or tab, as the first line has it.
 * @param maxRows later rows are left out.
 */
export function csvRows(text: string, maxRows: number): string[][] {
  const source = text.replace(/^\uFEFF/, '');
  const separator = separatorOf(source.slice(0, source.search(/[\r\n]|$/)));
  const rows: string[][] = [];
  let row: string[] = [];
  let field = '';
  let isQuoted = false;
  const endField = () => {
    row.push(field);
    field = '';
  };
  const endRow = () => {
    endField();
    if (row.some((value) => value !== '')) rows.push(row);
    row = [];
  };
  for (let at = 0; at < source.length && rows.length < maxRows; at += 1) {
    const sign = source.charAt(at);
    if (isQuoted && sign === '"' && source[at + 1] === '"') {
      field += '"';
      at += 1;
    } else if (sign === '"' && (isQuoted || field === '')) isQuoted = !isQuoted;
    else if (isQuoted) field += sign;
    else if (sign === separator) endField();
    else if (sign === '\n') endRow();
    else if (sign !== '\r') field += sign;
  }
  if (rows.length < maxRows) endRow();
  return rows;
}

/** The separator that a line has most. */
function separatorOf(line: string): string {
  const count = (separator: string) => line.split(separator).length;
  return [',', ';', '\t'].reduce((best, separator) => (count(separator) > count(best) ? separator : best));
}
