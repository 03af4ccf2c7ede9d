import { createRequire } from 'node:module';
import type { DesignStyle } from '@portal/domain/templates/profile-design';
import { Font } from '@react-pdf/renderer';

interface Family {
  name: string;
  /** Folder below `@expo-google-fonts/`. */
  package: string;
  regular: string;
  semiBold: string;
  /** Characters that need it; null for the main font. */
  script: RegExp | null;
}

/**
 * Static TTF files, because the renderer supports no variable fonts. The Arabic one has precomposed letters, because
 * the renderer misplaces combining dots.
 */
const families: readonly Family[] = [
  {
    name: 'Noto Sans',
    package: 'noto-sans',
    regular: '400Regular/NotoSans_400Regular.ttf',
    semiBold: '600SemiBold/NotoSans_600SemiBold.ttf',
    script: null,
  },
  {
    name: 'Tajawal',
    package: 'tajawal',
    regular: '400Regular/Tajawal_400Regular.ttf',
    semiBold: '700Bold/Tajawal_700Bold.ttf',
    script: /\p{Script=Arabic}/u,
  },
  {
    name: 'Noto Sans Hebrew',
    package: 'noto-sans-hebrew',
    regular: '400Regular/NotoSansHebrew_400Regular.ttf',
    semiBold: '600SemiBold/NotoSansHebrew_600SemiBold.ttf',
    script: /\p{Script=Hebrew}/u,
  },
  {
    name: 'Noto Sans Thai',
    package: 'noto-sans-thai',
    regular: '400Regular/NotoSansThai_400Regular.ttf',
    semiBold: '600SemiBold/NotoSansThai_600SemiBold.ttf',
    script: /\p{Script=Thai}/u,
  },
  {
    name: 'Nanum Gothic',
    package: 'nanum-gothic',
    regular: '400Regular/NanumGothic_400Regular.ttf',
    semiBold: '700Bold/NanumGothic_700Bold.ttf',
    script: /\p{Script=Hangul}/u,
  },
  {
    name: 'Kosugi',
    package: 'kosugi',
    regular: 'Kosugi_400Regular.ttf',
    semiBold: 'Kosugi_400Regular.ttf',
    script: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
  },
];

/** Latin and Cyrillic headings of designs with serifs; the other fonts draw what it lacks. */
const serif: Omit<Family, 'script'> = {
  name: 'PT Serif',
  package: 'pt-serif',
  regular: '400Regular/PTSerif_400Regular.ttf',
  semiBold: '700Bold/PTSerif_700Bold.ttf',
};

/** Longer words may be broken so that they stay on the page. */
const longestWholeWord = 28;
const pieceLength = 14;

let isRegistered = false;

/** Registers the fonts with the renderer, once; files are read on first use. */
function registerFonts(): void {
  if (isRegistered) return;
  isRegistered = true;
  const { resolve } = createRequire(import.meta.url);
  for (const { name, package: folder, regular, semiBold } of [...families, serif]) {
    Font.register({
      family: name,
      fonts: [
        { src: resolve(`@expo-google-fonts/${folder}/${regular}`), fontWeight: 400 },
        { src: resolve(`@expo-google-fonts/${folder}/${semiBold}`), fontWeight: 600 },
      ],
    });
  }
  Font.registerHyphenationCallback(piecesOf);
}

/** The fonts of one document. */
export interface DocumentFonts {
  /** Names in the order of fallback. */
  fontFamily: string[];
  /** The same for headings. */
  headingFamily: string[];
  /** Does any of them have this character? */
  draws: (character: string) => boolean;
}

/** Loads the main font, one for each further script in a document's text, and the font of its headings. */
export async function loadFonts(text: string, heading: DesignStyle['heading'] = 'sans'): Promise<DocumentFonts> {
  registerFonts();
  const fontFamily = families.filter(({ script }) => script === null || script.test(text)).map(({ name }) => name);
  await Promise.all(fontFamily.map((name) => Font.load({ fontFamily: name, fontWeight: 400 })));
  const fonts = fontFamily.map((name) => glyphsOf(Font.getFont({ fontFamily: name, fontWeight: 400 })));
  return {
    fontFamily,
    headingFamily: heading === 'serif' ? [serif.name, ...fontFamily] : fontFamily,
    draws: (character) => fonts.some((font) => font?.hasGlyphForCodePoint(character.codePointAt(0) ?? 0)),
  };
}

/** A font loaded by fontkit, which has no types. */
interface Glyphs {
  hasGlyphForCodePoint(codePoint: number): boolean;
}

function glyphsOf(source: unknown): Glyphs | null {
  if (typeof source !== 'object' || source === null || !('data' in source)) return null;
  return isGlyphs(source.data) ? source.data : null;
}

function isGlyphs(value: unknown): value is Glyphs {
  return typeof value === 'object' && value !== null && 'hasGlyphForCodePoint' in value;
}

/** Break points of a word: none, unless it is too long for a line. */
function piecesOf(word: string): string[] {
  const characters = Array.from(word);
  if (characters.length <= longestWholeWord) return [word];
  const pieces: string[] = [];
  for (let start = 0; start < characters.length; start += pieceLength) {
    pieces.push(characters.slice(start, start + pieceLength).join(''));
  }
  return pieces;
}
