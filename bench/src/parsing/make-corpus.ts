import { countryCodes, type CountryCode } from '@portal/local/documents/countries/index';
import { makePersona } from '@portal/local/documents/persona';
import { seniorities, writingQualities } from '@portal/local/documents/persona-types';
import { professions } from '@portal/local/documents/professions/index';
import { createRandom } from '@portal/local/documents/random';
import { listVariants, makeResume, type MadeResume, type ResumeVariant } from '@portal/local/documents/render-resume';
import { makeStyle } from '@portal/local/documents/style';

/** A made document with its truth and what it is an example of. */
export interface CorpusDocument extends MadeResume, ResumeVariant {
  id: string;
}

export interface CorpusOptions {
  seed: string;
  /** How many people; each has a document in every variant. */
  people: number;
  today: string;
  /** Variants to make; all when not given. */
  variants?: readonly ResumeVariant[];
}

/** Half of the people live in the United States, as in the documents that the portal mostly sees. */
const countries: readonly CountryCode[] = [...countryCodes, ...countryCodes.map((): CountryCode => 'US')];

/** Makes documents one after the other, so that a large corpus needs no memory. Each document has its own writer. */
export async function* makeCorpus({
  seed,
  people,
  today,
  variants = listVariants(),
}: CorpusOptions): AsyncGenerator<CorpusDocument> {
  for (let person = 0; person < people; person += 1) {
    for (const [index, variant] of variants.entries()) {
      const random = createRandom(seed, person, index);
      const quality = random.pick(writingQualities);
      const persona = makePersona({
        seed: `${seed}/${String(person)}/${String(index)}`,
        profession: random.pick(professions),
        country: random.pick(countries),
        quality,
        seniority: random.pick(seniorities),
        today,
      });
      const style = makeStyle(`${persona.seed}/${variant.layout}`, quality);
      yield { id: persona.seed, ...variant, ...(await makeResume(persona, { ...variant, style })) };
    }
  }
}
