import levels from '../../data/management.json' with { type: 'json' };
import { phraseKey } from '../text/normalize';
import { genderNeutralTitle } from '../text/gender-neutral-words';
import { workOfOwner } from './title-words';

const scores = new Map<string, number>();
for (const { score, words } of levels)
  for (const phrase of words) scores.set(genderNeutralTitle(phraseKey(phrase)), score);
const maxPhraseLength = Math.max(...[...scores.keys()].map((phrase) => phrase.split(' ').length));

/** Words that cancel a management word: a director's assistant does not direct. */
const assisting =
  /\b(?:assistant to|secretary to|pa to|executive assistant|personal assistant|support to|reporting to|office of|aide to)\b/i;
/** `Lead` as a specialist's rank, `Manager` of something other than a team. */
const lowered = new Map([
  ['assistant', 0.75],
  ['associate', 0.8],
  ['deputy', 0.9],
  ['junior', 0.6],
  ['trainee', 0.4],
  ['intern', 0.1],
  ['internship', 0.1],
  ['apprentice', 0.1],
]);

/** Owners of a company lead it, however small it is. */
const ownersLeast = 35;

/**
 * The management score of a title, from its wording alone; the parsing service calls it `ManagementScore`.
 * @returns 0 to 100: below 30 low, below 60 middle, from 60 high, from 80 executive.
 */
export function managementScore(title: string): number {
  if (title === '' || assisting.test(title)) return 0;
  const work = workOfOwner(title);
  if (work !== title) return Math.max(ownersLeast, managementScore(work));
  const words = genderNeutralTitle(phraseKey(title.slice(0, 200))).split(' ');
  let best = 0;
  for (let start = 0; start < words.length;) {
    let taken = 1;
    for (let length = Math.min(maxPhraseLength, words.length - start); length >= 1; length--) {
      const score = scores.get(words.slice(start, start + length).join(' '));
      if (score === undefined) continue;
      best = Math.max(best, score);
      taken = length;
      break;
    }
    start += taken;
  }
  const factor = Math.min(1, ...words.map((word) => lowered.get(word) ?? 1));
  return Math.round(best * factor);
}
