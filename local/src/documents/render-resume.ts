import { docxLayouts, renderDocx } from './layouts/docx/index';
import { htmlLayouts, renderHtml } from './layouts/html';
import { pdfLayouts, renderPdf } from './layouts/pdf/index';
import { renderRtf, rtfLayouts } from './layouts/rtf';
import { renderText, textLayouts } from './layouts/text';
import type { Outline } from './outline';
import type { Persona } from './persona-types';
import { presentResume } from './present-resume';
import type { WritingStyle } from './style';
import type { ResumeTruth } from './truth';

/** File formats of generated resumes. */
export const resumeFormats = ['pdf', 'docx', 'txt', 'rtf', 'html'] as const;
export type ResumeFormat = (typeof resumeFormats)[number];

/** A file format with one of its layouts. */
export interface ResumeVariant {
  format: ResumeFormat;
  layout: string;
}

type Render = (outline: Outline, persona: Persona) => Promise<Uint8Array> | Uint8Array;

const renderers: Readonly<Record<ResumeFormat, Readonly<Record<string, Render>>>> = {
  pdf: each(
    pdfLayouts,
    (layout) =>
      (outline, { today, address }) =>
        renderPdf(outline, layout, {
          today,
          size: address.country === 'US' || address.country === 'CA' ? 'LETTER' : 'A4',
        }),
  ),
  docx: each(
    docxLayouts,
    (layout) =>
      (outline, { today }) =>
        renderDocx(outline, layout, { today }),
  ),
  txt: each(textLayouts, (layout) => (outline) => new TextEncoder().encode(renderText(outline, layout))),
  rtf: each(rtfLayouts, () => renderRtf),
  html: each(htmlLayouts, () => renderHtml),
};

function each<Layout extends string>(
  layouts: readonly Layout[],
  make: (layout: Layout) => Render,
): Record<string, Render> {
  return Object.fromEntries(layouts.map((layout) => [layout, make(layout)]));
}

/** Every format with every layout. */
export function listVariants(): ResumeVariant[] {
  return resumeFormats.flatMap((format) => Object.keys(renderers[format]).map((layout) => ({ format, layout })));
}

/** A generated document and what a perfect parser finds in it. */
export interface MadeResume {
  bytes: Uint8Array;
  truth: ResumeTruth;
  fileName: string;
}

/**
 * Makes the document of a persona's resume. The same arguments give the same bytes.
 * @throws {RangeError} for a layout that the format does not have; see {@link listVariants}.
 */
export async function makeResume(
  persona: Persona,
  { format, layout, style }: ResumeVariant & { style: WritingStyle },
): Promise<MadeResume> {
  const render = renderers[format][layout];
  if (!render) throw new RangeError(`No layout ${layout} for ${format}`);
  const { outline, truth } = presentResume(persona, style);
  const bytes = await render(outline, persona);
  return { bytes, truth, fileName: fileName(persona, format) };
}

/** The bytes of {@link makeResume} alone. */
export async function renderResume(
  persona: Persona,
  options: ResumeVariant & { style: WritingStyle },
): Promise<Uint8Array> {
  const { bytes } = await makeResume(persona, options);
  return bytes;
}

function fileName({ firstName, lastName }: Persona, format: ResumeFormat): string {
  return `${firstName} ${lastName} Resume.${format}`.replace(/[/\\:*?"<>|]/g, '');
}
