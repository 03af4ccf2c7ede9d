import { wingdings } from '../normalize-text';

/** Properties of a font: its matrix, and the style from its name. */
export interface FontInfo {
  isBold: boolean;
  isItalic: boolean;
  isVertical: boolean;
  /** Width units in text space, 0.001 except for Type 3 fonts. */
  unit: number;
  /** For symbol fonts the text of each character; null for a font of letters. */
  signs: ReadonlyMap<string, string> | null;
}

const plainFont: FontInfo = { isBold: false, isItalic: false, isVertical: false, unit: 0.001, signs: null };

const bold =
  /bold|black|heavy|semibold|demi|extrabold|ultra(?!light)|-b$|,b|poppins-medium|cmbx|sfbx|lmbx|roman.*-medi|nimbus.*medi/i;
const italic = /italic|oblique|kursiv|slanted|-it$|cmti|sfti/i;
const iconFont =
  /awesome|fontello|icomoon|material.?(?:icons|symbols)|glyphicon|icons?\b|feather|ionicon|academicons|simple-?icons/i;
const wingdingsFont = /wingdings/i;

/** Font names have the form 'ABCDEF+Name-Style'; the prefix is arbitrary. */
function styleName(name: string): string {
  return name.replace(/^[A-Z]{6}\+/, '');
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** The properties of a pdf.js font object. */
export function fontInfo(font: unknown): FontInfo {
  if (!isRecord(font)) return plainFont;
  const name = typeof font.name === 'string' ? styleName(font.name) : '';
  const matrix = font.fontMatrix;
  const unit = Array.isArray(matrix) && typeof matrix[0] === 'number' && matrix[0] !== 0 ? Math.abs(matrix[0]) : 0.001;
  return {
    isBold: font.bold === true || font.black === true || bold.test(name),
    isItalic: font.italic === true || italic.test(name),
    isVertical: font.vertical === true,
    unit,
    signs: iconFont.test(name) ? new Map() : wingdingsFont.test(name) ? wingdings : null,
  };
}
