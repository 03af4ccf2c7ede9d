import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** The four faces of a family, as pdfkit takes them: the name of a standard font, or the bytes of a font file. */
export interface FontFamily {
  regular: string | Buffer;
  bold: string | Buffer;
  italic: string | Buffer;
}

/** Families by name; PDF's standard fonts have only Western European letters. */
export const fontFamilies = ['helvetica', 'times', 'carlito', 'openSans', 'ptSerif'] as const;
export type FontFamilyName = (typeof fontFamilies)[number];

const standard: Readonly<Partial<Record<FontFamilyName, FontFamily>>> = {
  helvetica: { regular: 'Helvetica', bold: 'Helvetica-Bold', italic: 'Helvetica-Oblique' },
  times: { regular: 'Times-Roman', bold: 'Times-Bold', italic: 'Times-Italic' },
};

const embedded: Readonly<Partial<Record<FontFamilyName, { package: string; file: string }>>> = {
  carlito: { package: '@expo-google-fonts/carlito', file: 'Carlito' },
  openSans: { package: '@expo-google-fonts/open-sans', file: 'OpenSans' },
  ptSerif: { package: '@expo-google-fonts/pt-serif', file: 'PTSerif' },
};

const loaded = new Map<FontFamilyName, FontFamily>();

/** The faces of a family, read once. All families are under the SIL Open Font License. */
export function fontFamily(name: FontFamilyName): FontFamily {
  const known = standard[name] ?? loaded.get(name);
  if (known) return known;
  const source = embedded[name];
  if (!source) throw new RangeError(`No font ${name}`);
  const require = createRequire(import.meta.url);
  const read = (face: string): Buffer =>
    readFileSync(require.resolve(`${source.package}/${face}/${source.file}_${face}.ttf`));
  const family = { regular: read('400Regular'), bold: read('700Bold'), italic: read('400Regular_Italic') };
  loaded.set(name, family);
  return family;
}

/** Characters of PDF's standard fonts (WinAnsiEncoding). */
const winAnsi = /^[\x20-\x7e\xa0-\xff–—‘’“”•…€‚„†‡‰‹›ŠšŽžŒœŸƒˆ˜™\n]*$/;

/** Vietnamese letters, which the serif family lacks. */
const vietnamese = /[\u01a0-\u01b0\u1ea0-\u1ef9]/;

/** The wanted family if it has all letters of the text, else an embedded one. */
export function familyFor(wanted: FontFamilyName, text: string): FontFamilyName {
  const isSerif = wanted === 'times' || wanted === 'ptSerif';
  if (isSerif && vietnamese.test(text)) return 'carlito';
  if (embedded[wanted] || winAnsi.test(text)) return wanted;
  return isSerif ? 'ptSerif' : 'carlito';
}

/** A bullet that every family has. */
export function drawableBullet(bullet: string): string {
  return /^[\x20-\x7e·»–•]$/.test(bullet) ? bullet : '•';
}
