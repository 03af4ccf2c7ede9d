import { isRichTextImage, safeDeclarations, safeLinkTarget } from '@portal/domain/fields/rich-text';
import { parseDocument } from '@portal/matching/documents/parse-html';

type Node = ReturnType<typeof parseDocument>['children'][number];
type Align = 'left' | 'center' | 'right' | 'justify';

/** A piece of text with one format. */
export interface TextRun {
  text: string;
  isBold: boolean;
  isItalic: boolean;
  isUnderlined: boolean;
  /** `''` for no link. */
  href: string;
}

/** Formatted text as blocks, for documents that are not HTML. */
export type RichBlock =
  | { kind: 'text'; /** 0 for a paragraph, else the rank of a heading. */ level: number; runs: TextRun[]; align: Align }
  | { kind: 'item'; depth: number; /** `•`, or the number with its dot. */ mark: string; runs: TextRun[] }
  | { kind: 'table'; rows: TextRun[][][] }
  | { kind: 'image'; src: string; alt: string; /** In CSS pixels; 0 for its own. */ width: number }
  | { kind: 'rule' }
  /** Blocks that a page break keeps together, such as one job. */
  | { kind: 'group'; blocks: RichBlock[] };

interface Format {
  isBold: boolean;
  isItalic: boolean;
  isUnderlined: boolean;
  href: string;
}

const plain: Format = { isBold: false, isItalic: false, isUnderlined: false, href: '' };
const maxDepth = 30;

/** The blocks of sanitized HTML. Unknown elements count as their content. */
export function richBlocks(html: string): RichBlock[] {
  return blocksOf(parseDocument(html).children, plain, 0);
}

/** The words of blocks in their order, one entry for each line. */
export function blockTexts(blocks: readonly RichBlock[]): string[] {
  return blocks.flatMap((block) => {
    switch (block.kind) {
      case 'text':
      case 'item':
        return [wordsOf(block.runs)];
      case 'table':
        return block.rows.flatMap((cells) => cells.map(wordsOf));
      case 'group':
        return blockTexts(block.blocks);
      default:
        return [];
    }
  });
}

export function wordsOf(runs: readonly TextRun[]): string {
  return runs.map(({ text }) => text).join('');
}

function blocksOf(nodes: readonly Node[], format: Format, depth: number): RichBlock[] {
  const blocks: RichBlock[] = [];
  let inline: TextRun[] = [];
  const endLine = () => {
    const runs = tidyRuns(inline);
    if (runs.length > 0) blocks.push({ kind: 'text', level: 0, runs, align: 'left' });
    inline = [];
  };
  for (const node of nodes) {
    const block = depth > maxDepth ? null : blockOfNode(node, format, depth);
    if (block === null) inline.push(...runsOf([node], format, depth));
    else {
      endLine();
      blocks.push(...block);
    }
  }
  endLine();
  return blocks;
}

/** The blocks of an element; null for what belongs in a line. */
function blockOfNode(node: Node, format: Format, depth: number): RichBlock[] | null {
  if (!('name' in node) || !('children' in node)) return null;
  const { name, attribs, children } = node;
  const heading = /^h([1-6])$/.exec(name)?.[1];
  if (name === 'p' || heading) {
    const runs = tidyRuns(runsOf(children, heading ? { ...format, isBold: true } : format, depth + 1));
    const images = imagesIn(children);
    if (runs.length === 0) return images;
    return [{ kind: 'text', level: Number(heading ?? 0), runs, align: alignOf(attribs.style) }, ...images];
  }
  if (name === 'ul' || name === 'ol') return itemsOf(children, name === 'ol', format, depth);
  if (name === 'table') {
    const rows = rowsOf(children, format, depth);
    // Word does not open a document that has a table without cells.
    return rows.length > 0 ? [{ kind: 'table', rows }] : [];
  }
  if (name === 'hr') return [{ kind: 'rule' }];
  if (name === 'img') return imagesIn([node]);
  if (name === 'blockquote') return blocksOf(children, { ...format, isItalic: true }, depth + 1);
  if (name !== 'div') return null;
  const blocks = blocksOf(children, format, depth + 1);
  return blocks.length > 1 ? [{ kind: 'group', blocks }] : blocks;
}

