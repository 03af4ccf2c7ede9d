import { wingdings } from '../normalize-text';

/** What is known of a font: its matrix, and from its name how it looks. */
export interface FontFacts {
  isBold: boolean;
  isItalic: boolean;
  isVertical: boolean;
  /** Width units to text space, 0.001 but for Type 3 fonts. */
  unit: number;
  /** Signs instead of letters: the text that each character stands for, or null for a font of letters. */
  signs: ReadonlyMap<string, string> | null;
}

const plainFont: FontFacts = { isBold: false, isItalic: false, isVertical: false, unit: 0.001, signs: null };

const bold =
  /bold|black|heavy|semibold|demi|extrabold|ultra(?!light)|-b$|,b|poppins-medium|cmbx|sfbx|lmbx|roman.*-medi|nimbus.*medi/i;
const italic = /italic|oblique|kursiv|slanted|-it$|cmti|sfti/i;
const iconFont =
  /awesome|fontello|icomoon|material.?(?:icons|symbols)|glyphicon|icons?\b|feather|ionicon|academicons|simple-?icons/i;
const wingdingsFont = /wingdings/i;

/** Font names come as 'ABCDEF+Name-Style', the prefix says nothing. */
function styleName(name: string): string {
  return name.replace(/^[A-Z]{6}\+/, '');
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** Facts about a font object of pdf.js, whatever it holds. */
export function fontFacts(font: unknown): FontFacts {
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
