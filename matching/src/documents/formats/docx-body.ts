import type { Deadline } from '../limits';
import { wingdings } from '../normalize-text';
import type { SourceLine } from '../source-line';
import { plainLine } from '../source-line';
import { LineBudget } from './line-budget';
import { LineText } from './line-text';
import { isShaded, listDepthOf, mergeLooks, mergeSpacing, readLook, readSpacing } from './docx-styles';
import type { DocxStyles, RunLook } from './docx-styles';
import { tableLines } from './table-lines';
import { minSize } from '../invisible-text';
import { childOf, hasElement, isElement, outermostOf } from './xml-tree';
import type { XmlElement } from './xml-tree';

/** Elements of a run that represent a character. */
const signs: ReadonlyMap<string, string> = new Map([
  ['w:tab', '\t'],
  ['w:ptab', '\t'],
  ['w:noBreakHyphen', '-'],
  ['w:softHyphen', ''],
]);
/** Transparent elements around runs; elements not listed here (deletions, field codes) are left out. */
const wrappers = new Set(
  'w:hyperlink w:ins w:smartTag w:sdt w:sdtContent w:fldSimple w:bdo w:dir w:moveTo w:customXml mc:AlternateContent mc:Choice'.split(
    ' ',
  ),
);
const maximumDepth = 100;
/** Default font size in points (ISO 29500-1 §17.3.2.38). */
const defaultSize = 10;

/** Reads the body of a Word document, a header or a text box into lines; each table cell and text box is a block. */
export class DocxBody {
  readonly lines: SourceLine[] = [];
  readonly #styles: DocxStyles;
  readonly #deadline: Deadline;
  readonly #links: ReadonlyMap<string, string>;
  #blocks = 0;
  #page = 0;
  /** Empty paragraphs before the next line, plus the space after the previous paragraph. */
  #space = 0;
  #after = 0;
  /** Text boxes inside a paragraph, read after it. */
  #boxes: XmlElement[] = [];
  readonly #budget: LineBudget;

  /** Nesting depth of text boxes and shaded tables, on which light letters are visible. */
  #grounds = 0;
  readonly #hasGround: () => boolean;

  /**
   * @param most Maximum number of lines; the rest is left out.
   * @param links URLs by relation id.
   * @param hasGround Whether pages or shapes behind the text have a background color.
   */
  constructor(
    styles: DocxStyles,
    deadline: Deadline,
    most: number,
    links: ReadonlyMap<string, string> = new Map(),
    hasGround: () => boolean = () => false,
  ) {
    this.#hasGround = hasGround;
    this.#links = links;
    this.#styles = styles;
    this.#deadline = deadline;
    this.#budget = new LineBudget(most);
  }

  /** Whether the maximum number of lines is exceeded. */
  get isFull(): boolean {
    return this.#budget.isFull;
  }

  get pages(): number {
    return this.#page + 1;
  }

  /** Reads the paragraphs and tables of a container into a separate block. */
  read(container: XmlElement, depth = 0): void {
    const block = this.#blocks++;
    this.#readInto(container, block, depth);
  }

