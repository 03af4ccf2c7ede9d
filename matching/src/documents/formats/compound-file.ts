import { DocumentError } from '../document-text';

/**
 * Streams of a compound file ([MS-CFB] 2.2 to 2.6). Chains of sectors are followed no further than the length of the
 * file.
 */

const endOfChain = 0xfffffffe;
const directoryEntry = 128;

export class CompoundFile {
  readonly #bytes: Uint8Array;
  readonly #view: DataView;
  readonly #sectorSize: number;
  readonly #miniSize: number;
  readonly #miniLimit: number;
  readonly #fat: number[];
  readonly #miniFat: number[];
  readonly #directory: Uint8Array;
  #mini: Uint8Array | null = null;

  /** @throws DocumentError `corrupt` when the header or the tables cannot be followed. */
  constructor(bytes: Uint8Array) {
    if (bytes.length < 512) throw new DocumentError('corrupt');
    this.#bytes = bytes;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const shift = this.#view.getUint16(30, true);
    const miniShift = this.#view.getUint16(32, true);
    if (shift < 7 || shift > 12 || miniShift > shift) throw new DocumentError('corrupt');
    this.#sectorSize = 1 << shift;
    this.#miniSize = 1 << miniShift;
    this.#miniLimit = this.#view.getUint32(56, true);
    this.#fat = this.#readFat();
    this.#directory = this.#chain(this.#view.getUint32(48, true));
    this.#miniFat = numbers(this.#chain(this.#view.getUint32(60, true)));
  }

  /** The bytes of the stream with that name anywhere in the file, or null. */
  stream(name: string): Uint8Array | null {
    for (let offset = 0; offset + directoryEntry <= this.#directory.length; offset += directoryEntry) {
      const entry = new DataView(this.#directory.buffer, this.#directory.byteOffset + offset, directoryEntry);
      if (entry.getUint8(66) === 2 && nameOf(entry) === name) return this.#read(entry);
    }
    return null;
  }

  #read(entry: DataView): Uint8Array {
    const size = entry.getUint32(120, true);
    const start = entry.getUint32(116, true);
    return (size < this.#miniLimit ? this.#miniChain(start) : this.#chain(start)).subarray(0, size);
  }

  #sector(index: number): Uint8Array {
    const offset = (index + 1) * this.#sectorSize;
    return this.#bytes.subarray(offset, offset + this.#sectorSize);
  }

  #readFat(): number[] {
    const most = Math.ceil(this.#bytes.length / this.#sectorSize);
    const sectors: number[] = [];
    for (let index = 0; index < 109; index += 1) sectors.push(this.#view.getUint32(76 + index * 4, true));
    let next = this.#view.getUint32(68, true);
    for (let count = 0; next < endOfChain - 1 && count < most; count += 1) {
      const more = numbers(this.#sector(next));
      next = more.pop() ?? endOfChain;
      sectors.push(...more);
    }
    return sectors
      .filter((sector) => sector < most)
      .slice(0, most)
      .flatMap((sector) => numbers(this.#sector(sector)));
  }

  #chain(start: number): Uint8Array {
    const parts: Uint8Array[] = [];
    const most = Math.ceil(this.#bytes.length / this.#sectorSize);
    for (let sector = start; sector < most && parts.length <= most; sector = this.#fat[sector] ?? endOfChain) {
      parts.push(this.#sector(sector));
    }
    return concatenate(parts);
  }

  #miniChain(start: number): Uint8Array {
    this.#mini ??= this.#chain(new DataView(this.#directory.buffer, this.#directory.byteOffset).getUint32(116, true));
    const parts: Uint8Array[] = [];
    const most = Math.ceil(this.#mini.length / this.#miniSize);
    for (let sector = start; sector < most && parts.length <= most; sector = this.#miniFat[sector] ?? endOfChain) {
      parts.push(this.#mini.subarray(sector * this.#miniSize, (sector + 1) * this.#miniSize));
    }
    return concatenate(parts);
  }
}

function nameOf(entry: DataView): string {
  const length = Math.min(64, entry.getUint16(64, true));
  let name = '';
  for (let index = 0; index + 2 < length; index += 2) name += String.fromCharCode(entry.getUint16(index, true));
  return name;
}

function numbers(bytes: Uint8Array): number[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return Array.from({ length: bytes.length >> 2 }, (_, index) => view.getUint32(index * 4, true));
}

function concatenate(parts: readonly Uint8Array[]): Uint8Array {
  const joined = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let offset = 0;
  for (const part of parts) {
    joined.set(part, offset);
    offset += part.length;
  }
  return joined;
}
