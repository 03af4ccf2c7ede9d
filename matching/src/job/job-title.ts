import { isDepartment, titleScore } from '../text/classify';
import { trimSeparators, trimmedRange } from '../text/normalize';
import { readPlace } from '../text/places';
import type { Found } from '../text/span';
import type { JobLine } from './job-sections';

const label =
  /^(?:job title|position title|title|position|role|job|stelle|poste|puesto|vacancy|job opening|opening)\s*[:：-]\s*/i;
const lead =
  /^(?:we(?:'| a)re hiring|now hiring|hiring|wanted|vacancy|job opening|job posting|job description|join us as|urgent|[^,.:;|–—]{2,60}? (?:is|are) (?:now |currently )?(?:hiring|seeking|recruiting|looking for))\s*[:!–-]*\s*(?:an? |the )?/i;
const gender = /\s*[([](?:[mwfdxhv]\s?[/|,]\s?){1,3}[mwfdxhv*][)\]]|\s*\((?:all genders|gn\*?)\)/gi;
/** The mark behind a title that it is meant for everybody: only titles carry it. */
const forAll = /[([](?:[mwfdxhv]\s?[/|,]\s?){1,3}[mwfdxhv*][)\]]/i;
/** `Line cook wanted for a busy bistro`, `DRIVERS NEEDED`. */
const wanted = /^(\p{L}[\p{L}\d&/' -]{2,50}?)\s+(?:wanted|needed|required|sought|gesucht)\b/iu;
const tail =
  /\s*(?:\((?:remote|hybrid|on-?site|full[- ]?time|part[- ]?time|contract|permanent|temporary|temp|(?:nights?|days?|shifts?|evenings|weekends)(?=\)|,| (?:only|shift|and|or)\b)|ref[^)]*|req[^)]*|#[^)]*|job id[^)]*|\d[^)]*)[^)]*\)|\b(?:wanted|needed|required|sought)(?: (?:asap|now|urgently|immediately)|,? (?:start|for|in|to|by|from)\b.*)?|\b(?:opening|vacancy|brief)|,\s*(?:\d{1,2}|three|six|nine|twelve)[ -]months?\b.*|,\s*(?:\d(?:st|nd|rd|th)|day|night|late|early|evening|swing|rotating) shifts?|,\s*home (?:every|most|daily|weekly)\b.*|,\s*(?:immediate|january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|fall|winter) start|\s(?:in|auf) (?:teil|voll)zeit|(?<![a-z\d])[x×]\s?\d{1,2}|[-–—|,]\s*(?:remote|hybrid|on-?site|full[- ]?time|part[- ]?time|contract|permanent|temporary|urgent(?:ly)? (?:hiring|required)|job (?:id|description).*))\s*$/i;
const seeking =
  /(?<!\b(?:not|never|n['’]t|nor) )\b(?:seeking|looking for|hiring|searching for|recruiting|in need of|need|(?:openings?|vacanc(?:y|ies)|positions?) for|suchen)\s+(?:(?:an?|the|one|our next|experienced|talented|skilled|motivated|passionate|dynamic|dedicated|reliable|full[- ]time|part[- ]time|highly|detail-oriented|qualified|compassionate|driven|energetic|eine?n?)\s+){0,4}([\p{L}][\p{L}\d+#./&' -]{2,70}?)(?=\s+(?:to|who|with|for|in|at|that|on|and|based|responsible)\b|[.,;:!(]|$)/iu;
/** The title with which a first line of sentences begins: `Registered Midwife, part time, Truro. We are hiring`. */
const opening = /^(\p{L}[^,.;:|–—]{2,60}?)\s*(?:[,|–—]|\.(?:\s|$))/u;
const asA =
  /\b(?:as an?|role of an?|position of|join (?:us|our team|\p{Lu}[\p{L}\p{N}&'’ -]{1,50}?) as an?)\s+([\p{Lu}][\p{L}\d+#./&' -]{2,60}?)(?=,|\.|;|!|\s+(?:you|at|in|to|with|for)\b|$)/u;

/** Sentences that name the title, the surest first, and how far into a line each is looked for. */
const sentences = [
  { pattern: wanted, longest: 200 },
  { pattern: seeking, longest: 1000 },
  { pattern: asA, longest: 1000 },
  { pattern: opening, longest: 200 },
];

/** Lines above a text that was sent by mail: they name people, and no job. */
const mailHead = /^(?:from|to|cc|bcc|sent|date|von|an|gesendet)\s*:/i;
const subject = /^(?:(?:subject|betreff|re|fwd?)\s*:\s*)+/i;

/** So like a title is a text that may be one. */
const likeTitle = 0.6;
/** What stands between a title and its field, its place or its employer. */
const separator = /\s+[-–—|@]\s+|\s{3,}|\t|\s+at\s+(?=\p{Lu})/u;

function withoutTail(text: string): string {
  let title = text;
  for (let round = 0; round < 3 && tail.test(title); round++) title = title.replace(tail, '');
  return title;
}

/** A number by which the employer files the job: `Req 118842`, `R-0091734`. */
const filed =
  /^(?:(?:job\s)?(?:req(?:uisition)?|ref(?:erence)?|id|no|posting|vacancy)\b\W*(?:id|no|number)?\W*)?#?[A-Z]{0,3}[-/ ]?\d[\w/-]*$/i;
/** `Nanny for two children`: for whom, which is no part of the title. */
const forWhom = /\s+for\s+(?:our|my|an?|two|three|four|\d+)\s+(?![A-Z]).*$/;
const inBrackets = /\s*\([^)]*\)\s*$/u;

/** Whether a text is a place: with what stands in brackets behind it, or a city that calls itself one. */
const isPlace = (text: string): boolean =>
  [text, text.replace(inBrackets, ''), text.replace(/\s+city$/iu, '')].some((place) => readPlace(place) !== null);

/** Whether what stands behind a title and a dash is the field of its work: `Registered Nurse - Emergency Department`. */
function isField(field: string): boolean {
  const bare = field.replace(inBrackets, '');
  return titleScore(bare) < likeTitle && isDepartment(bare);
}

/** The title in a line: without its place, its number, its terms and whom it is for. */
function clean(text: string): string {
  const title = withoutTail(text.replace(gender, '').replace(lead, ''));
  const parts = title.split(separator).filter((part) => !filed.test(part.trim()));
  const kept = parts.filter((part) => !isPlace(part));
  const [head = '', field = ''] = kept;
  if (kept.length === 2 && parts.length === 2 && titleScore(head) >= 1 && isField(field)) {
    const end = title.indexOf(field, title.indexOf(head) + head.length) + field.length;
    return trimSeparators(title.slice(title.indexOf(head), end));
  }
  const best = withoutTail(kept.find((part) => titleScore(part) >= likeTitle) ?? kept[0] ?? title).replace(forWhom, '');
  const comma = best.split(/,\s+/);
  const last = comma.slice(1).join(', ');
  return trimSeparators(comma.length > 1 && isPlace(last) ? (comma[0] ?? best) : best);
}

/** A title that a line may name. */
interface Candidate {
  value: string;
  score: number;
  start: number;
  end: number;
}

/** What people are told to do with it, and how to reach somebody: such a line is no title. */
const reach = /\S@\S|\d{3,5}\)?[ .-]\d{3}[ .-]?\d{3,4}|^(?:contact|call|email|e-mail|phone|text|ask for)\b/i;
/** `Position: Full-time, permanent`: behind the label stand the terms. */
const termsOnly = /^(?:full|part)[- ]?time\b|^(?:permanent|temporary|contract|casual|fixed[- ]term)\b/i;

const headLines = 40;
const linesOfTitles = 15;
const longestLine = 120;
const mostWords = 14;

const isTitleLike = (text: string): boolean => titleScore(text) >= likeTitle;

/** The title that a line is, with a label before it or without. */
function titleOfLine({ line }: JobLine, index: number): Candidate | null {
  const [from] = trimmedRange(line.text);
  const isLabelled = label.test(line.text);
  const raw = line.text.slice(from).replace(subject, '').replace(label, '');
  const value = raw.length <= longestLine && !reach.test(raw) ? clean(raw) : '';
  if (value === '' || termsOnly.test(value)) return null;
  const isMarked = isLabelled || (forAll.test(line.text) && line.words.length <= mostWords);
  const isAlone = line.words.length <= mostWords && line.bulletDepth === 0 && !/[.!?]$/.test(line.text);
  if (!isMarked && !(isTitleLike(value) && isAlone && index < linesOfTitles)) return null;
  const at = line.text.indexOf(value);
  const start = line.start + Math.max(0, at);
  const looks = line.relativeSize > 1.1 || line.headingLevel > 0 ? 0.3 : 0;
  return {
    value,
    score: titleScore(value) + (isMarked ? 1.5 : 0) + Math.max(0, 0.8 - index * 0.1) + looks,
    start,
    end: at < 0 ? line.end : start + value.length,
  };
}

const mostWordsSought = 7;

/** The title for which a sentence of a line seeks somebody. */
function titleOfSentence({ line }: JobLine, index: number, isTitleLine: boolean): Candidate | null {
  for (const { pattern, longest } of sentences) {
    if (pattern === opening && (index > 0 || isTitleLine)) continue;
    const match = pattern.exec(line.text.slice(0, longest));
    const value = match?.[1] ? clean(match[1]) : '';
    if (!match || !isTitleLike(value) || value.split(' ').length > mostWordsSought) continue;
    const start = line.start + Math.max(0, line.text.indexOf(value, match.index));
    return { value, score: titleScore(value) + 0.2 - index * 0.02, start, end: start + value.length };
  }
  return null;
}

const capitals = /^\p{Lu}[\p{L}\d/&'-]*(?:\s(?:\p{Lu}[\p{L}\d/&'-]*|of|and|&)){0,5}$/u;

/** Where no list knows the title: whom the first line seeks in words with capitals, or the first line itself. */
function unknownTitle({ line }: JobLine): Found | null {
  const match = seeking.exec(line.text.slice(0, longestLine));
  const sought = match?.[1] ? clean(match[1]) : '';
  if (match && capitals.test(sought)) {
    const start = line.start + Math.max(0, line.text.indexOf(sought, match.index));
    return { value: sought, start, end: start + sought.length, confidence: 0.4 };
  }
  const isName = line.text.length <= 80 && !/[.!?]$/.test(line.text);
  return isName ? { value: clean(line.text), start: line.start, end: line.end, confidence: 0.3 } : null;
}

const mostOthers = 5;

/**
 * Finds the job's title among its first lines; the sentence that seeks somebody, when no line is a title.
 *
 * @returns The title, null where nothing may be one, and other titles for the same position.
 */
export function readJobTitle(lines: readonly JobLine[]): { title: Found | null; others: string[] } {
  const told = lines.filter(({ line }) => !mailHead.test(line.text));
  const candidates = told.slice(0, headLines).flatMap((line, index) => {
    const ofLine = titleOfLine(line, index);
    const ofSentence = titleOfSentence(line, index, ofLine !== null);
    return [ofLine, ofSentence].filter((candidate) => candidate !== null);
  });
  const best = [...candidates].sort((a, b) => b.score - a.score || a.start - b.start)[0];
  if (!best) return { title: told[0] ? unknownTitle(told[0]) : null, others: [] };
  const others = [...new Set(candidates.map(({ value }) => value))].filter(
    (value) => value.toLowerCase() !== best.value.toLowerCase() && isTitleLike(value),
  );
  const { value, start, end, score } = best;
  return { title: { value, start, end, confidence: Math.min(0.97, score / 2.2) }, others: others.slice(0, mostOthers) };
}

/** A title without the employer, and what stands behind it, that its line goes on with: `Sous Chef, The Tern & Tide, Galway`. */
export function titleWithout(title: Found, company: Found | null): Found {
  const at = company && company.start > title.start && company.end <= title.end ? company.start - title.start : -1;
  const value = at > 0 ? trimSeparators(title.value.slice(0, at)) : '';
  return value === '' ? title : { ...title, value, end: title.start + value.length };
}