  #readInto(container: XmlElement, block: number, depth: number): number {
    let current = block;
    if (depth > maximumDepth) return current;
    for (const node of container.children) {
      if (this.isFull) break;
      if (!isElement(node)) continue;
      if (node.name === 'w:p') {
        this.#paragraph(node, current);
        if (this.#boxes.length > 0) {
          this.#readBoxes(depth);
          current = this.#blocks++;
        }
      } else if (node.name === 'w:tbl') {
        this.#table(node, depth);
        current = this.#blocks++;
      } else if (wrappers.has(node.name)) {
        current = this.#readInto(node, current, depth + 1);
      }
    }
    return current;
  }

  #readBoxes(depth: number): void {
    const boxes = this.#boxes;
    this.#boxes = [];
    this.#grounds += 1;
    for (const box of boxes) this.read(box, depth + 1);
    this.#grounds -= 1;
  }

  #table(table: XmlElement, depth: number): void {
    const own = childOf(table, 'w:tblPr');
    const isOnGround =
      this.#grounds > 0 ||
      childOf(own, 'w:tblStyle') !== null ||
      isShaded(own) ||
      hasElement(table, (element) => element.name === 'w:tcPr' && isShaded(element));
    this.#grounds += isOnGround ? 1 : 0;
    const rows = rowsOf(table).map((row) => row.map((cell) => this.#cell(cell, depth)));
    this.#grounds -= isOnGround ? 1 : 0;
    for (const line of tableLines(rows, () => this.#blocks++)) this.lines.push(line);
  }

  #cell(cell: XmlElement, depth: number): SourceLine[] {
    const from = this.lines.length;
    this.read(cell, depth + 1);
    return this.lines.splice(from);
  }

  #paragraph(paragraph: XmlElement, block: number): void {
    this.#deadline.check();
    const properties = childOf(paragraph, 'w:pPr');
    if (childOf(properties, 'w:pageBreakBefore') && this.lines.length > 0) this.#page += 1;
    const style = this.#styles.style(childOf(properties, 'w:pStyle')?.attributes['w:val']);
    const numbering = childOf(properties, 'w:numPr');
    const outline = Number(childOf(properties, 'w:outlineLvl')?.attributes['w:val'] ?? 9);
    const shared: Partial<SourceLine> = {
      block,
      bulletDepth: numbering ? listDepthOf(properties) : style.listDepth,
      headingLevel: style.headingLevel || (outline < 6 ? outline + 1 : 0),
    };
    const ofStyle = mergeLooks(this.#styles.base, style.look);
    const look = isShaded(properties) ? { ...ofStyle, isShaded: true } : ofStyle;
    const named = mergeSpacing(this.#styles.spacing, style.spacing);
    const { before = 0, after = 0 } = mergeSpacing(named, readSpacing(properties));
    let gap = Math.max(before, this.#after);
    let line = new LineText();
    const finish = (isLast: boolean): void => {
      if (line.text.trim() === '') {
        if (isLast) this.#space += 1;
      } else if (this.#budget.take()) {
        const spaceBefore = this.#space + gap / (line.look.size || defaultSize);
        this.lines.push(plainLine(line.text, { ...shared, ...line.look, page: this.#page, spaceBefore }));
        shared.bulletDepth = 0;
        this.#space = gap = 0;
      }
      line = new LineText();
    };
    for (const link of outermostOf(paragraph, 'w:hyperlink')) line.link(this.#links.get(link.attributes['r:id'] ?? ''));
    this.#runs(
      paragraph,
      look,
      (text, runLook) => line.add(text, runLook),
      () => finish(false),
      0,
    );
    finish(true);
    this.#after = after;
  }

  #runs(
    parent: XmlElement,
    look: RunLook,
    add: (text: string, look: RunLook) => void,
    end: () => void,
    depth: number,
  ): void {
    if (depth > maximumDepth) return;
    for (const node of parent.children) {
      if (!isElement(node)) continue;
      if (node.name === 'w:r') this.#run(node, look, add, end);
      else if (wrappers.has(node.name)) this.#runs(node, look, add, end, depth + 1);
    }
  }

  #isSeen({ isHidden, isPaper, isShaded: isOnShade, size = defaultSize }: RunLook): boolean {
    if (isHidden || size < minSize) return false;
    return !isPaper || isOnShade === true || this.#grounds > 0 || this.#hasGround();
  }

  #run(run: XmlElement, paragraphLook: RunLook, add: (text: string, look: RunLook) => void, end: () => void): void {
    const properties = childOf(run, 'w:rPr');
    const character = this.#styles.style(childOf(properties, 'w:rStyle')?.attributes['w:val']);
    const look = mergeLooks(mergeLooks(paragraphLook, character.look), readLook(properties));
    for (const node of run.children) {
      if (!isElement(node)) continue;
      const sign = signs.get(node.name);
      if (sign !== undefined) add(sign, look);
      else if (node.name === 'w:t' && this.#isSeen(look)) add(shown(textIn(node), look), look);
      else if (node.name === 'w:sym') add(symbol(node), look);
      else if (node.name === 'w:br' || node.name === 'w:cr') {
        end();
        if (node.attributes['w:type'] === 'page') this.#page += 1;
      } else if (node.name === 'w:drawing' || node.name === 'w:pict' || node.name === 'mc:AlternateContent') {
        const drawing = node.name === 'mc:AlternateContent' ? (childOf(node, 'mc:Choice') ?? node) : node;
        this.#boxes.push(...outermostOf(drawing, 'w:txbxContent'));
      }
    }
  }
}

const textIn = (element: XmlElement): string =>
  element.children.reduce<string>((text, node) => (isElement(node) ? text : text + node), '');

function shown(text: string, look: RunLook): string {
  if (look.font !== undefined && /^(?:wingdings|symbol)/i.test(look.font) && text.length === 1) {
    return wingdings.get(text) ?? text;
  }
  return look.isCaps ? text.toUpperCase() : text;
}

function symbol(element: XmlElement): string {
  const code = parseInt(element.attributes['w:char'] ?? '', 16);
  return Number.isInteger(code) && code > 0 && code <= 0xffff ? String.fromCharCode(code) : '';
}

function rowsOf(table: XmlElement): XmlElement[][] {
  const rows: XmlElement[][] = [];
  const walk = (parent: XmlElement): void => {
    for (const node of parent.children) {
      if (!isElement(node)) continue;
      if (node.name === 'w:tr') rows.push(cellsOf(node));
      else if (node.name.startsWith('w:sdt')) walk(node);
    }
  };
  walk(table);
  return rows;
}

function cellsOf(row: XmlElement): XmlElement[] {
  return row.children.flatMap((node) => {
    if (!isElement(node)) return [];
    if (node.name === 'w:tc') return [node];
    return node.name.startsWith('w:sdt') ? cellsOf(node) : [];
  });
}
