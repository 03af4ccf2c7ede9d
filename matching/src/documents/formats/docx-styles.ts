import { isPaperColor } from '../invisible-text';
import { childOf, childrenOf, outermostOf } from './xml-tree';
import type { XmlElement } from './xml-tree';

/** Formatting of characters; undefined inherits from the parent style (ISO 29500-1 §17.7.2). */
export interface RunLook {
  size?: number | undefined;
  isBold?: boolean | undefined;
  isItalic?: boolean | undefined;
  isCaps?: boolean | undefined;
  isHidden?: boolean | undefined;
  font?: string | undefined;
  /** Whether the letters have the color of the paper. */
  isPaper?: boolean | undefined;
  /** Whether there is a shaded background. */
  isShaded?: boolean | undefined;
}

/** Space before and after a paragraph in points (`w:spacing`); undefined inherits from the parent style. */
export interface Spacing {
  before?: number | undefined;
  after?: number | undefined;
}

export interface ParagraphStyle {
  spacing: Spacing;
  look: RunLook;
  headingLevel: number;
  listDepth: number;
}

export interface DocxStyles {
  base: RunLook;
  /** Space around a paragraph without a style. */
  spacing: Spacing;
  style(id: string | undefined): ParagraphStyle;
}

function flag(properties: XmlElement | null, name: string): boolean | undefined {
  const element = childOf(properties, name);
  if (!element) return undefined;
  const value = element.attributes['w:val'];
  return !(value === '0' || value === 'false' || value === 'off' || value === 'none');
}

/** Whether the properties of a run, a paragraph, a cell or a table set a background color other than the paper's. */
export function isShaded(properties: XmlElement | null): boolean {
  const shade = childOf(properties, 'w:shd')?.attributes ?? {};
  const { 'w:val': pattern = 'clear', 'w:fill': fill = 'auto', 'w:color': color = 'auto' } = shade;
  const isFilled = pattern !== 'solid' && fill !== 'auto' && !isPaperColor(fill);
  // The lines of a pattern are black by default; a solid pattern has no gaps.
  const isDrawn = pattern !== 'clear' && pattern !== 'nil' && !isPaperColor(color);
  const pen = childOf(properties, 'w:highlight')?.attributes['w:val'] ?? 'none';
  return isFilled || isDrawn || (pen !== 'none' && pen !== 'white');
}

/** The formatting of a `w:rPr` element. */
export function readLook(properties: XmlElement | null): RunLook {
  if (!properties) return {};
  const half = Number(childOf(properties, 'w:sz')?.attributes['w:val']);
  const fonts = childOf(properties, 'w:rFonts')?.attributes;
  const color = childOf(properties, 'w:color')?.attributes['w:val'];
  return {
    size: half > 0 ? half / 2 : undefined,
    isBold: flag(properties, 'w:b'),
    isItalic: flag(properties, 'w:i'),
    isCaps: flag(properties, 'w:caps'),
    isHidden: flag(properties, 'w:vanish'),
    font: fonts?.['w:ascii'] ?? fonts?.['w:hAnsi'],
    isPaper: color === undefined ? undefined : isPaperColor(color),
    isShaded: isShaded(properties) || undefined,
  };
}

/** Merges formatting; `over` wins where it is defined. */
export function mergeLooks(under: RunLook, over: RunLook): RunLook {
  return {
    size: over.size ?? under.size,
    isBold: over.isBold ?? under.isBold,
    isItalic: over.isItalic ?? under.isItalic,
    isCaps: over.isCaps ?? under.isCaps,
    isHidden: over.isHidden ?? under.isHidden,
    font: over.font ?? under.font,
    isPaper: over.isPaper ?? under.isPaper,
    isShaded: over.isShaded ?? under.isShaded,
  };
}

const noStyle: ParagraphStyle = { spacing: {}, look: {}, headingLevel: 0, listDepth: 0 };
const maxChainLength = 20;
const twipsPerPoint = 20;

