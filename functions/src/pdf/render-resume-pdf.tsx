import { renderToBuffer } from '@react-pdf/renderer';
import { toPlainText } from '../projections/rich-text';
import { loadFonts } from './fonts';
import { cleanText, drawableText, mapTexts } from './printable-text';
import type { ResumePdfData } from './resume-pdf-data';
import { ResumePdf } from './resume-pdf-document';

/** Draws the PDF of a resume. Load this module by `import()`: the renderer and its fonts are large. */
export async function renderResumePdf(data: ResumePdfData): Promise<Uint8Array> {
  const { resume } = data;
  const plain = { ...data, resume: { ...resume, recruiterNotes: toPlainText(resume.recruiterNotes) } };
  const clean = mapTexts(plain, cleanText);
  const { fontFamily, draws } = await loadFonts(JSON.stringify({ ...clean, logo: null }));
  return await renderToBuffer(<ResumePdf data={mapTexts(clean, drawableText(draws))} fontFamily={fontFamily} />);
}
