import { createRequire } from 'node:module';
import type { DesignStyle } from '@portal/domain/templates/profile-design';
import { Font } from '@react-pdf/renderer';

interface Family {
  name: string;
  /** Files below the packages. */
  regular: string;
  semiBold: string;
  /** Characters that need it; null for the main font. */
  script: RegExp | null;
}

/** Scripts with a Noto font each; the main font has Latin, Greek, Cyrillic and Devanagari. */
const scripts = [
  'Hebrew',
  'Thai',
  'Tamil',
  'Bengali',
  'Georgian',
  'Khmer',
  'Gujarati',
  'Gurmukhi',
  'Telugu',
  'Kannada',
  'Malayalam',
  'Sinhala',
  'Armenian',
  'Ethiopic',
  'Myanmar',
  'Lao',
] as const;

const notoOf = (script: (typeof scripts)[number]): Family => {
  const files = `@expo-google-fonts/noto-sans-${script.toLowerCase()}`;
  return {
    name: `Noto Sans ${script}`,
    regular: `${files}/400Regular/NotoSans${script}_400Regular.ttf`,
    semiBold: `${files}/600SemiBold/NotoSans${script}_600SemiBold.ttf`,
    script: new RegExp(String.raw`\p{Script=${script}}`, 'u'),
  };
};

/**
 * Static TTF files, because the renderer supports no variable fonts. The Arabic one has precomposed letters, because
 * the renderer misplaces combining dots.
 */
const families: readonly Family[] = [
  {
    name: 'Noto Sans',
    regular: '@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf',
    semiBold: '@expo-google-fonts/noto-sans/600SemiBold/NotoSans_600SemiBold.ttf',
    script: null,
  },
  {
    name: 'Tajawal',
    regular: '@expo-google-fonts/tajawal/400Regular/Tajawal_400Regular.ttf',
    semiBold: '@expo-google-fonts/tajawal/700Bold/Tajawal_700Bold.ttf',
    script: /\p{Script=Arabic}/u,
  },
  {
    name: 'Nanum Gothic',
    regular: '@expo-google-fonts/nanum-gothic/400Regular/NanumGothic_400Regular.ttf',
    semiBold: '@expo-google-fonts/nanum-gothic/700Bold/NanumGothic_700Bold.ttf',
    script: /\p{Script=Hangul}/u,
  },
  ...scripts.map(notoOf),
];

const han = /\p{Script=Han}/u;
const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** The signs of Han are drawn differently in Japan and China: kana show a Japanese text, and each font fills the other's gaps. */
const japanese: Family = {
  name: 'Kosugi',
  regular: '@expo-google-fonts/kosugi/Kosugi_400Regular.ttf',
  semiBold: '@expo-google-fonts/kosugi/Kosugi_400Regular.ttf',
  script: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
};
const chinese: Family = {
  name: 'Noto Sans SC',
  regular: '@fontsource/noto-sans-sc/files/noto-sans-sc-chinese-simplified-400-normal.woff',
  semiBold: '@fontsource/noto-sans-sc/files/noto-sans-sc-chinese-simplified-700-normal.woff',
  script: han,
};

/** The families that a text needs, in the order of fallback. */
function familiesOf(text: string): Family[] {
  const ofHan = kana.test(text) ? [japanese, chinese] : [chinese, japanese];
  return [...families, ...ofHan].filter(({ script }) => script === null || script.test(text));
}

/** Latin and Cyrillic headings of designs with serifs; the other fonts draw what it lacks. */
const serif: Omit<Family, 'script'> = {
  name: 'PT Serif',
  regular: '@expo-google-fonts/pt-serif/400Regular/PTSerif_400Regular.ttf',
  semiBold: '@expo-google-fonts/pt-serif/700Bold/PTSerif_700Bold.ttf',
};

/** Longer words may be broken so that they stay on the page. */
const maxWholeWordLength = 28;
const pieceLength = 14;

let isRegistered = false;

/** Registers the fonts with the renderer, once; files are read on first use. */
function registerFonts(): void {
  if (isRegistered) return;
  isRegistered = true;
  const { resolve } = createRequire(import.meta.url);
  for (const { name, regular, semiBold } of [...families, japanese, chinese, serif]) {
    Font.register({
      family: name,
      fonts: [
        { src: resolve(regular), fontWeight: 400 },
        { src: resolve(semiBold), fontWeight: 600 },
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
  const fontFamily = familiesOf(text).map(({ name }) => name);
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

/** Signs that are written without spaces, each with the punctuation that must not begin a line. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}][\u3001\u3002\u3005\u300b\u300d\u300f\u3011\u30fc\uff01\uff09\uff0c\uff1a\uff1b\uff1f]*|[^\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+/gu;

/**
 * Break points of a word: none, unless it is too long for a line or of a script without spaces. Empty pieces between the
 * parts keep the renderer from adding a hyphen where it breaks.
 */
function piecesOf(word: string): string[] {
  const parts = (word.match(unspaced) ?? [word]).flatMap((part) => {
    const characters = Array.from(part);
    if (characters.length <= maxWholeWordLength) return [part];
    return Array.from({ length: Math.ceil(characters.length / pieceLength) }, (_, at) =>
      characters.slice(at * pieceLength, (at + 1) * pieceLength).join(''),
    );
  });
  return parts.flatMap((part, at) => (at === 0 ? [part] : ['', part]));
}
