import { fontInfo } from './font-info';
import type { FontInfo } from './font-info';
import { identity, toMatrix } from './matrix';
import type { OpenPdf, PDFPageProxy } from './open-pdf';
import { operatorSteps } from './operator-steps';
import type { PageContent } from './page-content';
import { TextTracer } from './text-tracer';

/** The fonts of a page by name, each read once. */
function fontsOf(page: PDFPageProxy): (name: string) => FontInfo {
  const known = new Map<string, FontInfo>();
  return (name) => {
    let facts = known.get(name);
    if (!facts) {
      facts = fontInfo(page.commonObjs.has(name) ? page.commonObjs.get(name) : null);
      known.set(name, facts);
    }
    return facts;
  };
}

/** The first `most` characters of a page in drawing order, and shapes that may be bullets. */
export async function readPageContent(pdf: OpenPdf, page: PDFPageProxy, most: number): Promise<PageContent> {
  const { fnArray, argsArray } = await pdf.within(page.getOperatorList());
  const { transform, width, height } = page.getViewport({ scale: 1 });
  const tracer = new TextTracer(toMatrix(transform) ?? identity, width, height, most, fontsOf(page));
  const layers = await pdf.within(pdf.document.getOptionalContentConfig());
  const steps = operatorSteps(pdf.ops, tracer, (layer) => Boolean(layers.isVisible(layer)));
  for (let index = 0; index < fnArray.length; index += 1) {
    const args: unknown = argsArray[index];
    steps[fnArray[index] ?? -1]?.(Array.isArray(args) ? args : []);
  }
  const { dots, frames, rules } = tracer.shapes;
  return { glyphs: tracer.seen, dots, frames, rules, isPictured: tracer.isPictured };
}
