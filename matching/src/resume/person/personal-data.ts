import { titleScore } from '../../text/classify';

/**
 * Data about the person rather than the work: birth, sex, family, nationality, religion, appearance, papers. It never
 * enters a position, a skill or a score (`README.md`, Grades).
 */

/** A separator between a label and its value. */
const sign = String.raw`\s*[:：]\s*`;
/** Unambiguous labels. */
const clear = String.raw`date of birth|d\.?o\.?b\.?|place of birth|marital status|civil status|family status|immigration status|passport (?:no\.?|number)|father'?s name|mother'?s name|maiden name|blood group|sexual orientation|social security (?:no\.?|number)|geburtsdatum|geburtsort|familienstand|staatsangehörigkeit|staatsbürgerschaft|nationalität|fecha de nacimiento|lugar de nacimiento|nacionalidad|estado civil|date de naissance|lieu de naissance|nationalité|situation (?:de famille|familiale)|data di nascita|luogo di nascita|nazionalità|stato civile|data de nascimento|nacionalidade|geboortedatum|geboorteplaats|nationaliteit|burgerlijke staat|data urodzenia|narodowość|doğum tarihi|medeni hali`;
/** Labels that need a colon: `Age UK`, `Visa Inc.` and `Gender Studies` are something else. */
const withSign = String.raw`notice period|(?:current |expected |present )?ctc|(?:current|expected|desired) salary|preferred locations?|birth ?-?(?:date|day)|birth ?place|nationality|citizenship|ages?|born|sex|gender|pronouns|children|dependants?|religion|ethnicity|ethnic origin|race|caste|height|weight|disabilit(?:y|ies)|health|photo|picture|zodiac(?: sign)?|spouse|husband|wife|passport|visa|visa status|visa type|work permit|residence permit|right to work|military status|ssn|id (?:no\.?|number)|national id|identity card|driv(?:ing|er'?s) licen[cs]e since|hobb(?:y|ies|ys)|(?:personal )?interests|hobbies and interests|interests and hobbies|geb(?:oren)?|geschlecht|konfession|alter|edad|sexo|hijos|sexe|âge|enfants|età|figli|idade|geslacht`;
const months = String.raw`(?:\p{L}{3,12}\.? )?`;
/** Phrases about the person without a label. */
const alone = [
  String.raw`aged? \d{1,2}(?: years?(?: old)?)?`,
  String.raw`\d{1,2} ?(?:years?(?: old| of age)|y\.?\/?o\.?|jahre(?: alt)?|años|ans)`,
  String.raw`(?:was )?(?:born|geboren|geb\.|né|née|nacid[oa]|nat[oa]) (?:(?:on|in|am|le|el|il) )?(?:the )?${months}(?:\d[\d./-]*)?(?:st|nd|rd|th|\.)? ?${months}(?:\d{4})?(?:,? (?:in|at|à|en|a) [\p{L} ,.'-]{2,40})?`,
  String.raw`(?:fe)?male|non-?binary|männlich|weiblich|(?:she|he|they)\/(?:hers?|him|them|his)(?:\/\w+)?`,
  String.raw`(?:happily )?(?:married|single|divorced|widow(?:ed|er)?|separated|verheiratet|ledig|geschieden|casad[oa]|solter[oa]|mariée?|célibataire)(?: (?:since|with|and|to|mit|con)(?: [\p{L}\d'-]{1,20}){1,5})?`,
  String.raw`(?:(?:a |the )?(?:single |proud |loving )?(?:father|mother|parent|husband|wife|spouse|daughter|son|mum|dad) (?:of|to)(?: [\p{L}\d'-]{1,20}){1,4})`,
  String.raw`(?:no|one|two|three|four|five|six|\d|zwei|drei|ein|dos|tres|deux|trois)? ?(?:grown |small |young |adult )?(?:child|children|kids?|sons?|daughters?|kind|kinder|hijos|enfants)`,
  String.raw`[\p{Lu}][\p{L}-]{3,20} (?:national|citizen)`,
  String.raw`\[?(?:photo|picture|foto)(?:graph)?\]?(?:\.(?:jpe?g|png))?|[\w-]{1,20}\.(?:jpe?g|png)`,
  String.raw`pregnant|due (?:in|on) \p{L}{3,12}(?: \d{4})?|disabled|retired|widow|non-?smoker|in good health`,
].join('|');

const labeled = new RegExp(`^(?:(?:${clear})(?:${sign}|\\s+|\\s*[-–—]\\s*|$)|(?:${withSign})${sign})`, 'iu');
const byItself = new RegExp(`^(?:${alone})[.]?$`, 'iu');
/** A list of personal data after one label. */
const list = new RegExp(
  `^(?:personal (?:data|details|information|info)|bio ?data|persönliche daten|datos personales)${sign}`,
  'iu',
);
/** Data after a personal label that is not personal: a URL, a phone number. */
const contact = /@|https?:|www\.|\b(?:phone|tel|mobile|cell|fax|e-?mail|address|linkedin)\b/i;

