import { DocumentError } from '../document-text';
import type { Deadline, DocumentLimits } from '../limits';
import type { SourceDocument, SourceLine } from '../source-line';
import { FlowLines } from './flow-lines';
import { RtfColors } from './rtf-colors';
import { followFlow } from './rtf-flow';
import { RtfFonts } from './rtf-fonts';
import { applyFormatting, isSeen, startFormatting, type RtfFormatting } from './rtf-formatting';
import { RtfRowShading } from './rtf-row-shading';
import { RtfStyles } from './rtf-styles';
import { RtfReader } from './rtf-tokens';
import type { RtfToken } from './rtf-tokens';
import { characterSymbols, characterWords, margins, silentDestinations, starredDestinations } from './rtf-words';

/** State that a group inherits and changes. */
interface GroupState extends RtfFormatting {
  /** Destination of text: the document, nothing, or one of the tables. */
  target: 'text' | 'skip' | 'fonts' | 'colors' | 'styles' | 'bullet';
}

const deepest = 1_000;

class RtfDocument {
  readonly #reader: RtfReader;
  readonly #deadline: Deadline;
  readonly #body: FlowLines;
  readonly #header: FlowLines;
  readonly #footer: FlowLines;
  readonly #fonts = new RtfFonts();
  readonly #colors = new RtfColors();
  readonly #styles = new RtfStyles();
  readonly #rowGround = new RtfRowShading();
  readonly #stack: { state: GroupState; out: FlowLines }[] = [];
  #out: FlowLines;
  #state: GroupState = { ...startFormatting, target: 'text' };
  /** Whether the pages have a background color. */
  #hasGround = false;
  readonly #maxCharacters: number;
  #characters = 0;
  #pending: number[] = [];
  #toSkip = 0;
  #isStarred = false;
  #highSurrogate = '';

  constructor(bytes: Uint8Array, limits: DocumentLimits, deadline: Deadline) {
    this.#reader = new RtfReader(bytes);
    this.#deadline = deadline;
    this.#maxCharacters = limits.maximumCharacters * 2;
    this.#body = new FlowLines(limits.maximumLines);
    this.#header = new FlowLines(limits.maximumLines);
    this.#footer = new FlowLines(limits.maximumLines);
    this.#out = this.#body;
  }

  /** Whether the maximum number of lines is exceeded. */
  get isFull(): boolean {
    return this.#body.isFull || this.#characters + this.#pending.length > this.#maxCharacters;
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
      this.#write(characterSymbols.get(symbol) ?? '');
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
    if (silentDestinations.has(word) || (isStarred && !starredDestinations.has(word))) {
      this.#state.target = 'skip';
      if (word === 'background') this.#hasGround = true;
    } else if (margins.has(word)) {
      this.#out = word.startsWith('header') ? this.#header : this.#footer;
    } else if (word === 'fonttbl') this.#state.target = 'fonts';
    else if (word === 'colortbl') this.#state.target = 'colors';
    else if (word === 'stylesheet') this.#state.target = 'styles';
    else if (word === 'listtext' || word === 'pntext') {
      this.#state.target = 'bullet';
      this.#out.setBullet(1);
    } else if (word === 'u' && value !== null) this.#unicode(value);
    else if (this.#state.target === 'text' || this.#state.target === 'bullet') this.#format(word, value);
    else this.#table(word, value);
  }

  /** Handles control words inside the tables of fonts, colors and styles. */
  #table(word: string, value: number | null): void {
    const { target } = this.#state;
    if (target === 'colors') this.#colors.setPart(word, value ?? 0);
    else if (value === null) return;
    else if (target === 'styles' && word === 's') this.#styles.begin(value);
    else if (target === 'fonts' && word === 'f') {
      this.#state.font = value;
      this.#fonts.add(value);
    } else if (target === 'fonts' && word === 'fcharset') this.#fonts.setCharset(this.#state.font, value);
  }

  #format(word: string, value: number | null): void {
    const text = characterWords.get(word);
    if (text !== undefined) {
      this.#write(text);
      return;
    }
    followFlow(this.#out, word, value, this.#styles);
    this.#rowGround.take(word, value, this.#colors);
    applyFormatting(this.#state, word, value, this.#colors);
    if (word === 'ansicpg') this.#fonts.setCodePage(value ?? 1252);
    else if (word === 'mac') this.#fonts.setCodePage(10000);
  }

  /** UTF-16 code units are signed numbers; surrogates come one after the other. */
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

  #flush(): void {
    if (this.#pending.length === 0) return;
    const bytes = Uint8Array.from(this.#pending);
    this.#pending = [];
    this.#write(this.#fonts.decode(bytes, this.#state.font));
  }

  #write(text: string): void {
    const { target, isCaps, font } = this.#state;
    if (target === 'fonts') this.#fonts.addName(font, text);
    else if (target === 'colors') this.#colors.end(text);
    else if (target === 'styles') this.#styles.addName(text);
    else if (target === 'bullet') this.#out.addBullet(this.#fonts.shown(text, font));
    else if (target === 'text' && isSeen(this.#state, this.#rowGround.isShaded || this.#hasGround)) {
      this.#characters += text.length;
      this.#out.add(isCaps ? text.toUpperCase() : this.#fonts.shown(text, font), this.#state);
    }
  }

  get pages(): number {
    return this.#body.pages;
  }
}

/** Reads a Rich Text file (RTF 1.9.1) as lines in the order of its text; skips broken and unknown parts. */
export function readRtf(bytes: Uint8Array, limits: DocumentLimits, deadline: Deadline): SourceDocument {
  const document = new RtfDocument(bytes, limits, deadline);
  const lines = document.read();
  return { format: 'rtf', pageCount: document.pages, lines, isTruncated: document.isFull };
}
