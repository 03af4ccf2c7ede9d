import type { ParsedWork } from '@portal/domain/resumes/parsed-resume';
import { occupationsOfTitle, seniorityRank } from '../../taxonomy/occupations';
import { titleScore } from '../../text/classify';
import { fold } from '../../text/normalize';
import { withoutTimes } from '../../text/private-life';
import { anyPrivate } from '../../text/private-words';
import { coveredMonths, monthSpan } from '../../resume/work/months';
import type { ImpersonalResume } from '../impersonal-resume';
import { partsByPeriod, statedPeriod, type Period } from './stated-periods';
import { unclaimedBlocks } from './unclaimed-lines';

/** Where the title at the beginning of a sentence ends: `Pharmacist since 2017 at Mercy`, `GL lead: books closed`. */
const titleEnd = /[,:;(–—/|]|\s(?:at|since|for|with|in|from|until|and|who|there|\d{4}|-)\s/;
const opening =
  /^(?:and|then|i am|i'm|i work|i worked|currently|now|previously|before that|earlier|worked|working|as|an?|the)\s+/i;
const longestTitle = 6;
const longestSentence = 1000;
/** Words with which a sentence begins, and no title. */
const notTitle =
  /^(?:i|we|he|she|they|it|my|our|two|three|both|on|in|by|for|with|from|each|every|all|some|one|most|many|people|who|whom|what|when|whenever|where|why|how|which|if|after|before|while|because|since|until|although|though|as|that|this|these|those|there|should|would|could|can|may|might|must|will|do|does|did|has|have|had|is|are|was|were|no|not|never|nobody|somebody|someone)\b|\?/i;
/** `IT Manager`, `AS/400 Operator`: capitals are a short form, and no small word. */
const abbreviation = /^\p{Lu}{2}(?!\p{L})/u;
const beginsSentence = (title: string): boolean => notTitle.test(title) && !abbreviation.test(title);
/** Several people, whom somebody tells of: `teachers`. */
const ofSeveral = (title: string): boolean =>
  /(?:[eo]r|ist|ant|ian|nurse)s$/i.test(title) && titleScore(title.slice(0, -1)) >= 1;

/** The title that a sentence begins with, or none. */
function titleOf(sentence: string): string {
  let text = sentence.trim();
  for (let round = 0; round < 3; round++) text = text.replace(opening, '');
  const end = text.search(titleEnd);
  const title = (end < 0 ? text.replace(/\.$/, '') : text.slice(0, end)).trim();
  const isTitle =
    title.split(/\s+/).length <= longestTitle && titleScore(title) > 0 && !beginsSentence(title) && !ofSeveral(title);
  return isTitle && occupationsOfTitle(title).length > 0 ? title : introducedTitle(sentence);
}

/** What people are called where they work: `My title: Yard Planner`, `the badge says "Shift Captain"`. */
const called =
  /(?<!['’]s )\b(?:title|badge|card|contract)(?: on (?:my|the) (?:card|badge|door|contract))?(?: is| says|:)+ ["“]?((?:[\p{L}/&-]+ ){0,4}[\p{L}/&-]+)/iu;

/** How people say in a sentence what they are: `I have been deputy manager at`, `I am working as a driver since`. */
const introduction =
  /\b(?:i am|i'm|i have been|i've been|i was|i work|i worked|have been|am) (?:(?:now|currently|employed|working) )*(?:as )?(?:(?:an?|the) )?((?:[\p{L}/&-]+ ){0,5}?[\p{L}/&-]+)(?=\s+(?:at|in|for|with|from|since|of|until|till|there|by|\d)\b|[,.;:(]|$)/giu;

/** The same of somebody who is told of by their name, which is taken out of what is graded: ` is a baker`, `was a cook`. */
const nameless = /^\W*(?=(?:is|was|has been|works?|worked|has worked) )/i;
/** In a resume that nowhere says `I`. */
const ofThird =
  /^\W*(?:she|he|they|ze|zie|xe|hir|fae|ey) (?=(?:is|was|has been|works?|worked|has worked|are|were|have been|have worked) )/i;
const firstPerson = /\b(?:I|[Mm]y|me)\b/;

/** A sentence of a resume in the third person as its writer would say it: `I am a baker`. */
function inFirstPerson(sentence: string, isThird: boolean): string {
  const subjects = isThird ? [nameless, ofThird] : [nameless];
  const subject = subjects.find((form) => form.test(sentence));
  if (!subject) return sentence;
  return sentence
    .replace(subject, 'I ')
    .replace(/^I (?:is|are)\b/i, 'I am')
    .replace(/^I were\b/i, 'I was')
    .replace(/^I has\b/i, 'I have')
    .replace(/^I works\b/i, 'I work');
}

/** The title with which somebody introduces themselves in a sentence, or none. */
function introducedTitle(sentence: string): string {
  const part = sentence.slice(0, longestSentence);
  const said = called.exec(part)?.[1] ?? '';
  if (titleScore(said) > 0) return said;
  const titles = [...part.matchAll(introduction)].map((match) => match[1] ?? '');
  return titles.find((title) => titleScore(title) >= (occupationsOfTitle(title).length > 0 ? 0.3 : 1)) ?? '';
}

const partBreak = /[,;|•·:()[\]]|\s[-–—]\s|\.(?:\s|$)/;

/** Whom the sentence tells of beside the writer: `The inspector`, `my chef`. */
const aboutOthers = /^(?:the|my|our|their|his|her)\s/i;

/** What stands before a title in an enumeration: `, and call handler`. */
const leadingWords = /^["“\s]*(?:(?:and|then)\s+)?/;

/** A part up to where its title ends: `Shift electrician since 2019`, `Kitchen porter at a lodge`. */
function withoutRest(part: string): string {
  const end = part.search(titleEnd);
  return (end < 0 ? part : part.slice(0, end)).trim();
}

/** People beside the writer, whose titles and periods are not the writer's: `My sister, a nurse since 2012`. */
const otherPeople = new RegExp(
  `^(?:and |but )?(?:${anyPrivate('own')}|his|her|their|the) (?:\\p{L}+ )?(?:${anyPrivate('family')}|neighbou?rs?|friends?|colleagues?|boss|manager|supervisor|mentor|teacher|landlord|flatmate|roommate|spouse)(?!\\p{L})(?! (?:of|at|for) (?:the )?(?:\\p{L}+ )?(?:team|department|company)\\b)`,
  'iu',
);
const isAboutOthers = (sentence: string): boolean => otherPeople.test(fold(sentence).trim());
/** `The kitchen manager of Vale Inn from 2014 to 2020, ordering food`: what somebody was, who leaves the `I was` out. */
const ownRole = /^the (?=(?:\p{L}+ ){0,3}\p{L}+,? (?:at|of|for|in|from|since|\(?\d))/iu;
/** Words of a sentence that has somebody else in it, or that tells how somebody was. */
const otherSubject = /\b(?:me|us|my|our|who|whom|whose|him|her|his|their|is|are|was|were|has|had|have)\b/i;
const year = /(?:19|20)\d\d/;
const asOwn = (sentence: string): string =>
  ownRole.test(sentence) && year.test(sentence) && !otherSubject.test(sentence)
    ? sentence.replace(ownRole, '').replace(/^./, (letter) => letter.toUpperCase())
    : sentence;
/** `I live with Anna, a nurse`: what stands behind a name that a sentence leads to is that one's. */
const afterName = /\s(?:with|by|to|from|for)\s\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+)?$/u;

/** The part of a line with dates that looks like a title; a rank alone (`Principal`) names none. */
function titleAmongParts(line: string): string {
  const written = line.split(partBreak);
  const parts = written.map((part) => withoutRest(part.replace(leadingWords, '')));
  const isTitle = (part: string): boolean => {
    const words = part.split(/\s+/).length;
    const isNamed = words > 1 || seniorityRank(part) === 2;
    const isSomeoneElse = aboutOthers.test(part);
    return (
      isNamed &&
      !isSomeoneElse &&
      words <= longestTitle &&
      titleScore(part) >= 1 &&
      !beginsSentence(part) &&
      !ofSeveral(part)
    );
  };
  return (
    parts.find((part, at) => isTitle(part) && !(/^an?\s/i.test(part) && afterName.test(written[at - 1] ?? ''))) ?? ''
  );
}

/** So far behind a title its period may stand. */
const longestHead = 200;
const sentenceBreak = /(?<=[.!?])\s+/;
const sentencesOf = (line: string): string[] => line.split(sentenceBreak).flatMap(partsByPeriod).map(asOwn);

const fewestOfSentence = 6;
const isSentence = (text: string): boolean =>
  /[.!?]$/.test(text.trim()) && text.split(/\s+/).length >= fewestOfSentence;

/** Nobody tells more: each further one would have all of them compared. */
const mostPositions = 60;

/** So many words tell some work, even of somebody who names neither a title nor a period. */
const enoughWords = 40;

/**
 * The positions in the running text of a resume, as far as no other part of it has taken the text: a period that no other
 * position covers begins one, and, where the resume shows no other position, a sentence with a title does. Lines that are
 * walls of words tell none, and neither does the text of somebody whose positions staff have corrected.
 * @param today `YYYY-MM-DD`, from which `for six years` is counted back.
 */
export function positionsInText(resume: ImpersonalResume, today: string): ParsedWork[] {
  if (resume.isWorkCorrected) return [];
  const hasNoPositions = resume.work.every(
    ({ title, companyName, startDate, endDate, description }) =>
      `${startDate}${endDate}${description}` === '' || (title === '' && occupationsOfTitle(companyName).length === 0),
  );
  const blocks = unclaimedBlocks(resume);
  const found: ParsedWork[] = [];
  const monthsOf = (positions: readonly Period[]): number =>
    coveredMonths(positions.map((one) => monthSpan(one.startDate, one.endDate, today)).filter((span) => span !== null));
  const isCovered = (dates: Period, by: readonly Period[]): boolean => monthsOf([...by, dates]) === monthsOf(by);
  const all = blocks.flat().join('\n');
  const isThird = !firstPerson.test(all);
  const above: string[] = [];
  for (const block of blocks) {
    let last: ParsedWork | undefined;
    let before = '';
    for (const sentence of block.flatMap(sentencesOf)) {
      const said = inFirstPerson(sentence, isThird);
      const known = [...resume.work, ...found];
      if (isAboutOthers(said)) continue;
      const dates = statedPeriod(said, today, known);
      const isNew = dates !== undefined && found.length < mostPositions && !isCovered(dates, known);
      const title = hasNoPositions ? titleOf(said) : '';
      if (dates && !isNew) last = found.find((one) => isCovered(dates, [one])) ?? last;
      // `Beverage Lead, Hotel Aurelian. From August 2019.`
      const hasOnlyDates =
        isNew && last?.startDate === '' && last.endDate === '' && last.description.length < longestHead;
      if (title === '' && last && (!isNew || hasOnlyDates)) {
        last.description += `\n${sentence}`;
        if (hasOnlyDates) Object.assign(last, dates);
      } else if (found.length < mostPositions && (title !== '' || isNew)) {
        // What stands above the first position of a text without any heading introduces it.
        const stated = found.length === 0 && resume.work.length === 0 ? [...above, sentence] : [sentence];
        last = positionOf(title || titleAmongParts(sentence) || titleAmongParts(before), stated.join('\n'), dates);
        found.push(last);
      } else if (isSentence(sentence)) above.push(sentence);
      if (sentence.trim() !== '') before = sentence;
    }
  }
  const isEmpty = [...resume.work, ...found].every(saysHardlyAnything);
  const isWork = isEmpty && all.split(/\s+/).length >= enoughWords;
  return isWork ? [positionOf('', all)] : found.filter(saysAnything);
}

/** So few words beside a period say nothing of what was done in it, so that the rest of the text may. */
const fewWords = 6;
const saysHardlyAnything = ({ title, description }: ParsedWork): boolean =>
  title === '' && (withoutTimes(description).match(/\p{L}+/gu)?.length ?? 0) <= fewWords;

/** Whether a position is more than its period: dates alone tell no work. */
const saysAnything = ({ title, description }: ParsedWork): boolean =>
  title !== '' || /\p{L}{3}/u.test(withoutTimes(description));

function positionOf(title: string, description: string, dates: Period = { startDate: '', endDate: '' }): ParsedWork {
  return { title, companyName: '', location: '', ...dates, description, managementScore: 0 };
}
