import { findBullet, isBulletAlone, listNumbers } from './bullets';
import { DocumentError } from './document-text';
import type { DocumentLine, DocumentLink, DocumentText } from './document-text';
import { joinHyphenated } from './hyphenation';
import type { DocumentLimits } from './limits';
import { normalizeCharacters } from './normalize-text';
import { placesOf } from './scans/doubtful-places';
import type { SourceDocument, SourceLine } from './source-line';

/** Joins gaps: cells of a line are separated by one space in the text; the offsets mark their beginnings. */
function cellsOf(text: string): { text: string; gaps: number[] } {
  const gaps: number[] = [];
  let joined = '';
  for (const cell of text.split('\t')) {
    if (joined !== '') {
      joined += ' ';
      gaps.push(joined.length);
    }
    joined += cell;
  }
  return { text: joined, gaps };
}

/** Longer lines are split at a space: text for people never has them, and no reader expects them. */
const maxLineLength = 2_000;

/** Splits very long lines; nearly every line is returned unchanged. */
function divideLong(lines: readonly SourceLine[], maximum: number): SourceLine[] {
  if (!lines.some((line) => line.text.length > maxLineLength)) return [...lines];
  return lines.flatMap((line) => {
    if (line.text.length <= maxLineLength) return [line];
    const parts: SourceLine[] = [];
    let from = 0;
    while (from < line.text.length && parts.length * maxLineLength < maximum + maxLineLength) {
      const space = line.text.lastIndexOf(' ', from + maxLineLength);
      const to = space > from + maxLineLength / 2 ? space : from + maxLineLength;
      parts.push({ ...line, text: line.text.slice(from, to), bulletDepth: from === 0 ? line.bulletDepth : 0 });
      from = to;
    }
    return parts;
  });
}

/** Subtracts the usual line spacing from the space before each line; the rest separates paragraphs and sections. */
function withoutLeading(lines: readonly SourceLine[]): SourceLine[] {
  const spaces = lines.map((line) => line.spaceBefore).filter((space) => space > 0 && space < 1);
  const usual = spaces.sort((a, b) => a - b)[spaces.length >> 1] ?? 0;
  return lines.map((line) => ({ ...line, spaceBefore: Math.max(0, line.spaceBefore - usual) }));
}

/** A line ready for joining: normalized, with its bullet. */
interface Draft {
  source: SourceLine;
  text: string;
  /** End of the bold beginning, 0 for a line of one weight. */
  boldLead: number;
  bulletDepth: number;
}

function bodySize(lines: readonly SourceLine[]): number {
  const weights = new Map<number, number>();
  for (const line of lines) {
    const size = Math.round(line.size * 2) / 2;
    if (size > 0) weights.set(size, (weights.get(size) ?? 0) + line.text.length);
  }
  let best = 0;
  let most = 0;
  for (const [size, weight] of weights) {
    if (weight > most || (weight === most && size < best)) [best, most] = [size, weight];
  }
  return best;
}

/** The bold beginning of a line in its normalized text; 0 when no regular text follows it. */
function leadOf({ text: raw, boldLead = 0 }: SourceLine, text: string): number {
  if (boldLead === 0 || boldLead >= raw.length) return 0;
  const lead = normalizeCharacters(raw.slice(0, boldLead));
  return text.startsWith(lead) && lead.length < text.length ? lead.length : 0;
}

function draft(lines: readonly SourceLine[]): Draft[] {
  const drafts: Draft[] = [];
  let carried: SourceLine | null = null;
  for (const source of lines) {
    const text = normalizeCharacters(source.text);
    if (text === '') continue;
    if (isBulletAlone(text)) {
      carried = source;
      continue;
    }
    const belongs = carried !== null && carried.block === source.block && carried.page === source.page;
    drafts.push({ source, text, boldLead: leadOf(source, text), bulletDepth: source.bulletDepth || (belongs ? 1 : 0) });
    carried = null;
  }
  return drafts;
}

