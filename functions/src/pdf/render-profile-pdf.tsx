import { designStyles } from '@portal/domain/templates/profile-design';
import { renderToBuffer } from '@react-pdf/renderer';
import { loadFonts } from './fonts';
import type { DocumentImages } from './load-image';
import { drawableText, mapTexts, printableRun } from './printable-text';
import type { ProfileDocument } from './profile-document';
import { ProfilePdf } from './profile-pdf';
import { isMark } from './redaction-marks';

/** Draws the PDF of a profile. Load this module by `import()`: the renderer and its fonts are large. */
export async function renderProfilePdf(data: ProfileDocument, images: DocumentImages): Promise<Uint8Array> {
  const clean = mapTexts(data, printableRun);
  const { draws, ...fonts } = await loadFonts(JSON.stringify(clean), designStyles[data.design].heading);
  return await renderToBuffer(
    <ProfilePdf
      data={mapTexts(
        clean,
        drawableText((character) => isMark(character) || draws(character)),
      )}
      fonts={fonts}
      images={images}
    />,
  );
}