const maxLength = { line: 200, part: 90 };
const between = /\s*(?:[|·•;\t]|\s[-–—]\s|,\s| {3,})\s*/;

/** Lines about relatives, title and period included: `Father: John, cook, 1990 – 2024`. */
const ofRelative =
  /^(?:father|mother|parents?|husband|wife|spouse|brothers?|sisters?|siblings?|sons?|daughters?|children|next of kin|emergency contact|in case of emergency|referees?|vater|mutter|ehemann|ehefrau|eltern|geschwister|père|mère|conjointe?|padre|madre|cónyuge|hermanos?|pai|mãe|cônjuge|coniuge|vader|moeder|echtgeno(?:o)?te?)(?:'s)?(?: (?:name|occupation|job|work|profession|beruf))?\s*[:：]\s*\S/iu;

/** Sentences about the person, whose periods are not work. */
const personal =
  /\b(?:born|birth ?day|date of birth|aged? \d+|\d\d[- ]years?[- ]old|\d\d years of age|(?:am|was) an? (?:fe)?male|(?:am|was) an? (?:wo)?man|nationality|citizen(?:ship)?|married|divorced|widow(?:ed|er)?|marital|permanent resident|(?:residence|(?<!hot )work) permit (?:until|till|valid|since|for)|residence permit|visa (?:status|until|valid|since)|religion|gender|pregnant|(?:i|have|has) (?:lived?|resided) in|been living in|(?:came|emigrated|immigrated) to|(?:maternity|paternity|parental) leave|(?:father|mother|husband|wife|widow) of|am an? (?:devout |practising |practicing )?(?:muslim|christian|catholic|protestant|jew|hindu|buddhist|sikh|atheist))\b/i;

/** Whether a sentence is about the person rather than work: `I have lived in Leeds since 2011.` */
export const isAboutPerson = (sentence: string): boolean => personal.test(sentence);

/** `I am Turkish.`; `I am Electrician.` is about work. */
const nation = /^I am (\p{Lu}\p{L}{2,14}(?:ish|ese|ian|ean|can|ch))\.?$/u;

function isNationality(text: string): boolean {
  const word = nation.exec(text)?.[1] ?? '';
  return word !== '' && titleScore(word) === 0;
}

/** The beginning of a sentence about the person: `I have lived in Leeds since 2011`, `Married since 1999`. */
const ownSentence = /^(?:i(?:'m|'ve)?|as an? \d\d|married|living) /i;
const sentenceEnd = /(?<=[.!?])\s+/;

/** Whether a line has only personal data: `Date of birth: 3 April 1981 | Nationality: French`. */
export function isPersonalLine(line: string): boolean {
  const text = line.trim();
  if (text.length < 3 || text.length > maxLength.line || contact.test(text)) return false;
  if (isNationality(text) || ofRelative.test(text)) return true;
  if (text.split(sentenceEnd).every((sentence) => ownSentence.test(sentence) && isAboutPerson(sentence))) return true;
  const listed = list.exec(text)?.[0].length ?? 0;
  let isValue = false;
  return text
    .slice(listed)
    .split(between)
    .filter((part) => part !== '')
    .every((part) => {
      if (part.length > maxLength.part) return false;
      const isLabeled = labeled.test(part);
      const isPersonal = isLabeled || byItself.test(part);
      // `Place of birth: Nice, France`, `Personal details: male, Turkish`
      const isMore = !isPersonal && (isValue || listed > 0) && /^[\p{L}\d./ '+-]{1,30}$/u.test(part);
      isValue = isLabeled || isMore;
      return isPersonal || isMore;
    });
}

/** A date on a line of its own, below its label in a form. */
const dateAlone = /^(?:\d[\d./ -]{3,12}|\d{1,2}\.? \p{L}{3,10}\.? \d{4}|\p{L}{3,10}\.? \d{1,2}, \d{4})$/u;
const labelAlone = new RegExp(`^(?:${clear}|${withSign})\\s*[:：]?$`, 'iu');

/** The lines of a document without personal data, including dates below a personal label. */
export function withoutPersonal<Line extends { text: string }>(lines: readonly Line[]): Line[] {
  return lines.filter(({ text }, index) => {
    if (isPersonalLine(text)) return false;
    const above = lines[index - 1]?.text.trim() ?? '';
    return !(dateAlone.test(text.trim()) && labelAlone.test(above) && isPersonalLine(above));
  });
}
