import { wingdings } from '../normalize-text';
import { encodingOfCharset, encodingOfCodePage } from './rtf-encoding';

interface Font {
  /** Null means the document's code page. */
  encoding: string | null;
  name: string;
}

const maxFonts = 5_000;
const maxNameLength = 64;

/** The fonts of a document and their encodings. */
export class RtfFonts {
  readonly #fonts = new Map<number, Font>();
  readonly #decoders = new Map<string, TextDecoder>();
  #codePage = 'windows-1252';

  add(font: number): void {
    if (this.#fonts.size < maxFonts) this.#fonts.set(font, { encoding: null, name: '' });
  }

  setCharset(font: number, charset: number): void {
    const known = this.#fonts.get(font);
    if (known) known.encoding = encodingOfCharset(charset);
  }

  /** Appends to a font's name. */
  addName(font: number, text: string): void {
    const known = this.#fonts.get(font);
    if (known && known.name.length < maxNameLength) known.name += text;
  }

  setCodePage(page: number): void {
    this.#codePage = encodingOfCodePage(page);
  }

  /** Decodes bytes in a font. */
  decode(bytes: Uint8Array, font: number): string {
    const isAscii = bytes.every((byte) => byte < 0x80);
    return this.#decoder(isAscii ? 'windows-1252' : (this.#fonts.get(font)?.encoding ?? this.#codePage)).decode(bytes);
  }

  /** The visible text: symbol fonts draw signs in place of the letters in the file. */
  shown(text: string, font: number): string {
    const name = this.#fonts.get(font)?.name ?? '';
    return text.length === 1 && /^(?:wingdings|symbol)/i.test(name) ? (wingdings.get(text) ?? text) : text;
  }

  #decoder(encoding: string): TextDecoder {
    const decoder = this.#decoders.get(encoding) ?? new TextDecoder(encoding);
    this.#decoders.set(encoding, decoder);
    return decoder;
  }
}
