import type { TextLook } from './line-text';
import { childOf, childrenOf } from './xml-tree';
import type { XmlElement } from './xml-tree';

/** Looks of an OpenDocument file's styles by name (ODF 1.3 §16). */
export class OdtStyles {
  readonly #elements = new Map<string, XmlElement>();
  readonly #looks = new Map<string, TextLook>();
  #defaultSize = 12;

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
  }

  /** The look of text in that style, its parents included. */
  look(name: string | undefined, depth = 0): TextLook {
    const known = this.#looks.get(name ?? '');
    if (known) return known;
    const element = this.#elements.get(name ?? '');
    if (!element || depth > 20) return { size: this.#defaultSize };
    const parent = element.attributes['style:parent-style-name'];
    const family = element.attributes['style:family'];
    const under = parent !== undefined || family === 'paragraph' ? this.look(parent ?? 'Standard', depth + 1) : {};
    const text = childOf(element, 'style:text-properties')?.attributes ?? {};
    const weight = text['fo:font-weight'];
    const style = text['fo:font-style'];
    const size = text['fo:font-size'];
    const look: TextLook = {
      size: size?.endsWith('%')
        ? ((under.size ?? this.#defaultSize) * parseFloat(size)) / 100
        : (pointsOf(size) ?? under.size),
      isBold: weight === undefined ? under.isBold : weight === 'bold' || Number(weight) >= 600,
      isItalic: style === undefined ? under.isItalic : style !== 'normal',
    };
    this.#looks.set(name ?? '', look);
    return look;
  }
}

function pointsOf(size: string | undefined): number | undefined {
  if (!size?.endsWith('pt')) return undefined;
  const value = parseFloat(size);
  return value > 0 ? value : undefined;
}
