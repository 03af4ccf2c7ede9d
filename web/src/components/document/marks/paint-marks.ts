import { findQuote, searchTextOf, type Quote } from './quote';

export type MarkTone = 'found' | 'near' | 'value' | 'doubtful';

/** A marked place in a document and what it refers to. */
export interface DocumentMark {
  id: string;
  quote: Quote;
  tone: MarkTone;
  /** For screen readers: the parsed value. */
  label: string;
}

interface Painted {
  start: number;
  end: number;
  mark: DocumentMark;
}

const hidden = new Set(['STYLE', 'SCRIPT']);

/** The visible text nodes below a root, in order. */
function textNodesOf(root: Node): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Text && node.data !== '' && !hidden.has(node.parentElement?.tagName ?? '')) nodes.push(node);
  }
  return nodes;
}

/** Removes every mark below a root; the text stays as it was. */
export function clearMarks(root: HTMLElement | ShadowRoot): void {
  for (const element of root.querySelectorAll('mark[data-mark]')) {
    const parent = element.parentNode;
    element.replaceWith(...element.childNodes);
    parent?.normalize();
  }
}

/**
 * Marks places below a root. Where marks overlap, the later one in the list is on top.
 * @param focusId the focused mark.
 * @returns ids of the marks that were found.
 */
export function paintMarks(
  root: HTMLElement | ShadowRoot,
  marks: readonly DocumentMark[],
  focusId: string | null,
): Set<string> {
  clearMarks(root);
  if (marks.length === 0) return new Set();
  const nodes = textNodesOf(root);
  const texts = nodes.map((node) => node.data);
  const text = searchTextOf(texts);
  const byNode = new Map<number, Painted[]>();
  const found = new Set<string>();
  for (const mark of marks) {
    for (const { piece, start, end } of findQuote(text, mark.quote, texts)?.ranges ?? []) {
      found.add(mark.id);
      byNode.set(piece, [...(byNode.get(piece) ?? []), { start, end, mark }]);
    }
  }
  for (const [piece, painted] of byNode) {
    const node = nodes[piece];
    if (node) paintNode(node, painted, focusId);
  }
  return found;
}

/** Splits a text node at the edges of marks and wraps the marked parts. */
function paintNode(node: Text, painted: readonly Painted[], focusId: string | null): void {
  const edges = [...new Set(painted.flatMap(({ start, end }) => [start, end]))].sort((a, b) => b - a);
  for (const edge of edges) {
    const covering = painted.filter(({ start, end }) => start <= edge && end > edge);
    const part = edge === 0 ? node : node.splitText(edge);
    const top = covering.find(({ mark }) => mark.id === focusId) ?? covering.at(-1);
    if (!top) continue;
    const element = elementOf(top.mark, top.mark.id === focusId);
    part.replaceWith(element);
    element.append(part);
  }
}

function elementOf({ id, tone, label }: DocumentMark, isFocused: boolean): HTMLElement {
  const element = document.createElement('mark');
  element.dataset.mark = id;
  element.dataset.tone = tone;
  element.setAttribute('role', 'button');
  element.setAttribute('tabindex', '0');
  element.title = label;
  if (isFocused) element.setAttribute('aria-current', 'true');
  return element;
}
