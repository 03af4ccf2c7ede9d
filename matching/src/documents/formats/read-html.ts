import type { Deadline, DocumentLimits } from '../limits';
import type { SourceDocument, SourceLine } from '../source-line';
import { plainLine } from '../source-line';
import { decodeText } from './decode-text';
import { LineBudget } from './line-budget';
import { LineText } from './line-text';
import { tableLines } from './table-lines';
import { HtmlStyles, isUnseen, plainlySeen, type Seen } from './html-styles';
import { XmlBudget, isElement, outermostOf, parseXml } from './xml-tree';
import type { XmlElement } from './xml-tree';

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));
/** Elements without visible text. */
const silent = words('script style template noscript head iframe object svg canvas select textarea button audio video');
/** Elements on lines of their own (HTML Living Standard §15.3, display: block). */
const blocks = words(
  'address article aside blockquote body center dd details dialog div dl dt fieldset figcaption figure footer form h1 h2 h3 ' +
    'h4 h5 h6 header hr html legend li main nav ol p pre search section summary table tbody td tfoot th thead tr ul',
);
const apart = words('article aside section header footer main nav table td th');
const bold = words('b strong h1 h2 h3 h4 h5 h6 th');
const italic = words('i em cite');
const sizes: ReadonlyMap<string, number> = new Map(Object.entries({ h1: 24, h2: 18, h3: 14, small: 10 }));
const bodySize = 12;

interface Look {
  size: number;
  isBold: boolean;
  isItalic: boolean;
  isVerbatim: boolean;
  /** Inherited visibility and background. */
  seen: Seen;
  /** Whether its style lays out its children in a row. */
  isRow: boolean;
}

const boldStyle = /font-weight\s*:\s*(?:bold|[6-9]00)/i;

function lookOf(element: XmlElement, look: Look): Look {
  const style = element.attributes.style ?? '';
  return {
    size: sizes.get(element.name) ?? look.size,
    isBold: look.isBold || bold.has(element.name) || boldStyle.test(style),
    isItalic: look.isItalic || italic.has(element.name),
    isVerbatim: look.isVerbatim || element.name === 'pre',
    seen: look.seen,
    isRow: false,
  };
}

/** Whether two siblings are inline elements of the same kind and class: two `<span class=tag>`. */
function isLabelAfterLabel(before: XmlElement | string | undefined, node: XmlElement): boolean {
  return (
    before !== undefined &&
    isElement(before) &&
    before.name === node.name &&
    !blocks.has(node.name) &&
    node.attributes.class !== undefined &&
    before.attributes.class === node.attributes.class
  );
}

/** Collects lines from a tree of elements; block elements end a line, table cells and sections are blocks. */
class HtmlLines {
  lines: SourceLine[] = [];
  #line = new LineText();
  #blocks = 0;
  #block = 0;
  #depth = 0;
  #heading = 0;
  #isItem = false;
  readonly #styles: HtmlStyles;
  readonly #deadline: Deadline;
  readonly #budget: LineBudget;

  /** @param most Maximum number of lines; the rest is left out. */
  constructor(styles: HtmlStyles, deadline: Deadline, most: number) {
    this.#styles = styles;
    this.#deadline = deadline;
    this.#budget = new LineBudget(most);
  }

  /** Whether the maximum number of lines is exceeded. */
  get isFull(): boolean {
    return this.#budget.isFull;
  }

