import managementLevels from '../../data/management.json' with { type: 'json' };

/** Management score from which a word is about managing people. */
const managesPeopleFrom = 30;

/** Words of rank with their step; words that reduce others come first. */
const seniorityRanks: readonly [RegExp, number][] = [
  [/\b(?:crew|party|section|shift) chief\b/i, 4],
  [/\b(?:assistant|associate|deputy|vice)\b.{0,40}\b(?:manager|gm|superintendent|principal)\b/i, 4],
  [/\b(?:assistant|associate|deputy)\b.{0,40}\b(?:director|chief|controller|head of)\b/i, 5],
  [/\b(?:intern|internship|trainee|apprentice|student|extern|praktikant\w*|stagiaire|werkstudent\w*)\b/i, 0],
  [/\b(?:junior|jr|entry[- ]level|graduate|assistant|helper|law clerk|commis|aide|associate i)\b/i, 1],
  [
    /\b(?:chief|ceo|cto|cfo|coo|ciso|cio|cmo|chro|cro|owner|founder|co-founder|svp|evp|vp|vice president|president|director)\b/i,
    6,
  ],
  [/\b(?:manager|gm|superintendent|head of|head(?= *$))\b/i, 5],
  [
    /\b(?:lead|leader|principal|staff engineer|supervisor|foreman|charge ?hand|charge nurse|ward sister|architect)\b/i,
    4,
  ],
  [/\b(?:senior|sr|iii|iv)\b/i, 3],
];

/** Professions whose name contains a word of rank. */
const rankless =
  /\b(?:(?:executive|personal|administrative|medical|nursing|dental|legal|teaching|office|physician|therapist|therapy) assistant|(?:product|project|account|case|community|(?<!front )office|key account|relationship|customer success|social media|property|category|brand) manager|(?:product|process|system|data) owner|(?:funeral|choir|choral|band|activit(?:y|ies)|casting) director|director of photography|owner[- ]operator|chief of staff|(?:tour|scout|worship|youth|play|group fitness|activity) leader)\b/i;

/** Managing something other than a team: a step of a specialist's career. */
const ofSpecialists = new RegExp(
  `(?<!\\bfront )\\b(?:${managementLevels
    .filter(({ score }) => score < managesPeopleFrom)
    .flatMap(({ words }) => words.filter((phrase) => phrase.endsWith(' manager')))
    .join('|')})\\b`,
  'gi',
);

/** The rank of a title that names none. */
const usualRank = 2;

/** Step of the career ladder in the holder's own title, from 0 (intern) to 6 (executive). */
export function rankIn(title: string): number {
  const text = title.replace(rankless, ' ').replace(ofSpecialists, 'senior');
  return seniorityRanks.find(([pattern]) => pattern.test(text))?.[1] ?? usualRank;
}
