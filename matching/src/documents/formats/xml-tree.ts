import { Parser } from 'htmlparser2';
import { DocumentError } from '../document-text';
import type { Deadline } from '../limits';

/** An element of a parsed XML or HTML file. */
export interface XmlElement {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: XmlNode[];
}
export type XmlNode = XmlElement | string;

/** Deeper nesting than this is no document that a person wrote. */
const deepest = 400;
const mostNodes = 2_000_000;

/**
 * Parses XML or HTML leniently: unclosed elements end where their parent ends, unknown entities stay as they are.
 * No entity is expanded beyond the named characters, nothing external is read.
 * @throws DocumentError `corrupt` for absurd nesting, `tooLarge` for too many nodes, `timeout`.
 */
export function parseXml(text: string, deadline: Deadline, isHtml = false): XmlElement {
  const root: XmlElement = { name: '', attributes: {}, children: [] };
  const open: XmlElement[] = [root];
  let nodes = 0;
  const add = (node: XmlNode): void => {
    nodes += 1;
    if (nodes > mostNodes) throw new DocumentError('tooLarge');
    if (nodes % 5_000 === 0) deadline.check();
    open[open.length - 1]?.children.push(node);
  };
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (open.length > deepest) throw new DocumentError('corrupt');
        const element: XmlElement = { name, attributes, children: [] };
        add(element);
        open.push(element);
      },
      ontext: add,
      onclosetag() {
        if (open.length > 1) open.pop();
      },
    },
    { xmlMode: !isHtml, decodeEntities: true, lowerCaseTags: isHtml, lowerCaseAttributeNames: isHtml },
  );
  const step = 65_536;
  for (let offset = 0; offset < text.length; offset += step) {
    parser.write(text.slice(offset, offset + step));
    deadline.check();
  }
  parser.end();
  return root;
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

/** All elements of that name below the element, in document order. */
export function descendantsOf(element: XmlElement, name: string): XmlElement[] {
  const found: XmlElement[] = [];
  const walk = (node: XmlElement): void => {
    for (const child of node.children) {
      if (!isElement(child)) continue;
      if (child.name === name) found.push(child);
      walk(child);
    }
  };
  walk(element);
  return found;
}

/** All text below the element. */
export function textOf(element: XmlElement): string {
  return element.children.map((node) => (isElement(node) ? textOf(node) : node)).join('');
}