  end(): void {
    if (this.#line.text.trim() !== '' && this.#budget.take()) {
      const bulletDepth = this.#isItem ? Math.max(1, this.#depth) : 0;
      this.lines.push(
        plainLine(this.#line.text.trim(), {
          ...this.#line.look,
          block: this.#block,
          bulletDepth,
          headingLevel: this.#heading,
        }),
      );
      this.#isItem = false;
    }
    this.#line = new LineText();
  }

  read(element: XmlElement, look: Look): void {
    for (const [index, node] of element.children.entries()) {
      if (this.isFull) return;
      if (isElement(node)) {
        // Labels that only their style separates get a space between them.
        if (look.isRow || isLabelAfterLabel(element.children[index - 1], node)) this.#line.add('\t', look);
        this.#element(node, lookOf(node, look));
      } else if (isUnseen(look.seen)) continue;
      else if (look.isVerbatim) this.#verbatim(node, look);
      else this.#line.add(node.replace(/[\t\n\r\f ]+/g, ' '), look);
    }
  }

  #verbatim(text: string, look: Look): void {
    text.split(/\r\n|[\r\n]/).forEach((row, index) => {
      if (index > 0) this.end();
      this.#line.add(row, look);
    });
  }

  #element(element: XmlElement, around: Look): void {
    const { name } = element;
    if (silent.has(name) || 'hidden' in element.attributes) return;
    this.#deadline.check();
    const { isHidden, seen, layout } = this.#styles.look(element, around.seen);
    if (isHidden) return;
    const look = { ...around, seen, isRow: layout.isRow };
    if (name === 'br') {
      this.end();
      return;
    }
    if (name === 'input' || name === 'img') return;
    if (!blocks.has(name)) {
      if (name === 'a') this.#line.link(element.attributes.href);
      if (layout.isFloating) this.#line.add('\t', look);
      this.read(element, look);
      if (layout.isFloating) this.#line.add('\t', look);
      return;
    }
    this.end();
    if (apart.has(name)) this.#block = ++this.#blocks;
    const isList = name === 'ul' || name === 'ol';
    if (isList) this.#depth += 1;
    if (name === 'li') this.#isItem = true;
    const heading = /^h[1-6]$/.test(name) ? Number(name[1]) : this.#heading;
    const before = this.#heading;
    this.#heading = heading;
    if (name === 'table') this.#table(element, look);
    else this.read(element, look);
    this.end();
    if (name === 'li') this.#isItem = false;
    this.#heading = before;
    if (isList) this.#depth -= 1;
    if (apart.has(name)) this.#block = ++this.#blocks;
  }

  #table(table: XmlElement, look: Look): void {
    const outer = this.lines;
    const rows = rowsOf(table).map((row) => {
      const ofRow = this.#styles.look(row, look.seen);
      return row.children.filter(isElement).map((cell) => {
        if (this.isFull) return [];
        this.lines = [];
        this.#block = ++this.#blocks;
        const { isHidden, seen } = this.#styles.look(cell, ofRow.seen);
        if (!isHidden && !ofRow.isHidden) this.read(cell, { ...lookOf(cell, look), seen });
        this.end();
        return this.lines;
      });
    });
    this.lines = outer;
    for (const line of tableLines(rows, () => ++this.#blocks)) this.lines.push(line);
  }
}

function rowsOf(table: XmlElement): XmlElement[] {
  return table.children.filter(isElement).flatMap((child) => {
    if (child.name === 'tr') return [child];
    return child.name === 'tbody' || child.name === 'thead' || child.name === 'tfoot' ? rowsOf(child) : [];
  });
}

const charset = /<meta[^>]{1,200}charset\s{0,9}=\s{0,9}["']?([\w-]{3,20})/i;

function encodingOf(bytes: Uint8Array): string {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 2_048));
  const named = charset.exec(head)?.[1] ?? 'windows-1252';
  try {
    return new TextDecoder(named).encoding === 'utf-8' ? 'windows-1252' : named;
  } catch {
    return 'windows-1252';
  }
}

/** Reads an HTML page as lines by its block elements, without scripts and hidden text. */
export function readHtml(bytes: Uint8Array, limits: DocumentLimits, deadline: Deadline): SourceDocument {
  const { text, isWhole } = decodeText(bytes, limits.maximumCharacters * 20, encodingOf(bytes));
  const page = parseXml([text], new XmlBudget(deadline), true);
  const sheets = outermostOf(page, 'style').map((style) =>
    style.children.flatMap((node) => (isElement(node) ? [] : [node])).join(''),
  );
  const reader = new HtmlLines(new HtmlStyles(sheets), deadline, limits.maximumLines);
  reader.read(page, {
    size: bodySize,
    isBold: false,
    isItalic: false,
    isVerbatim: false,
    seen: plainlySeen,
    isRow: false,
  });
  reader.end();
  return { format: 'html', pageCount: 1, lines: reader.lines, isTruncated: !isWhole || reader.isFull };
}
