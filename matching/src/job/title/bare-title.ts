import { isDepartment, titleScore } from '../../text/classify';
import { trimSeparators } from '../../text/normalize';
import { readPlace } from '../../text/read-place';

/** `titleScore` from which a text may be a title. */
const likeTitle = 0.6;
export const isTitleLike = (text: string): boolean => titleScore(text) >= likeTitle;

const letterForAll = '[mwfdxhv]';
const markForAll = String.raw`[([](?:${letterForAll}\s?[/|,]\s?){1,3}[mwfdxhv*][)\]]`;
/** Gender mark after a title, `(m/w/d)`; only titles have it. */
export const forAll = new RegExp(markForAll, 'i');
const anyForAll = new RegExp(String.raw`\s*${markForAll}|\s*\((?:all genders|gn\*?)\)`, 'gi');

/** `We're hiring:`, `Vacancy`. */
const announcement =
  "we(?:'| a)re hiring|now hiring|hiring|wanted|vacancy|job opening|job posting|job description|join us as|urgent";
/** `Tolverne Foods is now seeking`. */
const somebodySeeks = '[^,.:;|–—]{2,60}? (?:is|are) (?:now |currently )?(?:hiring|seeking|recruiting|looking for)';
/** Text before a title. */
const lead = new RegExp(String.raw`^(?:${announcement}|${somebodySeeks})\s*[:!–-]*\s*(?:an? |the )?`, 'i');

const terms = 'remote|hybrid|on-?site|full[- ]?time|part[- ]?time|contract|permanent|temporary';
/** `(nights only)`, but not `(Day Nursery)`. */
const hours = String.raw`(?:nights?|days?|shifts?|evenings|weekends)(?=\)|,| (?:only|shift|and|or)\b)`;
const number = String.raw`ref[^)]*|req[^)]*|#[^)]*|job id[^)]*|\d[^)]*`;
const start =
  'immediate|january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|fall|winter';
/** Text after a title that is not part of it. */
const behindTitle = [
  // `(remote)`, `(Ref 1182)`
  String.raw`\((?:${terms}|temp|${hours}|${number})[^)]*\)`,
  // `wanted for our new shop`
  String.raw`\b(?:wanted|needed|required|sought)(?: (?:asap|now|urgently|immediately)|,? (?:start|for|in|to|by|from)\b.*)?`,
  String.raw`\b(?:opening|vacancy|brief)`,
  // `, 6 months maternity cover`
  String.raw`,\s*(?:\d{1,2}|three|six|nine|twelve)[ -]months?\b.*`,
  String.raw`,\s*(?:\d(?:st|nd|rd|th)|day|night|late|early|evening|swing|rotating) shifts?`,
  // `, home every weekend`
  String.raw`,\s*home (?:every|most|daily|weekly)\b.*`,
  String.raw`,\s*(?:${start}) start`,
  String.raw`\s(?:in|auf) (?:teil|voll)zeit`,
  // `Roofers x 2`
  String.raw`(?<![a-z\d])[x×]\s?\d{1,2}`,
  String.raw`[-–—|,]\s*(?:${terms}|urgent(?:ly)? (?:hiring|required)|job (?:id|description).*)`,
];
const tail = new RegExp(String.raw`\s*(?:${behindTitle.join('|')})\s*$`, 'i');
/** Most suffixes after a title. */
const maxTails = 3;

function withoutTail(text: string): string {
  let title = text;
  for (let round = 0; round < maxTails && tail.test(title); round++) title = title.replace(tail, '');
  return title;
}

/** Separators between a title and its field, place or employer. */
const separator = /\s+[-–—|@]\s+|\s{3,}|\t|\s+at\s+(?=\p{Lu})/u;
/** The employer's job number: `Req 118842`, `R-0091734`. */
const filed =
  /^(?:(?:job\s)?(?:req(?:uisition)?|ref(?:erence)?|id|no|posting|vacancy)\b\W*(?:id|no|number)?\W*)?#?[A-Z]{0,3}[-/ ]?\d[\w/-]*$/i;
/** The people served are not part of the title: `Nanny for two children`. */
const forWhom = /\s+for\s+(?:our|my|an?|two|three|four|\d+)\s+(?![A-Z]).*$/;
const inBrackets = /\s*\([^)]*\)\s*$/u;

/** Whether a text is a place, optionally with parentheses or the word `city` after it. */
const isPlace = (text: string): boolean =>
  [text, text.replace(inBrackets, ''), text.replace(/\s+city$/iu, '')].some((place) => readPlace(place) !== null);

/** Whether the text after a title and a dash is its field: `Registered Nurse - Emergency Department`. */
function isField(field: string): boolean {
  const bare = field.replace(inBrackets, '');
  return !isTitleLike(bare) && isDepartment(bare);
}

/** A title without place, number, terms and the people served. */
export function bareTitle(text: string): string {
  const title = withoutTail(text.replace(anyForAll, '').replace(lead, ''));
  const parts = title.split(separator).filter((part) => !filed.test(part.trim()));
  const kept = parts.filter((part) => !isPlace(part));
  const [head = '', field = ''] = kept;
  if (kept.length === 2 && parts.length === 2 && titleScore(head) >= 1 && isField(field)) {
    const end = title.indexOf(field, title.indexOf(head) + head.length) + field.length;
    return trimSeparators(title.slice(title.indexOf(head), end));
  }
  const best = withoutTail(kept.find(isTitleLike) ?? kept[0] ?? title).replace(forWhom, '');
  return trimSeparators(withoutPlace(best));
}

/** Removes the text after the first comma when it is a place: `Sous Chef, Galway`. */
function withoutPlace(title: string): string {
  const [head = title, ...rest] = title.split(/,\s+/);
  return rest.length > 0 && isPlace(rest.join(', ')) ? head : title;
}