function takeBullets(drafts: Draft[]): void {
  const bullets = drafts.map((line) => findBullet(line.text.replace('\t', ' ')));
  const counts = listNumbers(bullets.map((bullet) => bullet?.number ?? null));
  drafts.forEach((line, index) => {
    const bullet = bullets[index];
    if (!bullet || (bullet.number !== null && !counts[index])) return;
    const rest = line.text.slice(bullet.length).trimStart();
    line.boldLead = Math.max(0, line.boldLead - (line.text.length - rest.length));
    line.text = rest;
    line.bulletDepth ||= 1;
  });
}

/** Derives the depth of bullets from their indentation in the block, for formats that only give positions. */
function nestBullets(drafts: readonly Draft[]): void {
  let lefts: number[] = [];
  let previous: SourceLine | null = null;
  for (const line of drafts) {
    const { box, page, block } = line.source;
    if (previous && (previous.page !== page || previous.block !== block)) lefts = [];
    previous = line.source;
    if (line.bulletDepth === 0 || box === null || line.source.bulletDepth > 0) continue;
    lefts = lefts.filter((left) => left < box.left - 6);
    lefts.push(box.left);
    line.bulletDepth = lefts.length;
  }
}

function joinWords(drafts: readonly Draft[]): void {
  if (!drafts.some((line) => line.text.endsWith('-'))) return;
  let vocabulary: Set<string> | null = null;
  const isWord = (word: string): boolean => {
    vocabulary ??= new Set(drafts.flatMap((line) => line.text.toLowerCase().match(/[\p{L}-]+/gu) ?? []));
    return vocabulary.has(word);
  };
  for (let index = 0; index + 1 < drafts.length; index += 1) {
    const [first, second] = [drafts[index], drafts[index + 1]];
    if (!first || !second || second.bulletDepth > 0) continue;
    if (first.source.block !== second.source.block || first.source.page !== second.source.page) continue;
    const joined = joinHyphenated(first.text, second.text, isWord);
    if (joined) [first.text, second.text, second.boldLead] = [joined.first, joined.second, 0];
  }
}

/**
 * Last step of every reader: turns raw lines into the document's text.
 * @throws DocumentError `noText` when nothing readable is left.
 */
export function assemble(document: SourceDocument, limits: DocumentLimits): DocumentText {
  const divided = divideLong(withoutLeading(document.lines), limits.maximumCharacters);
  const kept = divided.slice(0, limits.maximumLines);
  const isCutInLine = document.lines.some((line) => line.text.length > limits.maximumCharacters + maxLineLength);
  let isTruncated = document.isTruncated || isCutInLine || kept.length < divided.length;
  const drafts = draft(kept);
  takeBullets(drafts);
  nestBullets(drafts);
  joinWords(drafts);

  const body = bodySize(kept);
  const lines: DocumentLine[] = [];
  const links: DocumentLink[] = [];
  let text = '';
  for (const { source, text: raw, boldLead, bulletDepth } of drafts) {
    const cells = cellsOf(raw);
    if (cells.text === '') continue;
    if (text.length + cells.text.length + 1 > limits.maximumCharacters) {
      isTruncated = true;
      break;
    }
    if (lines.length > 0) text += '\n';
    lines.push({
      text: cells.text,
      start: text.length,
      page: source.page,
      block: source.block,
      box: source.box,
      relativeSize: body > 0 && source.size > 0 ? Math.round((source.size / body) * 100) / 100 : 1,
      isBold: source.isBold,
      boldLead,
      isItalic: source.isItalic,
      bulletDepth,
      headingLevel: source.headingLevel,
      spaceBefore: Math.max(0, Math.round(source.spaceBefore * 100) / 100),
      gaps: cells.gaps,
    });
    for (const target of source.targets ?? [])
      links.push({ target, start: text.length, end: text.length + cells.text.length });
    text += cells.text;
  }
  if (!/[\p{L}\p{N}]/u.test(text)) throw new DocumentError(document.scan ? 'nothingRecognized' : 'noText');
  const { format, pageCount, scan } = document;
  return {
    ...{ format, pageCount, lines, text, links, isTruncated },
    ...(scan ? { scan: { pages: scan.pages, doubtful: placesOf(scan.doubtful, lines) } } : {}),
  };
}
