import { isPaperColor, minSize } from '../invisible-text';
import type { XmlElement } from './xml-tree';

/** Declarations of an element by name that affect visibility. */
type Declarations = ReadonlyMap<string, string>;

const maxRules = 2_000;
const maxStyleLength = 2_000;

function declarationsOf(text: string): Declarations {
  const found = new Map<string, string>();
  for (const part of text.slice(0, maxStyleLength).split(';')) {
    const colon = part.indexOf(':');
    if (colon < 0) continue;
    const value = part.slice(colon + 1).replace(/!important/i, '');
    found.set(part.slice(0, colon).trim().toLowerCase(), value.trim().toLowerCase());
  }
  return found;
}

/** Rules of a style sheet that apply to all media: `at` rules and their contents are left out. */
function rulesOf(css: string): [selector: string, body: string][] {
  const rules: [string, string][] = [];
  let at = 0;
  while (rules.length < maxRules) {
    const open = css.indexOf('{', at);
    if (open < 0) break;
    const selector = css.slice(at, open).trim();
    let depth = 1;
    let end = open + 1;
    for (; end < css.length && depth > 0; end += 1) {
      if (css[end] === '{') depth += 1;
      else if (css[end] === '}') depth -= 1;
    }
    if (!/(?:^|;)\s*@/.test(selector)) rules.push([selector, css.slice(open + 1, end - 1)]);
    at = end;
  }
  return rules;
}

function withoutComments(css: string): string {
  let text = '';
  let at = 0;
  while (at < css.length) {
    const open = css.indexOf('/*', at);
    text += css.slice(at, open < 0 ? css.length : open);
    const end = open < 0 ? -1 : css.indexOf('*/', open + 2);
    at = end < 0 ? css.length : end + 2;
  }
  return text;
}

const simple = /^(?:[a-z][a-z\d]*)?(?:[.#][\w-]+)?$/i;
const pointsOfUnit: Readonly<Record<string, number>> = { px: 0.75, pt: 1, em: 12, rem: 12, '%': 0.12 };

function isTiny(size: string | undefined): boolean {
  const match = /^(\d{0,4}(?:\.\d{1,6})?)(px|pt|em|rem|%)?$/.exec(size ?? '');
  if (!match || (match[1] ?? '') === '') return false;
  return Number(match[1]) * (pointsOfUnit[match[2] ?? 'px'] ?? 1) < minSize;
}

const isOutside = (styles: Declarations): boolean =>
  ['text-indent', 'left', 'top', 'right', 'margin-left'].some((name) =>
    /^-\d{4,}(?:\.\d+)?px$|^-\d{3,}r?em$/.test(styles.get(name) ?? ''),
  );
const isClipped = (styles: Declarations): boolean =>
  styles.get('overflow') === 'hidden' &&
  ['height', 'width', 'max-height'].some((name) => /^[01](?:px)?$/.test(styles.get(name) ?? ''));

/** Properties of a text's letters that affect visibility. */
export interface Seen {
  /** Whether an element around it has a background on which light letters are visible. */
  isOnGround: boolean;
  isPaper: boolean;
  isClear: boolean;
  isTiny: boolean;
  isInvisible: boolean;
}

/** Dark letters of a usual size on paper. */
export const plainlySeen: Seen = {
  isOnGround: false,
  isPaper: false,
  isClear: false,
  isTiny: false,
  isInvisible: false,
};

export const isUnseen = ({ isOnGround, isPaper, isClear, isTiny: isSmall, isInvisible }: Seen): boolean =>
  isClear || isSmall || isInvisible || (isPaper && !isOnGround);

/** How an element is laid out among its siblings. */
export interface Layout {
  /** Its children are in a row, separated by space without a character. */
  isRow: boolean;
  /** It floats, apart from the text next to it. */
  isFloating: boolean;
}

const layoutOf = (styles: Declarations): Layout => ({
  isRow:
    /^(?:inline-)?(?:flex|grid)$/.test(styles.get('display') ?? '') &&
    !(styles.get('flex-direction') ?? styles.get('flex-flow') ?? '').includes('column'),
  isFloating: /^(?:left|right)$/.test(styles.get('float') ?? ''),
});
const inFlow: Layout = { isRow: false, isFloating: false };

/** Which elements of a page are visible, by their own styles and by style sheet rules with a simple selector. */
export class HtmlStyles {
  readonly #rules = new Map<string, string>();

  /** @param sheets The texts of the page's `style` elements. */
  constructor(sheets: readonly string[]) {
    for (const [selectors, body] of sheets.flatMap((sheet) => rulesOf(withoutComments(sheet))))
      for (const selector of selectors.split(',').map((one) => one.trim()))
        if (selector !== '' && simple.test(selector))
          this.#rules.set(selector, `${this.#rules.get(selector) ?? ''};${body}`.slice(0, maxStyleLength));
  }

  #of({ name, attributes }: XmlElement): Declarations {
    const classes = (attributes.class ?? '').split(/\s+/, 20).flatMap((one) => [`.${one}`, `${name}.${one}`]);
    const id = attributes.id ?? '';
    const texts = [name, ...classes, `#${id}`, `${name}#${id}`].map((selector) => this.#rules.get(selector) ?? '');
    return declarationsOf([...texts, attributes.style ?? ''].filter((text) => text !== '').join(';'));
  }

  /**
   * The visibility of an element's text. Hiding with all descendants is separate from properties that descendants may
   * override: color, size and visibility.
   */
  look(element: XmlElement, around: Seen): { isHidden: boolean; seen: Seen; layout: Layout } {
    const styles = this.#of(element);
    if (styles.size === 0) return { isHidden: false, seen: around, layout: inFlow };
    const ground = styles.get('background-color') ?? styles.get('background');
    const hasGround =
      around.isOnGround ||
      (ground !== undefined && ground !== 'none' && ground !== 'transparent' && !isPaperColor(ground)) ||
      styles.has('background-image');
    const isHidden =
      styles.get('display') === 'none' ||
      /^0(?:\.0\d*)?%?$/.test(styles.get('opacity') ?? '') ||
      isOutside(styles) ||
      isClipped(styles);
    const [color, size, visibility] = [styles.get('color'), styles.get('font-size'), styles.get('visibility')];
    // The background shows through transparent letters.
    const isCutOut = (styles.get('-webkit-background-clip') ?? styles.get('background-clip')) === 'text';
    return {
      isHidden,
      layout: layoutOf(styles),
      seen: {
        isOnGround: hasGround,
        isClear: color === undefined ? around.isClear : color === 'transparent' && !isCutOut,
        isPaper: color === undefined ? around.isPaper : isPaperColor(color),
        isTiny: size === undefined ? around.isTiny : isTiny(size),
        isInvisible: visibility === undefined ? around.isInvisible : visibility === 'hidden',
      },
    };
  }
}
