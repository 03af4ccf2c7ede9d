/** Makes a Word 97 file by hand ([MS-DOC], [MS-CFB]): no library writes them any more. */

const sector = 512;

function concatenate(parts: readonly Uint8Array[]): Uint8Array {
  return Uint8Array.from(parts.flatMap((part) => [...part]));
}

/** Pads to whole sectors and beyond the size from which streams have sectors of their own. */
function padded(bytes: Uint8Array): Uint8Array {
  const padding = new Uint8Array(Math.max(4_096, Math.ceil(bytes.length / sector) * sector));
  padding.set(bytes);
  return padding;
}

function directoryEntry(
  name: string,
  type: number,
  start: number,
  size: number,
  child = 0xffffffff,
  right = 0xffffffff,
): Uint8Array {
  const bytes = new Uint8Array(128);
  const view = new DataView(bytes.buffer);
  for (let index = 0; index < name.length; index += 1) view.setUint16(index * 2, name.charCodeAt(index), true);
  view.setUint16(64, name === '' ? 0 : (name.length + 1) * 2, true);
  view.setUint8(66, type);
  view.setUint8(67, 1);
  view.setUint32(68, 0xffffffff, true);
  view.setUint32(72, right, true);
  view.setUint32(76, child, true);
  view.setUint32(116, start, true);
  view.setUint32(120, size, true);
  return bytes;
}

/** A compound file with two streams. */
export function makeCompoundFile(streams: readonly { name: string; bytes: Uint8Array }[]): Uint8Array {
  const parts = streams.map(({ bytes }) => padded(bytes));
  const fat = new Uint8Array(sector).fill(0xff);
  const fatView = new DataView(fat.buffer);
  fatView.setUint32(0, 0xfffffffd, true);
  fatView.setUint32(4, 0xfffffffe, true);
  let next = 2;
  const starts = parts.map((part) => {
    const start = next;
    next += part.length / sector;
    for (let index = start; index < next; index += 1)
      fatView.setUint32(index * 4, index + 1 < next ? index + 1 : 0xfffffffe, true);
    return start;
  });
  const directory = concatenate([
    directoryEntry('Root Entry', 5, 0xfffffffe, 0, 1),
    ...streams.map(({ name }, index) =>
      directoryEntry(
        name,
        2,
        starts[index] ?? 0,
        parts[index]?.length ?? 0,
        0xffffffff,
        index + 1 < streams.length ? index + 2 : 0xffffffff,
      ),
    ),
    directoryEntry('', 0, 0, 0),
  ]).slice(0, sector);
  const header = new Uint8Array(sector);
  header.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
  const view = new DataView(header.buffer);
  view.setUint16(24, 0x3e, true);
  view.setUint16(26, 3, true);
  view.setUint16(28, 0xfffe, true);
  view.setUint16(30, 9, true);
  view.setUint16(32, 6, true);
  view.setUint32(44, 1, true);
  view.setUint32(48, 1, true);
  view.setUint32(56, 4_096, true);
  view.setUint32(60, 0xfffffffe, true);
  view.setUint32(68, 0xfffffffe, true);
  for (let index = 0; index < 109; index += 1) view.setUint32(76 + index * 4, index === 0 ? 0 : 0xffffffff, true);
  return concatenate([header, fat, directory, ...parts]);
}

const textStart = 1_536;
const boldPage = 3;

/**
 * A Word document of two pieces: `narrow` in windows-1252 and `wide` in UTF-16. Paragraphs end with `\r`, cells with
 * `\x07`. The first `boldLength` characters are bold at 14 points.
 */
export function makeDoc(narrow: string, wide: string, boldLength = 0): Uint8Array {
  const main = new Uint8Array(16_384);
  const view = new DataView(main.buffer);
  view.setUint16(0, 0xa5ec, true);
  view.setUint16(2, 0xc1, true);
  view.setUint16(10, 0x0200, true);
  view.setUint16(32, 14, true);
  view.setUint16(62, 22, true);
  view.setUint16(152, 93, true);
  view.setUint32(76, narrow.length + wide.length, true);
  const narrowAt = 2 * textStart;
  for (let index = 0; index < narrow.length; index += 1) main[narrowAt + index] = narrow.charCodeAt(index);
  const wideAt = narrowAt + narrow.length + (narrow.length % 2);
  for (let index = 0; index < wide.length; index += 1) view.setUint16(wideAt + index * 2, wide.charCodeAt(index), true);

  // One page of character properties: bold and 14 points up to boldLength, nothing after it.
  const page = boldPage * 512;
  view.setUint32(page, narrowAt, true);
  view.setUint32(page + 4, narrowAt + boldLength, true);
  view.setUint32(page + 8, wideAt + wide.length * 2, true);
  main.set([0xf0, 0x00], page + 12);
  main.set([0x07, 0x35, 0x08, 0x01, 0x43, 0x4a, 0x1c, 0x00], page + 0x1e0);
  main[page + 511] = 2;

  const table = new Uint8Array(512);
  const tableView = new DataView(table.buffer);
  table[0] = 2;
  tableView.setUint32(1, 28, true);
  tableView.setUint32(5, 0, true);
  tableView.setUint32(9, narrow.length, true);
  tableView.setUint32(13, narrow.length + wide.length, true);
  tableView.setUint32(17 + 2, (narrowAt * 2) | 0x40000000, true);
  tableView.setUint32(25 + 2, wideAt, true);
  view.setUint32(0x1a2, 0, true);
  view.setUint32(0x1a6, 33, true);
  // The table of those pages: two positions and the page's number.
  tableView.setUint32(64, narrowAt, true);
  tableView.setUint32(68, wideAt + wide.length * 2, true);
  tableView.setUint32(72, boldPage, true);
  view.setUint32(0xfa, 64, true);
  view.setUint32(0xfe, 12, true);
  return makeCompoundFile([
    { name: '1Table', bytes: table },
    { name: 'WordDocument', bytes: main },
  ]);
}
