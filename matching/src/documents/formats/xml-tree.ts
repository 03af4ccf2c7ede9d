import { Parser } from 'htmlparser2';
import { DocumentError } from '../document-text';
import type { Deadline } from '../limits';

/** An element of a parsed XML or HTML file. */
export interface XmlElement {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: readonly XmlNode[];
}
export type XmlNode = XmlElement | string;

/** Maximum nesting; documents written by people stay far below. */
const deepest = 400;
/** Maximum number of elements, texts and attributes in all parts of a file; a page of text has one or two thousand. */
const maxNodes = 1_500_000;
/** Maximum number of characters in all texts and values: twenty times the limit of a text, style sheets included. */
const maxCharacters = 8_000_000;
/** Longer values are not names, URLs or styles. */
const maxValueLength = 4_096;
const maxAttributes = 100;
/** Elements whose text is not for readers: programs, and pictures encoded as text. */
const unread = new Set(['script', 'w:binData', 'pkg:binaryData', 'office:binary-data']);
/** Word's revision marks of paragraphs and runs. */
const revision = /^w:rsid|^w14:/;

/** Budget of nodes, characters and time for the parts of a file. */
export class XmlBudget {
  readonly deadline: Deadline;
  #nodes = 0;
  #characters = 0;

  constructor(deadline: Deadline) {
    this.deadline = deadline;
  }

  /** Counts an element, a text or an attribute. @throws DocumentError `tooLarge`, `timeout`. */
  addNode(): void {
    this.#nodes += 1;
    if (this.#nodes > maxNodes) throw new DocumentError('tooLarge');
    if (this.#nodes % 5_000 === 0) this.deadline.check();
  }

  /** The beginning of a text that is still within the budget. */
  take(text: string): string {
    const taken = text.slice(0, Math.max(0, maxCharacters - this.#characters));
    this.#characters += taken.length;
    return taken;
  }
}

const noChildren: readonly XmlNode[] = [];
const noAttributes: Readonly<Record<string, string>> = {};

/** An element whose end tag is still to come. */
interface OpenElement {
  name: string;
  attributes: Record<string, string> | null;
  attributeCount: number;
  children: XmlNode[] | null;
}

/** Builds a compact tree: most elements have no attribute and at most one child. */
class TreeBuilder {
  readonly #budget: XmlBudget;
  readonly #names = new Map<string, string>();
  readonly #open: OpenElement[] = [{ name: '', attributes: null, attributeCount: 0, children: null }];

  constructor(budget: XmlBudget) {
    this.#budget = budget;
  }

  get #top(): OpenElement | undefined {
    return this.#open[this.#open.length - 1];
  }

  open(name: string): void {
    if (this.#open.length > deepest) throw new DocumentError('corrupt');
    this.#budget.addNode();
    this.#open.push({ name: this.#nameOf(name), attributes: null, attributeCount: 0, children: null });
  }

  attribute(name: string, value: string): void {
    const element = this.#top;
    if (!element || element.attributeCount >= maxAttributes || value.startsWith('data:') || revision.test(name)) return;
    element.attributeCount += 1;
    this.#budget.addNode();
    element.attributes ??= {};
    const known = this.#nameOf(name);
    if (!Object.hasOwn(element.attributes, known))
      element.attributes[known] = this.#budget.take(value.slice(0, maxValueLength));
  }

  text(text: string): void {
    const element = this.#top;
    if (!element || unread.has(element.name)) return;
    this.#budget.addNode();
    this.#add(this.#budget.take(text));
  }

  close(): void {
    if (this.#open.length > 1) this.#end();
  }

  finish(): XmlElement {
    while (this.#open.length > 1) this.#end();
    return { name: '', attributes: noAttributes, children: this.#top?.children ?? noChildren };
  }

  /** A short name must not keep the piece of the source it was cut from in memory. */
  #nameOf(name: string): string {
    const known = this.#names.get(name);
    if (known !== undefined) return known;
    if (this.#names.size < 1_000) this.#names.set(name, name);
    return name;
  }

  #add(node: XmlNode): void {
    const parent = this.#top;
    if (!parent) return;
    if (parent.children) parent.children.push(node);
    else parent.children = [node];
  }

  #end(): void {
    const element = this.#open.pop();
    if (!element) return;
    const { name, attributes, children } = element;
    // A copy has no spare capacity.
    this.#add({
      name,
      attributes: attributes ?? noAttributes,
      children: children === null ? noChildren : children.length > 1 ? children.slice() : children,
    });
  }
}

/**
 * Parses XML or HTML leniently: unclosed elements end with their parent, unknown entities are kept as text. Expands
 * only named characters and reads nothing external. Excessive values and texts are cut.
 * @param pieces The source, piece by piece.
 * @throws DocumentError `corrupt` for excessive nesting, `tooLarge` for too many nodes, `timeout`.
 */
export function parseXml(pieces: Iterable<string>, budget: XmlBudget, isHtml = false): XmlElement {
  const tree = new TreeBuilder(budget);
  const parser = new Parser(
    {
      onopentagname: (name) => tree.open(name),
      onattribute: (name, value) => tree.attribute(name, value),
      ontext: (text) => tree.text(text),
      onclosetag: () => tree.close(),
    },
    { xmlMode: !isHtml, decodeEntities: true, lowerCaseTags: isHtml, lowerCaseAttributeNames: isHtml },
  );
  const step = 65_536;
  for (const piece of pieces) {
    for (let offset = 0; offset < piece.length; offset += step) {
      parser.write(piece.slice(offset, offset + step));
      budget.deadline.check();
    }
  }
  parser.end();
  return tree.finish();
}

export function isElement(node: XmlNode): node is XmlElement {
  return typeof node !== 'string';
}

/** Child elements of that name. */
export function childrenOf(element: XmlElement | null, name: string): XmlElement[] {
  return element ? element.children.filter((node): node is XmlElement => isElement(node) && node.name === name) : [];
}

/** The first child element of that name, or null. */
export function childOf(element: XmlElement | null, name: string): XmlElement | null {
  return childrenOf(element, name)[0] ?? null;
}

/** Outermost descendants with that name, in document order. */
export function outermostOf(element: XmlElement, name: string): XmlElement[] {
  const found: XmlElement[] = [];
  const walk = (node: XmlElement): void => {
    for (const child of node.children) {
      if (!isElement(child)) continue;
      if (child.name === name) found.push(child);
      else walk(child);
    }
  };
  walk(element);
  return found;
}

/** Whether an element or a descendant passes the test. */
export function hasElement(element: XmlElement, test: (element: XmlElement) => boolean): boolean {
  return test(element) || element.children.some((child) => isElement(child) && hasElement(child, test));
}
