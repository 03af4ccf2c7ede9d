import { DocumentError } from '../document-text';
import type { Deadline, DocumentLimits } from '../limits';
import { wingdings } from '../normalize-text';
import type { SourceDocument, SourceLine } from '../source-line';
import { encodingOfCharset, encodingOfCodePage } from './rtf-encoding';
import { FlowLines } from './flow-lines';
import { isPaperColour, smallestSize } from '../unseen';
import { RtfReader } from './rtf-tokens';
import type { RtfToken } from './rtf-tokens';

/** What a group inherits and changes. */
interface GroupState {
  /** Where text goes: into the document, nowhere, or into one of the tables that are read. */
  target: 'text' | 'skip' | 'fonts' | 'colours' | 'styles' | 'bullet';
  isBold: boolean;
  isItalic: boolean;
  isCaps: boolean;
  isHidden: boolean;
  /** Whether its letters have the colour of the paper. */
  isPaper: boolean;
  /** Whether its letters, and its paragraph, have a ground of another colour. */
  isMarked: boolean;
  isShaded: boolean;
  /** Whether it stands in a shape, which may have any ground. */
  isInShape: boolean;
  size: number;
  font: number;
  /** Bytes that stand in for a `\u` character and are skipped after it. */
  unicodeSkip: number;
}

/** Destinations without text of the document. An unknown one is marked by `\*` and skipped as well. */
const skipped = new Set(
  (
    'info pict object objdata fldinst footnote annotation atnid atnauthor xe tc listtable listoverridetable rsidtbl ' +
    'revtbl filetbl generator themedata colorschememapping latentstyles datastore fontemb sp sn sv shppict nonshppict bkmkstart ' +
    'bkmkend ftnsep ftnsepc aftnsep aftnsepc pgdsctbl mmathPr wgrffmtfilter template userprops xmlnstbl'
  ).split(' '),
);
/** Destinations after `\*` that do hold text. */
const starredText = new Set(['shpinst', 'shptxt', 'pn', 'pntext']);
const margins = new Set('header headerl headerr headerf footer footerl footerr footerf'.split(' '));
const deepest = 1_000;
const mostFonts = 5_000;
const mostColours = 5_000;
/** Letters as a document has them that says nothing of them. */
const plain = {
  isBold: false,
  isItalic: false,
  isCaps: false,
  isHidden: false,
  isPaper: false,
  isMarked: false,
  size: 12,
};

const characters: Readonly<Record<string, string>> = {
  tab: '\t',
  bullet: '•',
  endash: '–',
  emdash: '—',
  lquote: '‘',
  rquote: '’',
  ldblquote: '“',
  rdblquote: '”',
  emspace: ' ',
  enspace: ' ',
  qmspace: ' ',
};
const symbols: Readonly<Record<string, string>> = { '~': ' ', _: '-', '\\': '\\', '{': '{', '}': '}', '-': '' };

interface FontEntry {
  encoding: string | null;
  name: string;
}

class RtfDocument {
  readonly #reader: RtfReader;
  readonly #deadline: Deadline;
  readonly #body: FlowLines;
  readonly #header: FlowLines;
  readonly #footer: FlowLines;
  readonly #fonts = new Map<number, FontEntry>();
  readonly #headings = new Map<number, number>();
  readonly #stack: { state: GroupState; out: FlowLines }[] = [];
  #out: FlowLines;
  #state: GroupState = { ...plain, target: 'text', isShaded: false, isInShape: false, font: 0, unicodeSkip: 1 };
  /** Of each colour whether it is that of the paper; the first is the usual one. */
  readonly #papers: boolean[] = [];
  #colour = { red: 0, green: 0, blue: 0 };
  /** Whether the row that is read, and the pages, have a ground of another colour. */
  #isRowShaded = false;
  #hasGround = false;
  readonly #decoders = new Map<string, TextDecoder>();
  readonly #mostCharacters: number;
  #characters = 0;
  #codePage = 'windows-1252';
  #pending: number[] = [];
  #toSkip = 0;
  #isStarred = false;
  #style = 0;
  #styleName = '';
  #highSurrogate = '';

  constructor(bytes: Uint8Array, limits: DocumentLimits, deadline: Deadline) {
    this.#reader = new RtfReader(bytes);
    this.#deadline = deadline;
    this.#mostCharacters = limits.maximumCharacters * 2;
    this.#body = new FlowLines(limits.maximumLines);
    this.#header = new FlowLines(limits.maximumLines);
    this.#footer = new FlowLines(limits.maximumLines);
    this.#out = this.#body;
  }

  /** Whether there is more than anybody will read. */
  get isFull(): boolean {
    return this.#body.isFull || this.#characters + this.#pending.length > this.#mostCharacters;
  }

