import { DocumentError } from '../document-text';
import type { Deadline, DocumentLimits } from '../limits';
import type { SourceDocument, SourceLine } from '../source-line';
import { ZipParts } from '../zip/read-zip';
import { DocxBody } from './docx-body';
import { readStyles } from './docx-styles';
import { childOf, childrenOf, parseXml } from './xml-tree';
import type { XmlElement } from './xml-tree';

interface Relation {
  type: string;
  /** Path of a part of the file, or an address outside of it. */
  path: string;
  isExternal: boolean;
}

/** The parts and pages that a part refers to (ECMA-376 part 2 §9), by relation id. */
function relationsOf(parts: ZipParts, path: string, deadline: Deadline): Map<string, Relation> {
  const slash = path.lastIndexOf('/');
  const folder = path.slice(0, slash + 1);
  const text = parts.text(`${folder}_rels/${path.slice(slash + 1)}.rels`);
  const relations = new Map<string, Relation>();
  if (text === null) return relations;
  for (const element of childrenOf(childOf(parseXml(text, deadline), 'Relationships'), 'Relationship')) {
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

function mainPart(parts: ZipParts, deadline: Deadline): string {
  for (const relation of relationsOf(parts, '', deadline).values()) {
    if (relation.type === 'officeDocument' && !relation.isExternal && parts.paths.includes(relation.path))
      return relation.path;
  }
  const path = parts.paths.find((each) => /^word\/document\d*\.xml$/.test(each));
  if (path === undefined) throw new DocumentError('corrupt');
  return path;
}

/** Headers come first and footers last, once each: a resume's contact lines often stand in the header. */
function partsOfType(
  parts: ZipParts,
  relations: Map<string, Relation>,
  type: string,
  deadline: Deadline,
): XmlElement[] {
  const roots: XmlElement[] = [];
  for (const relation of relations.values()) {
    if (relation.type !== type) continue;
    const text = parts.text(relation.path);
    const root = text === null ? null : parseXml(text, deadline);
    const body = childOf(root, type === 'header' ? 'w:hdr' : 'w:ftr');
    if (body) roots.push(body);
  }
  return roots;
}

const pageField = /^(?:page|seite|página)?\s*\d{0,3}\s*(?:(?:of|\/|von|de)\s*\d{0,3})?$/i;

/** Lines of headers and footers without page numbers, each text once. */
function marginLines(lines: readonly SourceLine[], seen: Set<string>): SourceLine[] {
  return lines.filter((line) => {
    const text = line.text.trim().slice(0, 200);
    if ((text.length < 30 && pageField.test(text)) || seen.has(text)) return false;
    seen.add(text);
    return true;
  });
}

/** What puts a colour behind the text of a document: its pages, and shapes that stand behind it. */
const ground = /<w:background\b|\bbehindDoc="1"|<v:(?:background|rect|shape|roundrect)\b/;

function onceTold(ask: () => boolean): () => boolean {
  let answer: boolean | undefined;
  return () => (answer ??= ask());
}

/** A Word document (ISO 29500) as lines in the order of its text. */
export function readDocx(bytes: Uint8Array, limits: DocumentLimits, deadline: Deadline): SourceDocument {
  const parts = new ZipParts(bytes, limits);
  const path = mainPart(parts, deadline);
  const text = parts.text(path);
  if (text === null) throw new DocumentError('corrupt');
  const root = parseXml(text, deadline);
  const body = childOf(childOf(root, 'w:document'), 'w:body');
  if (!body) throw new DocumentError('corrupt');

  const relations = relationsOf(parts, path, deadline);
  const stylesPath = [...relations.values()].find((relation) => relation.type === 'styles')?.path ?? 'word/styles.xml';
  const stylesText = parts.text(stylesPath);
  const links = new Map(
    [...relations].flatMap(([id, { path: target, isExternal }]) => (isExternal ? [[id, target] as const] : [])),
  );
  const styles = readStyles(stylesText === null ? null : parseXml(stylesText, deadline));
  const hasGround = (): boolean =>
    parts.paths.some((each) => /^word\/(?:document|header)\d*\.xml$/.test(each) && ground.test(parts.text(each) ?? ''));
  const reader = new DocxBody(styles, deadline, links, onceTold(hasGround));

  const seen = new Set<string>();
  for (const header of partsOfType(parts, relations, 'header', deadline)) reader.read(header);
  const headers = marginLines(reader.lines.splice(0), seen);
  reader.read(body);
  const main = reader.lines.splice(0);
  const pageCount = reader.pages;
  for (const footer of partsOfType(parts, relations, 'footer', deadline)) reader.read(footer);
  const footers = marginLines(reader.lines, seen);
  return { format: 'docx', pageCount, lines: [...headers, ...main, ...footers], isTruncated: false };
}
