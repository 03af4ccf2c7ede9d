import type { DocumentFormat } from './document-text';
import { listZip } from './zip/read-zip';

/** The format of the bytes, regardless of the file name. */
export type SniffedFormat = DocumentFormat | 'zip' | 'encryptedOffice' | 'heic' | 'unknown';

const ascii = (bytes: Uint8Array, from: number, to: number): string =>
  String.fromCharCode(...bytes.subarray(from, Math.min(to, bytes.length)));

function indexOf(bytes: Uint8Array, text: string, end: number): number {
  const first = text.charCodeAt(0);
  for (let index = 0; index < Math.min(end, bytes.length - text.length + 1); index += 1) {
    if (bytes[index] !== first) continue;
    let matched = 1;
    while (matched < text.length && bytes[index + matched] === text.charCodeAt(matched)) matched += 1;
    if (matched === text.length) return index;
  }
  return -1;
}

/** Magic bytes of files sent by mistake that would otherwise pass for text. */
const otherMagic = ['%!PS', 'GIF8', 'BM', 'Rar!', '7z\xbc\xaf', '\x1f\x8b', 'MZ', '\x7fELF', 'OggS', 'ID3'];

function sniffZip(bytes: Uint8Array): SniffedFormat {
  let paths: string[];
  try {
    paths = listZip(bytes, 10_000).map((entry) => entry.path);
  } catch {
    // In a truncated archive the first entry still identifies the format.
    paths = [ascii(bytes, 30, 30 + (bytes[26] ?? 0))];
  }
  const has = (path: string): boolean => paths.includes(path);
  if (paths.some((path) => /^word\/document\d*\.xml$/.test(path))) return 'docx';
  if (has('mimetype') && has('content.xml')) return 'odt';
  if (paths.length === 1 && paths[0] === 'mimetype') return 'odt';
  if (has('xl/workbook.xml') || has('ppt/presentation.xml')) return 'unknown';
  if (has('[Content_Types].xml') || has('_rels/.rels')) return 'docx';
  return 'zip';
}

const oleMagic = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];

function sniffOle(bytes: Uint8Array): SniffedFormat {
  const name = (text: string): string => Array.from(text).join('\0');
  const window = bytes.length;
  if (indexOf(bytes, name('EncryptedPackage'), window) >= 0) return 'encryptedOffice';
  if (indexOf(bytes, name('WordDocument'), window) >= 0) return 'doc';
  if (indexOf(bytes, name('Workbook'), window) >= 0 || indexOf(bytes, name('PowerPoint'), window) >= 0)
    return 'unknown';
  return 'doc';
}

const htmlStart = /<(?:!doctype\s+html|html|head|body|title|meta|div|p|table|h1)[\s>]/i;

function sniffText(bytes: Uint8Array): SniffedFormat {
  if (otherMagic.some((magic) => ascii(bytes, 0, magic.length) === magic)) return 'unknown';
  const sample = bytes.subarray(0, 65_536);
  const isUtf16 = (sample[0] === 0xff && sample[1] === 0xfe) || (sample[0] === 0xfe && sample[1] === 0xff);
  if (!isUtf16) {
    let odd = 0;
    let zeros = 0;
    for (const byte of sample) {
      if (byte === 0) zeros += 1;
      else if (byte < 9 || (byte > 13 && byte < 27) || (byte > 27 && byte < 32) || byte === 127) odd += 1;
    }
    if (zeros > sample.length * 0.6 || odd > sample.length * 0.02) return 'unknown';
    // Zeros mean UTF-16 without a mark, or a binary file.
    if (zeros > sample.length * 0.01 && zeros < sample.length * 0.3) return 'unknown';
  }
  const head = ascii(sample, 0, 4_096).replace(/\0/g, '').trimStart();
  if (head.startsWith('<') || head.startsWith('\xef\xbb\xbf<') || head.startsWith('\xff\xfe<')) {
    if (htmlStart.test(head)) return 'html';
  }
  return 'txt';
}

const pictureMagic = [
  ['png', /^\x89PNG/],
  ['jpg', /^\xff\xd8\xff/],
  ['tif', /^(?:II\*\0|MM\0\*)/],
  ['heic', /^[^]{4}ftyp(?:hei[cfsx]|hev[cx]|mif1|msf1)/],
] as const;

function sniffPicture(bytes: Uint8Array): SniffedFormat | null {
  const start = ascii(bytes, 0, 12);
  return pictureMagic.find(([, magic]) => magic.test(start))?.[0] ?? null;
}

/** Detects the format from the content: magic bytes, the entries of a zip, the streams of a compound file. */
export function sniffFormat(bytes: Uint8Array): SniffedFormat {
  if (indexOf(bytes, '%PDF-', 1_024) >= 0) return 'pdf';
  if (ascii(bytes, 0, 4) === 'PK\x03\x04' || ascii(bytes, 0, 4) === 'PK\x05\x06') return sniffZip(bytes);
  if (oleMagic.every((byte, index) => bytes[index] === byte)) return sniffOle(bytes);
  if (/^\s*\{\\rtf/.test(ascii(bytes, 0, 32).replace('\xef\xbb\xbf', ''))) return 'rtf';
  return sniffPicture(bytes) ?? sniffText(bytes);
}
