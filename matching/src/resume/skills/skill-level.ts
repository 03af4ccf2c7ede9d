/** Words for skill levels in English and other languages. */
const rated =
  'expert|advanced|proficient|intermediate|beginner|basic|novice|familiar|competent|experienced|excellent|good|strong';
const ratedElsewhere =
  'grundkenntnisse|sehr gut|gut|fortgeschritten|erfahren|débutant|avancé|élevé|bon|courant|confirmé|básico|avanzado|experto|avanzato|intermedio|base|buono|ottimo|discreto|gevorderd|basis|goed|zaawansowany|podstawowy|avançado|intermediário';
/** Words that are levels only in brackets or alone, and those only in brackets. */
const ratedAlone = 'fluent|master|very good|working knowledge';
const inBrackets = 'proficiency|mastery|gute kenntnisse|experte|intermédiaire|maîtrise';
const proficiency = String.raw`(?:full |limited |native or )?(?:professional|elementary|bilingual|conversational)(?: working)? proficiency|native or bilingual`;
const years = String.raw`\d+\+?\s*(?:years?|yrs?)`;
const percent = String.raw`\d{1,3}\s?%`;
const ofAll = String.raw`\d\/\d{1,2}`;
const stars = '★☆●○■□▪';

/** A level only: `Advanced`, `5 years`, `★★★`. */
export const skillLevel = new RegExp(
  `^(?:${proficiency}|${rated}|${ratedAlone}|native|skilled|professional|${years}(?:\\s+(?:of\\s+)?experience)?|${percent}|[${stars}]+|${ofAll}|[1-5])$`,
  'i',
);
/** A level after a skill: `Java (advanced)`, `SQL – 3 years`. */
export const trailingLevel = new RegExp(
  [
    `\\s*[([]\\s*(?:${rated}|${ratedAlone}|${inBrackets}|${ratedElsewhere}|${years}[^)\\]]{0,15}|${percent}|${ofAll})\\s*[)\\]]\\s*:?$`,
    `(?:\\s+[-–—]|\\s*:)\\s*(?:${rated}|${ratedElsewhere}|${years}|${percent})$`,
    `\\s+[${stars}◼◻⬤◯]{2,}$`,
    `\\s+${percent}$`,
  ].join('|'),
  'i',
);
