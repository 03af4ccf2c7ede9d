/** Makes a Word 97 file by hand ([MS-DOC], [MS-CFB]), because no library writes them any more. */

const sector = 512;

function concatenate(parts: readonly Uint8Array[]): Uint8Array {
  return Uint8Array.from(parts.flatMap((part) => [...part]));
}

/** Pads to whole sectors and beyond the minimum size of streams with their own sectors. */
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
const characterPage = 3;
const paragraphPage = 4;
/** Bold, 14 points. */
const bold = [0x35, 0x08, 0x01, 0x43, 0x4a, 0x1c, 0x00];

export interface DocLooks {
  /** Properties ([MS-DOC] 2.6.1) of the first characters, as encoded in the file. */
  characters?: readonly number[];
  /** Properties of all paragraphs. */
  paragraphs?: readonly number[];
  /** Whether the document has a shape. */
  hasShape?: boolean;
}

/**
 * A Word document of two pieces: `narrow` in windows-1252 and `wide` in UTF-16. Paragraphs end with `\r`, cells with
 * `\x07`. The first `length` characters are bold at 14 points, or have the properties `looks`.
 */
export function makeDoc(narrow: string, wide: string, length = 0, looks: DocLooks = {}): Uint8Array {
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

  // One page of character properties, for the first characters only.
  const end = wideAt + wide.length * 2;
  const { characters = bold, paragraphs, hasShape = false } = looks;
  const page = characterPage * 512;
  view.setUint32(page, narrowAt, true);
  view.setUint32(page + 4, narrowAt + length, true);
  view.setUint32(page + 8, end, true);
  main.set([0xe0, 0x00], page + 12);
  main.set([characters.length, ...characters], page + 0x1c0);
  main[page + 511] = 2;
  // One page of paragraph properties, the same for all, after the number of the default style.
  const ofParagraphs = paragraphPage * 512;
  view.setUint32(ofParagraphs, narrowAt, true);
  view.setUint32(ofParagraphs + 4, end, true);
  main[ofParagraphs + 8] = 0xe0;
  main.set([0, Math.ceil((2 + (paragraphs?.length ?? 0)) / 2), 0, 0, ...(paragraphs ?? [])], ofParagraphs + 0x1c0);
  main[ofParagraphs + 511] = 1;
  // Length of the list of shapes.
  view.setUint32(0x1de, hasShape ? 4 : 0, true);

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
  tableView.setUint32(68, end, true);
  tableView.setUint32(72, characterPage, true);
  view.setUint32(0xfa, 64, true);
  view.setUint32(0xfe, 12, true);
  if (paragraphs) {
    tableView.setUint32(80, narrowAt, true);
    tableView.setUint32(84, end, true);
    tableView.setUint32(88, paragraphPage, true);
    view.setUint32(0x102, 80, true);
    view.setUint32(0x106, 12, true);
  }
  return makeCompoundFile([
    { name: '1Table', bytes: table },
    { name: 'WordDocument', bytes: main },
  ]);
}
