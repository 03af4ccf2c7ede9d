import { DocumentError } from '../document-text';
import type { Deadline, DocumentLimits } from '../limits';
import type { SourceDocument, SourceLine } from '../source-line';
import { plainLine } from '../source-line';
import { ZipParts } from '../zip/read-zip';
import { LineBudget } from './line-budget';
import { LineText } from './line-text';
import { OdtStyles, mergeLooks } from './odt-styles';
import type { OdtLook } from './odt-styles';
import { tableLines } from './table-lines';
import { minSize } from '../invisible-text';
import { XmlBudget, childOf, childrenOf, hasElement, isElement, outermostOf, parseXml } from './xml-tree';
import type { XmlElement } from './xml-tree';

/** Elements whose text is not part of the document. */
const silent = new Set(
  'text:note office:annotation text:tracked-changes text:sequence-decls text:bookmark text:page-number text:page-count'.split(
    ' ',
  ),
);
const maxSpaces = 40;

class OdtLines {
  lines: SourceLine[] = [];
  readonly #styles: OdtStyles;
  readonly #deadline: Deadline;
  #blocks = 0;
  #page = 0;
  #space = 0;
  #boxes: XmlElement[] = [];
  readonly #budget: LineBudget;
  /** Nesting depth of text boxes and shaded tables, on which light letters are visible. */
  #grounds = 0;

  /** @param most Maximum number of lines; the rest is left out. */
  constructor(styles: OdtStyles, deadline: Deadline, most: number) {
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

  read(container: XmlElement, block = this.#blocks++, listDepth = 0): void {
    let current = block;
    let isItem = listDepth > 0;
    for (const node of container.children) {
      if (this.isFull) return;
      if (!isElement(node)) continue;
      if (node.name === 'text:p' || node.name === 'text:h') {
        this.#paragraph(node, current, isItem ? listDepth : 0);
        isItem = false;
        for (const box of this.#boxes.splice(0)) {
          this.#readBox(box);
          current = this.#blocks++;
        }
      } else if (node.name === 'text:list') {
        for (const item of node.children) if (isElement(item)) this.read(item, current, listDepth + 1);
      } else if (node.name === 'table:table') {
        this.#table(node);
        current = this.#blocks++;
      } else if (node.name === 'text:soft-page-break') {
        this.#page += 1;
      } else if (
        (node.name === 'text:section' && node.attributes['text:display'] !== 'none') ||
        node.name.startsWith('text:index') ||
        node.name === 'text:list-header'
      ) {
        this.read(node, current, listDepth);
      } else if (node.name.startsWith('draw:')) {
        for (const box of outermostOf(node, 'draw:text-box')) this.#readBox(box);
      }
    }
  }

  #readBox(box: XmlElement): void {
    this.#grounds += 1;
    this.read(box);
    this.#grounds -= 1;
  }

  #table(table: XmlElement): void {
    this.#deadline.check();
    const outer = this.lines;
    const isShaded =
      this.#grounds > 0 || hasElement(table, ({ attributes }) => this.#styles.isShaded(attributes['table:style-name']));
    this.#grounds += isShaded ? 1 : 0;
    const rows = outermostOf(table, 'table:table-row').map((row) =>
      childrenOf(row, 'table:table-cell').map((cell) => {
        this.lines = [];
        this.read(cell);
        return this.lines;
      }),
    );
    this.#grounds -= isShaded ? 1 : 0;
    this.lines = outer;
    for (const line of tableLines(rows, () => this.#blocks++)) this.lines.push(line);
  }

  #paragraph(paragraph: XmlElement, block: number, listDepth: number): void {
    this.#deadline.check();
    const level = Number(paragraph.attributes['text:outline-level'] ?? 1);
    let depth = listDepth;
    let line = new LineText();
    const end = (): void => {
      if (line.text.trim() === '') this.#space += 1;
      else if (this.#budget.take()) {
        this.lines.push(
          plainLine(line.text, {
            ...line.look,
            page: this.#page,
            block,
            bulletDepth: depth,
            headingLevel: paragraph.name === 'text:h' ? Math.min(6, Math.max(1, level || 1)) : 0,
            spaceBefore: this.#space,
          }),
        );
        this.#space = 0;
        depth = 0;
      }
      line = new LineText();
    };
    const walk = (element: XmlElement, look: OdtLook): void => {
      for (const node of element.children) {
        if (!isElement(node)) {
          if (this.#isSeen(look)) line.add(node.replace(/[\t\n\r ]+/g, ' '), look);
        } else if (node.name === 'text:tab') line.add('\t', look);
        else if (node.name === 'text:s') line.add(spaces(node), look);
        else if (node.name === 'text:line-break') end();
        else if (node.name === 'text:soft-page-break') this.#page += 1;
        else if (node.name.startsWith('draw:')) this.#boxes.push(...outermostOf(node, 'draw:text-box'));
        else if (!silent.has(node.name)) {
          if (node.name === 'text:a') line.link(node.attributes['xlink:href']);
          walk(node, this.#lookOf(node, look));
        }
      }
    };
    walk(paragraph, this.#styles.look(paragraph.attributes['text:style-name'] ?? 'Standard'));
    end();
  }

  #isSeen({ isHidden, isPaper, isShaded, size }: OdtLook): boolean {
    if (isHidden || (size ?? minSize) < minSize) return false;
    return !isPaper || isShaded === true || this.#grounds > 0 || this.#styles.hasGround;
  }

  #lookOf(element: XmlElement, under: OdtLook): OdtLook {
    const name = element.attributes['text:style-name'];
    if (element.name !== 'text:span' || name === undefined) return under;
    return mergeLooks(under, this.#styles.look(name));
  }
}

function spaces(element: XmlElement): string {
  const count = Number(element.attributes['text:c'] ?? 1);
  const text = ' '.repeat(Math.min(maxSpaces, Math.max(1, count || 1)));
  return text.length > 2 ? '\t' : text;
}

/** Whether the manifest lists encrypted parts (ODF 1.3 part 2 §4.8). */
function isEncrypted(parts: ZipParts, budget: XmlBudget): boolean {
  const manifest = parseXml(parts.text('META-INF/manifest.xml'), budget);
  return hasElement(manifest, ({ name }) => name === 'manifest:encryption-data');
}

/** Reads an OpenDocument text (ODF 1.3) as lines in the order of its text. */
export function readOdt(bytes: Uint8Array, limits: DocumentLimits, deadline: Deadline): SourceDocument {
  const parts = new ZipParts(bytes, limits);
  const budget = new XmlBudget(deadline);
  if (isEncrypted(parts, budget)) throw new DocumentError('encrypted');
  const stylesRoot = childOf(parseXml(parts.text('styles.xml'), budget), 'office:document-styles');
  const root = childOf(parseXml(parts.text('content.xml'), budget), 'office:document-content');
  const body = childOf(childOf(root, 'office:body'), 'office:text');
  if (!body) throw new DocumentError('corrupt');

  const styles = new OdtStyles();
  styles.add(childOf(stylesRoot, 'office:styles'));
  styles.add(childOf(stylesRoot, 'office:automatic-styles'));
  styles.add(childOf(root, 'office:automatic-styles'));
  const reader = new OdtLines(styles, deadline, limits.maximumLines);
  for (const header of stylesRoot ? outermostOf(stylesRoot, 'style:header') : []) reader.read(header);
  reader.read(body);
  const pageCount = reader.pages;
  for (const footer of stylesRoot ? outermostOf(stylesRoot, 'style:footer') : []) reader.read(footer);
  return { format: 'odt', pageCount, lines: reader.lines, isTruncated: reader.isFull };
}