  read(): SourceLine[] {
    let count = 0;
    for (let token = this.#reader.next(); token && !this.isFull; token = this.#reader.next()) {
      count += 1;
      if (count % 20_000 === 0) this.#deadline.check();
      this.#take(token);
    }
    this.#flush();
    for (const lines of [this.#body, this.#header, this.#footer]) lines.endParagraph();
    return [...this.#header.unique(), ...this.#body.finish(), ...this.#footer.unique()];
  }

  #take(token: RtfToken): void {
    if (token.type === 'byte') {
      if (this.#toSkip > 0) this.#toSkip -= 1;
      else if (this.#state.target !== 'skip') this.#pending.push(token.value);
      return;
    }
    this.#flush();
    if (token.type === 'open') this.#open();
    else if (token.type === 'close') this.#close();
    else if (token.type === 'symbol') this.#symbol(token.symbol);
    else this.#word(token.word, token.value);
  }

  #open(): void {
    if (this.#stack.length >= deepest) throw new DocumentError('corrupt');
    this.#stack.push({ state: this.#state, out: this.#out });
    this.#state = { ...this.#state };
    this.#toSkip = 0;
    this.#isStarred = false;
  }

  #close(): void {
    const outer = this.#stack.pop();
    if (!outer) return;
    if (outer.out !== this.#out) this.#out.endParagraph();
    this.#state = outer.state;
    this.#out = outer.out;
    this.#toSkip = 0;
  }

  #symbol(symbol: string): void {
    if (symbol === '*') {
      this.#isStarred = true;
    } else if (this.#toSkip > 0) {
      this.#toSkip -= 1;
    } else if (symbol === '\n' || symbol === '\r') {
      this.#word('par', null);
    } else {
      this.#write(symbols[symbol] ?? '');
    }
  }

  #word(word: string, value: number | null): void {
    const isStarred = this.#isStarred;
    this.#isStarred = false;
    if (word === 'bin') {
      this.#reader.skip(value ?? 0);
      return;
    }
    if (this.#state.target === 'skip') return;
    if (skipped.has(word) || (isStarred && !starredText.has(word))) {
      this.#state.target = 'skip';
      if (word === 'background') this.#hasGround = true;
    } else if (margins.has(word)) {
      this.#out = word.startsWith('header') ? this.#header : this.#footer;
    } else if (word === 'fonttbl') this.#state.target = 'fonts';
    else if (word === 'colortbl') this.#state.target = 'colours';
    else if (word === 'stylesheet') this.#state.target = 'styles';
    else if (word === 'listtext' || word === 'pntext') {
      this.#state.target = 'bullet';
      this.#out.setBullet(1);
    } else if (word === 'u' && value !== null) this.#unicode(value);
    else if (this.#state.target === 'text' || this.#state.target === 'bullet') this.#format(word, value);
    else this.#table(word, value);
  }

  /** Control words inside the tables of fonts and styles. */
  #table(word: string, value: number | null): void {
    if (this.#state.target === 'fonts') {
      if (word === 'f' && value !== null) {
        this.#state.font = value;
        if (this.#fonts.size < mostFonts) this.#fonts.set(value, { encoding: null, name: '' });
      } else if (word === 'fcharset' && value !== null) {
        const font = this.#fonts.get(this.#state.font);
        if (font) font.encoding = encodingOfCharset(value);
      }
    } else if (this.#state.target === 'colours') {
      if (word === 'red' || word === 'green' || word === 'blue') this.#colour[word] = value ?? 0;
    } else if (word === 's' && value !== null) this.#style = value;
  }

  #format(word: string, value: number | null): void {
    const state = this.#state;
    const isOn = value !== 0;
    const text = characters[word];
    if (text !== undefined) {
      this.#write(text);
      return;
    }
    switch (word) {
      case 'par': {
        this.#out.endParagraph();
        return;
      }
      case 'line':
      case 'lbr': {
        this.#out.endLine();
        return;
      }
      case 'page':
      case 'sbkpage': {
        this.#out.nextPage();
        return;
      }
      case 'cell':
      case 'nestcell': {
        this.#out.endCell();
        return;
      }
      case 'row':
      case 'nestrow': {
        this.#out.endRow();
        this.#isRowShaded = false;
        return;
      }
      case 'trowd':
        this.#isRowShaded = false;
        return;
      case 'clcbpat':
      case 'clcfpat':
      case 'trcbpat':
      case 'trcfpat':
        this.#isRowShaded ||= this.#isGround(value);
        return;
      case 'pard': {
        this.#out.resetParagraph();
        state.isShaded = false;
        return;
      }
      case 'cbpat':
      case 'cfpat':
        state.isShaded ||= this.#isGround(value);
        return;
      case 'highlight':
      case 'cb':
      case 'chcbpat':
      case 'chcfpat':
        state.isMarked ||= this.#isGround(value);
        return;
      case 'clshdng':
        this.#isRowShaded ||= value !== null && value > 0;
        return;
      case 'shading':
        state.isShaded ||= value !== null && value > 0;
        return;
      case 'shptxt':
        state.isInShape = true;
        return;
      case 'cf':
        state.isPaper = this.#papers[value ?? 0] ?? false;
        return;
      case 'intbl': {
        this.#out.inTable();
        return;
      }
      case 's': {
        this.#out.setHeading(this.#headings.get(value ?? -1) ?? 0);
        return;
      }
      case 'outlinelevel': {
        this.#out.setHeading(value !== null && value < 6 ? value + 1 : 0);
        return;
      }
      case 'ilvl': {
        this.#out.setDepth(Math.min(8, Math.max(0, value ?? 0)) + 1);
        return;
      }
      case 'plain':
        Object.assign(state, plain);
        return;
      case 'b':
        state.isBold = isOn;
        return;
      case 'i':
        state.isItalic = isOn;
        return;
      case 'caps':
        state.isCaps = isOn;
        return;
      case 'v':
        state.isHidden = isOn;
        return;
      case 'fs':
        state.size = value !== null && value > 0 ? value / 2 : state.size;
        return;
      case 'f':
        state.font = value ?? 0;
        return;
      case 'uc':
        state.unicodeSkip = Math.min(10, Math.max(0, value ?? 1));
        return;
      case 'ansicpg':
        this.#codePage = encodingOfCodePage(value ?? 1252);
        return;
      case 'mac':
        this.#codePage = 'macintosh';
        return;
      default:
    }
  }

  /** UTF-16 code units come as signed numbers; halves of a pair come one after the other. */
  #unicode(value: number): void {
    const unit = String.fromCharCode(((value % 65_536) + 65_536) % 65_536);
    this.#toSkip = this.#state.unicodeSkip;
    if (unit >= '\ud800' && unit <= '\udbff') {
      this.#highSurrogate = unit;
      return;
    }
    this.#write(this.#highSurrogate + unit);
    this.#highSurrogate = '';
  }

  /** Whether a colour of the table is another than the paper's. */
  #isGround(colour: number | null): boolean {
    return colour !== null && colour > 0 && this.#papers[colour] === false;
  }

  /** Ends colours of the table: each is told by three words and a semicolon. */
  #endColours(text: string): void {
    for (const sign of text) {
      if (sign !== ';' || this.#papers.length >= mostColours) continue;
      const { red, green, blue } = this.#colour;
      const hex = [red, green, blue].map((part) => Math.min(255, Math.max(0, part)).toString(16).padStart(2, '0'));
      this.#papers.push(isPaperColour(hex.join('')));
      this.#colour = { red: 0, green: 0, blue: 0 };
    }
  }

  #isSeen({ isHidden, isPaper, isMarked, isShaded, isInShape, size }: GroupState): boolean {
    if (isHidden || size < smallestSize) return false;
    return !isPaper || isMarked || isShaded || isInShape || this.#isRowShaded || this.#hasGround;
  }

