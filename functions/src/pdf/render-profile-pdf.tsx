import { renderToBuffer } from '@react-pdf/renderer';
import { loadFonts } from './fonts';
import type { DocumentImages } from './load-image';
import { drawableText, mapTexts, printableRun } from './printable-text';
import type { ProfileDocument } from './profile-document';
import { ProfilePdf } from './profile-pdf';

/** Draws the PDF of a profile. Load this module by `import()`: the renderer and its fonts are large. */
export async function renderProfilePdf(data: ProfileDocument, images: DocumentImages): Promise<Uint8Array> {
  const clean = mapTexts(data, printableRun);
  const { fontFamily, draws } = await loadFonts(JSON.stringify(clean));
  return await renderToBuffer(
    <ProfilePdf data={mapTexts(clean, drawableText(draws))} fontFamily={fontFamily} images={images} />,
  );
}