/** The spacing of a `w:pPr` element. */
export function readSpacing(properties: XmlElement | null): Spacing {
  const attributes = childOf(properties, 'w:spacing')?.attributes ?? {};
  const points = (value: string | undefined): number | undefined => {
    const twips = value === undefined ? NaN : Number(value);
    return Number.isFinite(twips) ? Math.max(0, twips) / twipsPerPoint : undefined;
  };
  return { before: points(attributes['w:before']), after: points(attributes['w:after']) };
}

/** Merges spacing; `over` wins where it is defined. */
export function mergeSpacing(under: Spacing, over: Spacing): Spacing {
  return { before: over.before ?? under.before, after: over.after ?? under.after };
}

function headingLevelOf(name: string, paragraph: XmlElement | null): number {
  const outline = childOf(paragraph, 'w:outlineLvl')?.attributes['w:val'];
  const level = outline === undefined ? NaN : Number(outline) + 1;
  if (level >= 1 && level <= 9) return Math.min(6, level);
  const named = /^heading (\d)$/i.exec(name)?.[1];
  if (named !== undefined) return Math.min(6, Number(named));
  return /^title$/i.test(name) ? 1 : /^subtitle$/i.test(name) ? 2 : 0;
}

/** Reads `word/styles.xml`; each style includes its base style. */
export function readStyles(root: XmlElement | null): DocxStyles {
  const elements = new Map<string, XmlElement>();
  const styles = childOf(root, 'w:styles');
  for (const element of childrenOf(styles, 'w:style')) elements.set(element.attributes['w:styleId'] ?? '', element);
  const defaults = styles ? outermostOf(styles, 'w:rPrDefault')[0] : undefined;
  const standard = [...elements.values()].find(
    (style) => style.attributes['w:type'] === 'paragraph' && style.attributes['w:default'] === '1',
  );
  const resolved = new Map<string, ParagraphStyle>();

  function resolve(id: string, depth: number): ParagraphStyle {
    const known = resolved.get(id);
    if (known) return known;
    const element = elements.get(id);
    if (!element || depth > maxChainLength) return noStyle;
    const basedOn = childOf(element, 'w:basedOn')?.attributes['w:val'];
    const under = basedOn === undefined ? noStyle : resolve(basedOn, depth + 1);
    const paragraph = childOf(element, 'w:pPr');
    const name = childOf(element, 'w:name')?.attributes['w:val'] ?? id;
    const style: ParagraphStyle = {
      spacing: mergeSpacing(under.spacing, readSpacing(paragraph)),
      look: mergeLooks(
        mergeLooks(under.look, { isShaded: isShaded(paragraph) || undefined }),
        readLook(childOf(element, 'w:rPr')),
      ),
      headingLevel: headingLevelOf(name, paragraph) || under.headingLevel,
      listDepth: listDepthOf(paragraph) || under.listDepth,
    };
    resolved.set(id, style);
    return style;
  }
  const plain = standard ? resolve(standard.attributes['w:styleId'] ?? '', 0) : noStyle;
  const paragraphs = styles ? outermostOf(styles, 'w:pPrDefault')[0] : undefined;
  const base = mergeLooks({ size: 10 }, mergeLooks(readLook(childOf(defaults ?? null, 'w:rPr')), plain.look));
  const spacing = mergeSpacing(readSpacing(childOf(paragraphs ?? null, 'w:pPr')), plain.spacing);
  return { base, spacing, style: (id) => (id === undefined ? noStyle : resolve(id, 0)) };
}

/** Depth of a list item from 1; 0 without numbering or with numbering removed (`numId` 0). */
export function listDepthOf(paragraph: XmlElement | null): number {
  const numbering = childOf(paragraph, 'w:numPr');
  if (!numbering || childOf(numbering, 'w:numId')?.attributes['w:val'] === '0') return 0;
  const level = Number(childOf(numbering, 'w:ilvl')?.attributes['w:val'] ?? 0);
  return Number.isFinite(level) ? Math.min(9, Math.max(0, level)) + 1 : 1;
}
