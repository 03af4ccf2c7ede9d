import { chromium } from '@playwright/test';
import { countryCodes, type CountryCode } from '@portal/local/documents/countries/index';
import {
  heldOutHeadings,
  heldOutTemplates,
  printedTemplates,
  type Template,
} from '@portal/local/documents/layouts/printed/index';
import { makePersona } from '@portal/local/documents/persona';
import { seniorities, writingQualities } from '@portal/local/documents/persona-types';
import { presentResume } from '@portal/local/documents/present-resume';
import { professions } from '@portal/local/documents/professions/index';
import { createRandom } from '@portal/local/documents/random';
import { makeStyle } from '@portal/local/documents/style';
import type { CorpusDocument, CorpusOptions } from './make-corpus';

export interface PrintOptions extends Omit<CorpusOptions, 'variants'> {
  /** Layouts that the parser was mended by, or those kept back. */
  set: 'known' | 'heldOut';
  /** Part of the names of the layouts to print; all when not given. */
  only?: string;
  /** Chromium's program, where Playwright's own is not there. */
  executablePath?: string | null;
}

const countries: readonly CountryCode[] = [...countryCodes, ...countryCodes.map((): CountryCode => 'US')];

/** Prints made resumes by a browser, one after the other. */
export async function* printCorpus({
  seed,
  people,
  today,
  set,
  only = '',
  executablePath,
}: PrintOptions): AsyncGenerator<CorpusDocument> {
  const templates: Readonly<Record<string, Template>> = set === 'known' ? printedTemplates : heldOutTemplates;
  const browser = await chromium.launch({
    args: ['--no-sandbox', '--disable-gpu'],
    ...(executablePath ? { executablePath } : {}),
  });
  try {
    const page = await browser.newPage({ javaScriptEnabled: false });
    for (const [layout, template] of Object.entries(templates).filter(([name]) => name.includes(only))) {
      for (let person = 0; person < people; person += 1) {
        const random = createRandom(seed, set, layout, person);
        const quality = random.pick(writingQualities);
        const persona = makePersona({
          seed: `${seed}/${layout}/${String(person)}`,
          profession: random.pick(professions),
          country: random.pick(countries),
          quality,
          seniority: random.pick(seniorities),
          today,
        });
        const made = makeStyle(persona.seed, quality);
        const style = set === 'known' ? made : { ...made, headings: { ...made.headings, ...heldOutHeadings } };
        const { outline, truth } = presentResume(persona, style);
        await page.setContent(template(outline), { waitUntil: 'load' });
        const size = persona.address.country === 'US' || persona.address.country === 'CA' ? 'Letter' : 'A4';
        const bytes = await page.pdf({ format: size, printBackground: true, preferCSSPageSize: false });
        yield {
          id: persona.seed,
          format: 'pdf',
          layout: `printed ${layout}`,
          bytes: new Uint8Array(bytes),
          truth,
          fileName: `${layout}.pdf`,
        };
      }
    }
  } finally {
    await browser.close();
  }
}