  #decoder(encoding: string): TextDecoder {
    const decoder = this.#decoders.get(encoding) ?? new TextDecoder(encoding);
    this.#decoders.set(encoding, decoder);
    return decoder;
  }

  #flush(): void {
    if (this.#pending.length === 0) return;
    const bytes = Uint8Array.from(this.#pending);
    this.#pending = [];
    const isAscii = bytes.every((byte) => byte < 0x80);
    const encoding = isAscii ? 'windows-1252' : (this.#fonts.get(this.#state.font)?.encoding ?? this.#codePage);
    this.#write(this.#decoder(encoding).decode(bytes));
  }

  #write(text: string): void {
    const { target, isCaps } = this.#state;
    if (target === 'fonts') {
      const font = this.#fonts.get(this.#state.font);
      if (font && font.name.length < 64) font.name += text;
    } else if (target === 'colours') {
      this.#endColours(text);
    } else if (target === 'styles') {
      this.#nameStyle(text);
    } else if (target === 'bullet') {
      this.#out.addBullet(this.#shown(text));
    } else if (target === 'text' && this.#isSeen(this.#state)) {
      this.#characters += text.length;
      this.#out.add(isCaps ? text.toUpperCase() : this.#shown(text), this.#state);
    }
  }

  #shown(text: string): string {
    const name = this.#fonts.get(this.#state.font)?.name ?? '';
    return text.length === 1 && /^(?:wingdings|symbol)/i.test(name) ? (wingdings[text] ?? text) : text;
  }

  #nameStyle(text: string): void {
    for (const part of text.slice(0, 200).split(/(;)/)) {
      if (part !== ';') {
        this.#styleName += part;
        continue;
      }
      const level = /^heading (\d)$/i.exec(this.#styleName.trim())?.[1];
      if (level !== undefined) this.#headings.set(this.#style, Math.min(6, Number(level)));
      else if (/^title$/i.test(this.#styleName.trim())) this.#headings.set(this.#style, 1);
      this.#styleName = '';
    }
  }

  get pages(): number {
    return this.#body.pages;
  }
}

/** A Rich Text file (RTF 1.9.1) as lines in the order of its text; broken or unknown parts are passed over. */
export function readRtf(bytes: Uint8Array, limits: DocumentLimits, deadline: Deadline): SourceDocument {
  const document = new RtfDocument(bytes, limits, deadline);
  const lines = document.read();
  return { format: 'rtf', pageCount: document.pages, lines, isTruncated: document.isFull };
}
