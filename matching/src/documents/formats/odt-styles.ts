import type { TextLook } from './line-text';
import { isPaperColor } from '../invisible-text';
import { childOf, childrenOf, hasElement } from './xml-tree';
import type { XmlElement } from './xml-tree';

/** Formatting and visibility of characters in an OpenDocument file. */
export interface OdtLook extends TextLook {
  isHidden?: boolean | undefined;
  /** Whether the letters have the color of the paper. */
  isPaper?: boolean | undefined;
  /** Whether there is a shaded background. */
  isShaded?: boolean | undefined;
}

/** Merges formatting; `over` wins where it is defined. */
export function mergeLooks(under: OdtLook, over: OdtLook): OdtLook {
  return {
    size: over.size ?? under.size,
    isBold: over.isBold ?? under.isBold,
    isItalic: over.isItalic ?? under.isItalic,
    isHidden: over.isHidden ?? under.isHidden,
    isPaper: over.isPaper ?? under.isPaper,
    isShaded: over.isShaded ?? under.isShaded,
  };
}

/** Style elements that can set a background (ODF 1.3 §17). */
const grounded = new Set(
  'style:text-properties style:paragraph-properties style:table-properties style:table-row-properties style:table-cell-properties'.split(
    ' ',
  ),
);

function hasColor({ attributes, children }: XmlElement): boolean {
  const ground = attributes['fo:background-color'] ?? 'transparent';
  const isColored = ground !== 'transparent' && !isPaperColor(ground);
  return isColored || children.some((child) => typeof child !== 'string' && child.name === 'style:background-image');
}

/** Formatting of an OpenDocument file's styles by name (ODF 1.3 §16). */
export class OdtStyles {
  readonly #elements = new Map<string, XmlElement>();
  readonly #looks = new Map<string, OdtLook>();
  #defaultSize = 12;
  #hasGround = false;

  /** Adds the styles of `office:styles` or `office:automatic-styles`. */
  add(container: XmlElement | null): void {
    for (const style of childrenOf(container, 'style:style')) {
      this.#elements.set(style.attributes['style:name'] ?? '', style);
    }
    for (const style of childrenOf(container, 'style:default-style')) {
      if (style.attributes['style:family'] !== 'paragraph') continue;
      this.#defaultSize =
        pointsOf(childOf(style, 'style:text-properties')?.attributes['fo:font-size']) ?? this.#defaultSize;
    }
    this.#hasGround ||=
      container !== null &&
      hasElement(
        container,
        (element) =>
          (element.name === 'style:page-layout-properties' && hasColor(element)) ||
          element.attributes['style:run-through'] === 'background',
      );
  }

  /** Whether pages, or shapes behind the text, have a background color. */
  get hasGround(): boolean {
    return this.#hasGround;
  }

  /** Whether the style with that name gives a table, row, cell or paragraph a background color. */
  isShaded(name: string | undefined): boolean {
    return (
      this.#elements
        .get(name ?? '')
        ?.children.some((child) => typeof child !== 'string' && grounded.has(child.name) && hasColor(child)) === true
    );
  }

  /** The formatting of text in that style, inherited formatting included. */
  look(name: string | undefined, depth = 0): OdtLook {
    const known = this.#looks.get(name ?? '');
    if (known) return known;
    const element = this.#elements.get(name ?? '');
    if (!element || depth > 20) return { size: this.#defaultSize };
    const parent = element.attributes['style:parent-style-name'];
    const family = element.attributes['style:family'];
    const under = parent !== undefined || family === 'paragraph' ? this.look(parent ?? 'Standard', depth + 1) : {};
    const look = mergeLooks(under, this.#own(name, element, under.size));
    this.#looks.set(name ?? '', look);
    return look;
  }

  /** The formatting that a style sets itself. */
  #own(name: string | undefined, element: XmlElement, sizeBelow: number | undefined): OdtLook {
    const text = childOf(element, 'style:text-properties')?.attributes ?? {};
    const weight = text['fo:font-weight'];
    const style = text['fo:font-style'];
    const size = text['fo:font-size'];
    const color = text['style:use-window-font-color'] === 'true' ? 'automatic' : text['fo:color'];
    const display = text['text:display'];
    return {
      size: size?.endsWith('%') ? ((sizeBelow ?? this.#defaultSize) * parseFloat(size)) / 100 : pointsOf(size),
      isBold: weight === undefined ? undefined : weight === 'bold' || Number(weight) >= 600,
      isItalic: style === undefined ? undefined : style !== 'normal',
      isHidden: display === undefined ? undefined : display === 'none',
      isPaper: color === undefined ? undefined : isPaperColor(color),
      isShaded: this.isShaded(name) || undefined,
    };
  }
}

function pointsOf(size: string | undefined): number | undefined {
  if (!size?.endsWith('pt')) return undefined;
  const value = parseFloat(size);
  return value > 0 ? value : undefined;
}