function itemsOf(children: readonly Node[], isNumbered: boolean, format: Format, depth: number): RichBlock[] {
  let number = 0;
  return children.flatMap((child): RichBlock[] => {
    if (!('name' in child) || !('children' in child) || child.name !== 'li') return [];
    number += 1;
    const isList = (node: Node) => 'name' in node && (node.name === 'ul' || node.name === 'ol');
    const own = child.children.filter((node) => !isList(node));
    const runs = tidyRuns(runsOf(own, format, depth + 1));
    const item: RichBlock = { kind: 'item', depth: listDepth(child), mark: isNumbered ? `${number}.` : '•', runs };
    const nested = child.children.filter(isList).flatMap((list) => blockOfNode(list, format, depth + 1) ?? []);
    return [...(runs.length > 0 ? [item] : []), ...imagesIn(own), ...nested];
  });
}

/** A table's cells hold text alone. */
function isInTable(node: Node): boolean {
  for (let parent = node.parent; parent; parent = parent.parent) {
    if ('name' in parent && parent.name === 'table') return true;
  }
  return false;
}

/** How many lists an item is in, without the outermost. */
function listDepth(node: Node): number {
  let depth = -1;
  for (let parent = node.parent; parent; parent = parent.parent) {
    if ('name' in parent && (parent.name === 'ul' || parent.name === 'ol')) depth += 1;
  }
  return Math.max(0, depth);
}

function rowsOf(children: readonly Node[], format: Format, depth: number): TextRun[][][] {
  return children.flatMap((child) => {
    if (!('name' in child) || !('children' in child)) return [];
    if (child.name !== 'tr') return depth > maxDepth ? [] : rowsOf(child.children, format, depth + 1);
    const cells = child.children.flatMap((cell) =>
      'name' in cell && 'children' in cell && (cell.name === 'td' || cell.name === 'th')
        ? [tidyRuns(runsOf(cell.children, { ...format, isBold: format.isBold || cell.name === 'th' }, depth + 1))]
        : [],
    );
    return cells.length > 0 ? [cells] : [];
  });
}

function runsOf(nodes: readonly Node[], format: Format, depth: number): TextRun[] {
  return nodes.flatMap((node) => {
    if ('data' in node && (node.type as string) === 'text')
      return [{ ...format, text: node.data.replace(/\s+/g, ' ') }];
    if (!('name' in node) || !('children' in node)) return [];
    if (node.name === 'br') return [{ ...format, text: '\n' }];
    if (node.name === 'img' && isInTable(node)) return [{ ...format, text: node.attribs.alt ?? '' }];
    if (depth > maxDepth) return [];
    const runs = runsOf(node.children, formatOf(node.name, node.attribs, format), depth + 1);
    // A block inside a line, such as a paragraph in a list item, ends with a line break.
    return /^(?:p|div|h[1-6])$/.test(node.name) ? [...runs, { ...format, text: '\n' }] : runs;
  });
}

function formatOf(name: string, attribs: Readonly<Record<string, string>>, format: Format): Format {
  return {
    isBold: format.isBold || name === 'b' || name === 'strong',
    isItalic: format.isItalic || name === 'i' || name === 'em',
    isUnderlined: format.isUnderlined || name === 'u',
    href: name === 'a' ? (safeLinkTarget(attribs.href ?? '') ?? '') : format.href,
  };
}

/** Without spaces and line breaks at both ends, and without empty runs. */
function tidyRuns(runs: readonly TextRun[]): TextRun[] {
  const found = [...runs];
  const isBlank = (run: TextRun | undefined) => run?.text.trim() === '';
  while (isBlank(found[0])) found.shift();
  while (isBlank(found.at(-1))) found.pop();
  return found.map((run, index) => {
    const start = index === 0 ? run.text.trimStart() : run.text;
    return { ...run, text: index === found.length - 1 ? start.trimEnd() : start };
  });
}

function imagesIn(nodes: readonly Node[]): RichBlock[] {
  return nodes.flatMap((node): RichBlock[] => {
    if (!('name' in node) || !('children' in node)) return [];
    if (node.name !== 'img') return imagesIn(node.children);
    const { src = '', alt = '', width = '' } = node.attribs;
    return isRichTextImage(src) ? [{ kind: 'image', src, alt, width: Number(/^\d{1,4}$/.exec(width)?.[0] ?? 0) }] : [];
  });
}

function alignOf(style: string | undefined): Align {
  const found = safeDeclarations(style ?? '').find(([property]) => property === 'text-align')?.[1];
  return found === 'center' || found === 'right' || found === 'justify' ? found : 'left';
}
