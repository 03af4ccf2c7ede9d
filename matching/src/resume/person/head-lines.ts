import { statesPeriod } from '../../text/dates';
import type { Span } from '../../text/span';
import { isBareLabel, isPersonalField, labelOf } from './personal-labels';
import { particle } from './name-parts';
import { isPersonalLine } from './personal-data';
import { headingOfPhrase } from '../sections/section-headings';

/**
 * The top of a resume: the candidate's name, address and numbers, and often a headline. Recognized by position and
 * shape of the lines and not by what their words mean elsewhere: `Sales Baker` may be a name, `Nursing Lane` a street
 * and `Java` a town.
 */
export interface Head {
  /** Number of lines before the first section, position, list or sentence. */
  end: number;
  /** Number of lines up to the last one with personal data; a position may begin below them. */
  own: number;
  /** Index of the line that begins with the name; null when the resume begins with something else. */
  nameLine: number | null;
}

const maxLines = 14;
const maxLength = { line: 130, contactLine: 260 };

const email = /\S@\S+\.\S/;
const page =
  /https?:|www\.|\b(?:linkedin|github|gitlab|xing|behance|instagram|facebook)\.com\b|^[\w-]+(?:\.[\w-]+)+\/\S/i;
/** Digits that are not a phone number: `2019-05`, `280 (2025)`. */
const notNumber = /\b(?:19|20)\d\d-\d\d(?:-\d\d)?\b|\((?:19|20)\d\d\)/g;
const phone = /(?<![\d.])\+?\(?\d[\d ().\u2010-\u2015/-]{6,18}\d/;
const years = /(?:19|20)\d\d\s*[-–—/]\s*(?:(?:19|20)?\d\d|\p{L})/u;

/** Whether a line has an email address, a URL or a phone number. */
export function hasContact(text: string): boolean {
  const part = text.slice(0, 400).replace(notNumber, '');
  return email.test(part) || page.test(part) || (phone.test(part) && !years.test(part));
}

/** Words for streets, with a house number. */
const numbered =
  /(?:^|[\s,])(?:\d{1,5}[a-z]?(?:[-/]\d{1,5}[a-z]?)?,? (?:\p{L}[\p{L}'’.-]* ){1,4}(?:street|st|road|rd|avenue|ave|lane|ln|drive|dr|boulevard|blvd|court|ct|place|pl|terrace|close|crescent|walk|way|hill|square|sq|park|row|mews|gardens|grove|quay|parade|highway|hwy|circle|parkway|pkwy|rise|view|green|house)\b|(?:p\.? ?o\.? box|postfach|apartado|flat|apt\.?|apartment|suite|unit) \d)/iu;
/** Words for streets that hardly anything else ends with. */
const unnumbered =
  /(?:^|, )(?:\p{L}[\p{L}'’.-]* ){1,4}(?:street|road|avenue|lane|boulevard|crescent|close|terrace)(?:$|,)/iu;
const otherLands =
  /(?:^|[\s,])(?:\p{Lu}[\p{L}'’.-]*(?:stra(?:ß|ss)e|str\.|gasse|weg|platz|allee|laan|straat|plein|gatan|vägen|veien|vej|gade|katu|utca)|(?:rue|calle|via|viale|piazza|plaza|rua|avenida|av\.|ulica|ul\.|avenue|boulevard) (?:\p{L}[\p{L}'’.-]* ?){1,5}),? ?(?:\d{1,4}|$|,)/iu;
const postcode =
  /\b(?:[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}|[A-Z]\d[A-Z] \d[A-Z]\d|\d{5}(?:-\d{3,4})?|\d{4} [A-Z]{2})\b(?!\+)/;

/** Whether a line has the form of an address: a street, usually with a number, or a zip code. */
export const looksLikeAddress = (text: string): boolean =>
  text.length <= 100 && [numbered, unnumbered, otherLands, postcode].some((form) => form.test(text));

const listSign = /[,|•·;]\s/g;
const maxItems = 6;
const bullet = /^\s*(?:[-*•◦▪●‣–—]|\d{1,2}[.)])\s/;

/** Whether a text is a sentence rather than a name, a title or an address. */
function isSentence(text: string): boolean {
  const words = text.split(/\s+/);
  const small = words.filter((word) => /^\p{Ll}/u.test(word) && !particle.test(word)).length;
  return words.length >= 7 && small / words.length >= 0.4;
}

/** Whether a line is running text or too long for a head. */
export const isLongText = (text: string): boolean => text.length > maxLength.line || isSentence(text.trim());

const documentTitle =
  /^(?:(?:my |the )?(?:resume|résumé|cv|curriculum vitae|curriculum|lebenslauf|bewerbung|confidential|personal (?:data|details|information|particulars))|page \d+(?: of \d+)?)\s*:?$/i;

const isHeading = (text: string): boolean => {
  const heading = headingOfPhrase(text);
  return heading?.isExact === true && !heading.isAmbiguous && heading.section !== 'header';
};

/** Whether a line begins a section, position, list or sentence, which ends the head. */
function endsHead(text: string): boolean {
  if (documentTitle.test(text) || isPersonalLine(text) || isPersonalField(text) || isBareLabel(text)) return false;
  if (hasContact(text)) return text.length > maxLength.contactLine || isSentence(text);
  // The number of a standard looks like a zip code: `ISO 17025`.
  if (looksLikeAddress(text) && !statesPeriod(text)) return false;
  if (isHeading(text) || labelOf(text) !== '' || bullet.test(text)) return true;
  if (isLongText(text) || (text.match(listSign)?.length ?? 0) >= maxItems) return true;
  return statesPeriod(text);
}

const singleWord = /^\p{Lu}[\p{L}\p{M}'’.-]*$/u;
const isWord = (text: string | undefined): boolean => singleWord.test(text?.trim() ?? '');
/** A name before contact data in the same line. */
const beginsWithName = /^(?:\p{Lu}[\p{L}\p{M}'’.-]*[ ,]+){2,}/u;

/** Whether a line has contact data, a label or an address, without a name at its beginning. */
const isBare = (text: string): boolean =>
  isPersonalField(text) ||
  isBareLabel(text) ||
  isPersonalLine(text) ||
  /^\d/.test(text) ||
  (hasContact(text) && !beginsWithName.test(text));

/**
 * Reads the head of a resume.
 * @param texts Its lines, possibly with empty ones.
 */
export function headOf(texts: readonly string[]): Head {
  let [end, seen, own] = [0, 0, 0];
  let nameLine: number | null = null;
  let isAsked = false;
  for (; end < texts.length && seen < maxLines; end++) {
    const text = (texts[end] ?? '').trim();
    if (text === '') continue;
    const isAnswer = isAsked && labelOf(text) === '' && !isBareLabel(text);
    if (!isAnswer && endsHead(text)) break;
    seen++;
    isAsked = isBareLabel(text);
    const isName = nameLine === null && !isAnswer && !documentTitle.test(text) && !isBare(text);
    const isSecond = nameLine === end - 1 && isWord(texts[nameLine]) && isWord(text);
    if (isName) nameLine = end;
    const isOwn = isPersonalField(text) || isBareLabel(text) || hasContact(text) || looksLikeAddress(text);
    if (isName || isSecond || isAnswer || isOwn) own = end + 1;
  }
  return { end, own, nameLine };
}

/** The end of a name: a separator, the next cell, a number, the words of an introduction. */
const nameEnd = /[,|•·/(:;@\t]|\s[-–—]\s| {2,}|\s(?=\S*\d)|\s(?:is|has|was|with|here)\s/;
const credential = /^[A-Z][A-Z.-]{1,7}$/;

/** The position of the name in its line: the words up to the first separator, without credentials. */
export function namePartOf(line: string): Span {
  const start = line.length - line.trimStart().length;
  const rest = line.slice(start);
  const words = rest
    .slice(0, nameEnd.exec(rest)?.index ?? rest.length)
    .trimEnd()
    .split(' ');
  const isMixed = words.some((word) => /\p{Ll}/u.test(word));
  while (isMixed && words.length > 2 && credential.test(words.at(-1) ?? '')) words.pop();
  return { start, end: start + words.join(' ').length };
}
