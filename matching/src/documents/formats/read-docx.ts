import { DocumentError } from '../document-text';
import type { Deadline, DocumentLimits } from '../limits';
import type { SourceDocument, SourceLine } from '../source-line';
import { ZipParts } from '../zip/read-zip';
import { DocxBody } from './docx-body';
import { readStyles } from './docx-styles';
import { XmlBudget, childOf, childrenOf, hasElement, parseXml } from './xml-tree';
import type { XmlElement } from './xml-tree';

interface Relation {
  type: string;
  /** Path of a part of the file, or an external URL. */
  path: string;
  isExternal: boolean;
}

/** The parts and URLs that a part refers to (ECMA-376 part 2 §9), by relation id. */
function relationsOf(parts: ZipParts, path: string, budget: XmlBudget): Map<string, Relation> {
  const slash = path.lastIndexOf('/');
  const folder = path.slice(0, slash + 1);
  const part = parts.text(`${folder}_rels/${path.slice(slash + 1)}.rels`);
  const relations = new Map<string, Relation>();
  for (const element of childrenOf(childOf(parseXml(part, budget), 'Relationships'), 'Relationship')) {
    const target = element.attributes.Target ?? '';
    const isExternal = element.attributes.TargetMode === 'External';
    const type = (element.attributes.Type ?? '').replace(/^.*\//, '');
    relations.set(element.attributes.Id ?? '', {
      type,
      path: isExternal ? target : target.startsWith('/') ? target.slice(1) : folder + target,
      isExternal,
    });
  }
  return relations;
}

function mainPart(parts: ZipParts, budget: XmlBudget): string {
  for (const relation of relationsOf(parts, '', budget).values()) {
    if (relation.type === 'officeDocument' && !relation.isExternal && parts.has(relation.path)) return relation.path;
  }
  const path = parts.paths.find((each) => /^word\/document\d*\.xml$/.test(each));
  if (path === undefined) throw new DocumentError('corrupt');
  return path;
}

/** Headers come first and footers last, once each: the contact lines of a resume are often in the header. */
function partsOfType(parts: ZipParts, relations: Map<string, Relation>, type: string, budget: XmlBudget): XmlElement[] {
  const roots: XmlElement[] = [];
  const paths = [...relations.values()].flatMap((relation) => (relation.type === type ? [relation.path] : []));
  for (const path of new Set(paths)) {
    const body = childOf(parseXml(parts.text(path), budget), type === 'header' ? 'w:hdr' : 'w:ftr');
    if (body) roots.push(body);
  }
  return roots;
}

const pageField = /^(?:page|seite|página)?\s*\d{0,3}\s*(?:(?:of|\/|von|de)\s*\d{0,3})?$/i;

/** Lines of headers and footers without page numbers and duplicates. */
function marginLines(lines: readonly SourceLine[], seen: Set<string>): SourceLine[] {
  return lines.filter((line) => {
    const text = line.text.trim().slice(0, 200);
    if ((text.length < 30 && pageField.test(text)) || seen.has(text)) return false;
    seen.add(text);
    return true;
  });
}

/** Elements that put a color behind the text: page backgrounds, and shapes behind the text. */
const grounds = new Set('w:background v:background v:rect v:shape v:roundrect'.split(' '));
const isGround = ({ name, attributes }: XmlElement): boolean => grounds.has(name) || attributes.behindDoc === '1';

function onlyOnce(ask: () => boolean): () => boolean {
  let answer: boolean | undefined;
  return () => (answer ??= ask());
}

/** Reads a Word document (ISO 29500) as lines in the order of its text. */
export function readDocx(bytes: Uint8Array, limits: DocumentLimits, deadline: Deadline): SourceDocument {
  const parts = new ZipParts(bytes, limits);
  const budget = new XmlBudget(deadline);
  const path = mainPart(parts, budget);
  const root = parseXml(parts.text(path), budget);
  const body = childOf(childOf(root, 'w:document'), 'w:body');
  if (!body) throw new DocumentError('corrupt');

  const relations = relationsOf(parts, path, budget);
  const stylesPath = [...relations.values()].find((relation) => relation.type === 'styles')?.path ?? 'word/styles.xml';
  const links = new Map(
    [...relations].flatMap(([id, { path: target, isExternal }]) => (isExternal ? [[id, target] as const] : [])),
  );
  const styles = readStyles(parseXml(parts.text(stylesPath), budget));
  const heads = partsOfType(parts, relations, 'header', budget);
  const hasGround = onlyOnce(() => [root, ...heads].some((each) => hasElement(each, isGround)));
  const reader = new DocxBody(styles, deadline, limits.maximumLines, links, hasGround);

  const seen = new Set<string>();
  for (const header of heads) reader.read(header);
  const headers = marginLines(reader.lines.splice(0), seen);
  reader.read(body);
  const main = reader.lines.splice(0);
  const pageCount = reader.pages;
  for (const footer of partsOfType(parts, relations, 'footer', budget)) reader.read(footer);
  const footers = marginLines(reader.lines, seen);
  return { format: 'docx', pageCount, lines: [...headers, ...main, ...footers], isTruncated: reader.isFull };
}
