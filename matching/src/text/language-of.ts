/** Frequent function words of the supported languages. */
const stopWords: Readonly<Record<string, string>> = {
  en: 'the and of to in with for on by from at as is was an this',
  de: 'und der die das von mit für bei im auf den ein eine zu des',
  fr: 'et le la les des du de en pour dans avec une sur au aux',
  es: 'y el la los las de en para con del una por al se como',
  pt: 'e o a os as de em para com do da uma por no na dos',
  it: 'e il la le di in per con del della un una nel gli dei',
  nl: 'en de het van een in met voor op te aan bij als naar door',
  pl: 'i w z na do oraz dla od przez za się jest po',
  sv: 'och i att för med på av som en till är från',
};
const sets = Object.entries(stopWords).map(([code, words]) => ({ code, words: new Set(words.split(' ')) }));

const ofAnyLanguage = new Set(sets.flatMap(({ words }) => [...words]));

/** Whether a lower-case word is a function word in some supported language. */
export function isSmallWord(word: string): boolean {
  return ofAnyLanguage.has(word);
}

/**
 * The language of a text by its function words.
 * @returns ISO 639-1, empty when no language is clear.
 */
export function languageOf(text: string): string {
  const words =
    text
      .slice(0, 20_000)
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [];
  let best = { code: '', share: 0 };
  for (const { code, words: known } of sets) {
    const share = words.filter((word) => known.has(word)).length / Math.max(1, words.length);
    if (share > best.share) best = { code, share };
  }
  return best.share >= 0.03 ? best.code : '';
}
