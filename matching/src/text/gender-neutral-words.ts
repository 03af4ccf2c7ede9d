import lists from '../../data/lexicon/gendered-words.json' with { type: 'json' };
import { fold } from './normalize';
import { memoizeByText } from './memoize-by-text';

/** Irregular forms: `waitress` is `waiter`. A line has the other forms, `>`, and the neutral one. */
const irregular = new Map<string, string>(
  Object.values(lists.forms)
    .flat()
    .flatMap((line) => {
      const [others = '', one = ''] = line.split('>');
      return others.split(' ').map((other) => [fold(other), fold(one)] as const);
    }),
);

/** Gendered endings of nouns, applied in order; the remaining stem need not be a word. */
const endings: readonly (readonly [RegExp, string])[] = [
  // English, German and Dutch: `saleswoman`, `Kauffrau`, `Pflegefachkraft`, `timmervrouw`
  [/(?<=[a-z]{3})(?:women|woman|men|persons?|people)$/, 'man'],
  [/(?<=[a-z]{4})(?:frau(?:en)?|leute|kraft|kraefte|vrouw)$/, 'mann'],
  [/(?<=[a-z]{3}er)man$/, 'mann'],
  // German: `Lehrerin`, `Ärztin`, `Biologin`
  [/(?<=[a-z]{3}(?:er|eur|or|ist|ent|ant|ekt|eut|at|ar|arzt|koch|wirt))in(?:nen)?$/, ''],
  [/(?<=^|[a-z])(arzt|koch|wirt|anwalt)in(?:nen)?$/, '$1'],
  [/(?<=[a-z]{3}(?:log|gog|graf|nom))(?:e|in|innen)$/, ''],
  // Polish: `nauczycielka`, `lekarka`, `księgowa`, `kierowniczka`
  [/(?<=[a-z]{3})arka$/, 'arz'],
  [/(?<=[a-z]{2}ch)arka$/, 'arz'],
  [/(?<=[a-z]{3}(?:el|er|or|ant|ist|yst))ka$/, ''],
  [/(?<=[a-z]{3})iczka$/, 'ik'],
  [/(?<=[a-z]{3}ow)[ay]$/, ''],
  // French: `vendeuse`, `électricienne`, `infirmière`, `conseillère`
  [/(?<=[a-z]{2})euse$/, 'eur'],
  [/(?<=[a-z]{3}ien)ne$/, ''],
  [/(?<=[a-z]{2}(?:eur|nier|[gch]er|ller|cial|ocat))e$/, ''],
  // French, Italian and Dutch: `directrice`, `direttore`; so is `director`
  [/(?<=[a-z]{3}t)(?:rice|eur|or[ae])$/, 'or'],
  [/(?<=[a-z]{4})oressa$/, 'or'],
  // Italian, Spanish and Portuguese: `infermiera`, `enfermeira`, `profesora`, `abogada`, `presidenta`
  [/(?<=[a-z]{3}ier)[aeo]$/, ''],
  [/(?<=[a-z]{2}e(?:r|ir))[ao]$/, ''],
  [/(?<=[a-z]{3}or)[ae]$/, ''],
  [/(?<=[a-z]{4}er)e$/, ''],
  [/(?<=[a-z]{3}(?:ari|str|ect|ett|itet|gad|tad|eid|iv))[ao]$/, ''],
  [/(?<=[a-z]{3}(?:ic|ai|ss|at))[ao]$/, ''],
  [/(?<=[a-z]{3}(?:ent|ant))[ae]$/, ''],
];
const minLetters = 6;

/**
 * The gender-neutral form of a word: `waitress` and `waiter`, `Lehrerin` and `Lehrer`, `abogada` and `abogado` have the
 * same. For comparison only.
 *
 * @param word Folded by `fold`.
 */
export const genderNeutralWord = memoizeByText((word: string): string => {
  const known = irregular.get(word);
  if (known !== undefined && known === word) return known;
  const from = known ?? word;
  if (from.length < minLetters) return from;
  return endings.reduce((form, [ending, kept]) => form.replace(ending, kept), from);
});

const anyWord = /\p{L}[\p{L}\p{M}]{3,}/gu;
/** Neutral titles for gendered ones: `policeman` is `police officer`. */
const neutral = new Map(
  lists.neutral.map((line) => {
    const [word = '', title = ''] = line.split('>');
    return [genderNeutralWord(word), title.split(' ').map(genderNeutralWord).join(' ')] as const;
  }),
);

/** A title with {@link genderNeutralWord} applied to each word and gendered titles replaced by neutral ones. */
export function genderNeutralTitle(title: string): string {
  return title.replace(anyWord, (found) => {
    const folded = fold(found);
    const one = genderNeutralWord(folded);
    return neutral.get(one) ?? (one === folded ? found : one);
  });
}
