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

/** End of a title at the start of a sentence: `Pharmacist since 2017 at Mercy`, `GL lead: books closed`. */
const titleEnd = /[,:;(–—/|]|\s(?:at|since|for|with|in|from|until|and|who|there|\d{4}|-)\s/;
const opening =
  /^(?:and|then|i am|i'm|i work|i worked|currently|now|previously|before that|earlier|worked|working|as|an?|the)\s+/i;
const maxTitleLength = 6;
const maxSentenceLength = 1000;
/** Words that start a sentence, not a title. */
const notTitle =
  /^(?:i|we|he|she|they|it|my|our|two|three|both|on|in|by|for|with|from|each|every|all|some|one|most|many|people|who|whom|what|when|whenever|where|why|how|which|if|after|before|while|because|since|until|although|though|as|that|this|these|those|there|should|would|could|can|may|might|must|will|do|does|did|has|have|had|is|are|was|were|no|not|never|nobody|somebody|someone)\b|\?/i;
/** Capitals are an abbreviation: `IT Manager`, `AS/400 Operator`. */
const abbreviation = /^\p{Lu}{2}(?!\p{L})/u;
const beginsSentence = (title: string): boolean => notTitle.test(title) && !abbreviation.test(title);
/** A plural is about other people: `teachers`. */
const ofSeveral = (title: string): boolean =>
  /(?:[eo]r|ist|ant|ian|nurse)s$/i.test(title) && titleScore(title.slice(0, -1)) >= 1;

/** The title at the start of a sentence, or an empty string. */
function titleOf(sentence: string): string {
  let text = sentence.trim();
  for (let round = 0; round < 3; round++) text = text.replace(opening, '');
  const end = text.search(titleEnd);
  const title = (end < 0 ? text.replace(/\.$/, '') : text.slice(0, end)).trim();
  const isTitle =
    title.split(/\s+/).length <= maxTitleLength && titleScore(title) > 0 && !beginsSentence(title) && !ofSeveral(title);
  return isTitle && occupationsOfTitle(title).length > 0 ? title : introducedTitle(sentence);
}

/** Labels before a title: `My title: Yard Planner`, `the badge says "Shift Captain"`. */
const called =
  /(?<!['’]s )\b(?:title|badge|card|contract)(?: on (?:my|the) (?:card|badge|door|contract))?(?: is| says|:)+ ["“]?((?:[\p{L}/&-]+ ){0,4}[\p{L}/&-]+)/iu;

/** First-person introductions: `I have been deputy manager at`, `I am working as a driver since`. */
const introduction =
  /\b(?:i am|i'm|i have been|i've been|i was|i work|i worked|have been|am) (?:(?:now|currently|employed|working) )*(?:as )?(?:(?:an?|the) )?((?:[\p{L}/&-]+ ){0,5}?[\p{L}/&-]+)(?=\s+(?:at|in|for|with|from|since|of|until|till|there|by|\d)\b|[,.;:(]|$)/giu;

/** Sentences whose subject, the person's name, was blanked: ` is a baker`, `was a cook`. */
const nameless = /^\W*(?=(?:is|was|has been|works?|worked|has worked) )/i;
/** Third-person subjects, in a resume without `I`. */
const ofThird =
  /^\W*(?:she|he|they|ze|zie|xe|hir|fae|ey) (?=(?:is|was|has been|works?|worked|has worked|are|were|have been|have worked) )/i;
const firstPerson = /\b(?:I|[Mm]y|me)\b/;

/** Rewrites a third-person sentence in the first person: `I am a baker`. */
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

/** The title with which the writer introduces themselves, or an empty string. */
function introducedTitle(sentence: string): string {
  const part = sentence.slice(0, maxSentenceLength);
  const said = called.exec(part)?.[1] ?? '';
  if (titleScore(said) > 0) return said;
  const titles = [...part.matchAll(introduction)].map((match) => match[1] ?? '');
  return titles.find((title) => titleScore(title) >= (occupationsOfTitle(title).length > 0 ? 0.3 : 1)) ?? '';
}

const partBreak = /[,;|•·:()[\]]|\s[-–—]\s|\.(?:\s|$)/;

/** Other people in a sentence: `The inspector`, `my chef`. */
const aboutOthers = /^(?:the|my|our|their|his|her)\s/i;

/** Text before a title in a list: `, and call handler`. */
const leadingWords = /^["“\s]*(?:(?:and|then)\s+)?/;

/** A part up to the end of its title: `Shift electrician since 2019`, `Kitchen porter at a lodge`. */
function withoutRest(part: string): string {
  const end = part.search(titleEnd);
  return (end < 0 ? part : part.slice(0, end)).trim();
}

/** Other people, whose titles and periods are not the writer's: `My sister, a nurse since 2012`. */
const otherPeople = new RegExp(
  `^(?:and |but )?(?:${anyPrivate('own')}|his|her|their|the) (?:\\p{L}+ )?(?:${anyPrivate('family')}|neighbou?rs?|friends?|colleagues?|boss|manager|supervisor|mentor|teacher|landlord|flatmate|roommate|spouse)(?!\\p{L})(?! (?:of|at|for) (?:the )?(?:\\p{L}+ )?(?:team|department|company)\\b)`,
  'iu',
);
const isAboutOthers = (sentence: string): boolean => otherPeople.test(fold(sentence).trim());
/** A role without `I was`: `The kitchen manager of Vale Inn from 2014 to 2020, ordering food`. */
const ownRole = /^the (?=(?:\p{L}+ ){0,3}\p{L}+,? (?:at|of|for|in|from|since|\(?\d))/iu;
/** Words that show somebody else in the sentence, or a description. */
const otherSubject = /\b(?:me|us|my|our|who|whom|whose|him|her|his|their|is|are|was|were|has|had|have)\b/i;
const year = /(?:19|20)\d\d/;
const asOwn = (sentence: string): string =>
  ownRole.test(sentence) && year.test(sentence) && !otherSubject.test(sentence)
    ? sentence.replace(ownRole, '').replace(/^./, (letter) => letter.toUpperCase())
    : sentence;
/** A title after a name belongs to that name: `I live with Anna, a nurse`. */
const afterName = /\s(?:with|by|to|from|for)\s\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+)?$/u;

/** The part of a dated line that looks like a title; a rank alone (`Principal`) does not count. */
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
      words <= maxTitleLength &&
      titleScore(part) >= 1 &&
      !beginsSentence(part) &&
      !ofSeveral(part)
    );
  };
  return (
    parts.find((part, at) => isTitle(part) && !(/^an?\s/i.test(part) && afterName.test(written[at - 1] ?? ''))) ?? ''
  );
}

/** A period at a school without a title is no work: `Santa Maria Primary School 1995–2001`. */
const ofSchool = /\b(?:school|primary|secondary|gymnasium|lyc[eé]e)\b/iu;

/** Longest text between a title and its period. */
const maxHeadLength = 200;
const sentenceBreak = /(?<=[.!?])\s+/;
const sentencesOf = (line: string): string[] => line.split(sentenceBreak).flatMap(partsByPeriod).map(asOwn);

const minOfSentence = 6;
const isSentence = (text: string): boolean => /[.!?]$/.test(text.trim()) && text.split(/\s+/).length >= minOfSentence;

/** Upper bound, because each position is compared with all others. */
const maxPositions = 60;

/** This much text counts as work even without a title or period. */
const enoughWords = 40;

/**
 * Finds positions in running text that no other part of the resume claims: a period that no position covers starts one;
 * in a resume without positions, so does a sentence with a title. Keyword lines are skipped, and so is the text of
 * resumes whose positions staff corrected.
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
      const isOfSchool = ofSchool.test(sentence) && titleAmongParts(sentence) === '';
      const isNew = dates !== undefined && !isOfSchool && found.length < maxPositions && !isCovered(dates, known);
      const title = hasNoPositions ? titleOf(said) : '';
      if (dates && !isNew) last = found.find((one) => isCovered(dates, [one])) ?? last;
      // `Beverage Lead, Hotel Aurelian. From August 2019.`
      const hasOnlyDates =
        isNew && last?.startDate === '' && last.endDate === '' && last.description.length < maxHeadLength;
      if (title === '' && last && (!isNew || hasOnlyDates)) {
        last.description += `\n${sentence}`;
        if (hasOnlyDates) Object.assign(last, dates);
      } else if (found.length < maxPositions && (title !== '' || isNew)) {
        // Text above the first position of a resume without headings introduces that position.
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

/** A period with this few words says nothing about the work, so the rest of the text may. */
const fewWords = 6;
const saysHardlyAnything = ({ title, description }: ParsedWork): boolean =>
  title === '' && (withoutTimes(description).match(/\p{L}+/gu)?.length ?? 0) <= fewWords;

/** Whether a position has more than dates. */
const saysAnything = ({ title, description }: ParsedWork): boolean =>
  title !== '' || /\p{L}{3}/u.test(withoutTimes(description));

function positionOf(title: string, description: string, dates: Period = { startDate: '', endDate: '' }): ParsedWork {
  return { title, companyName: '', location: '', ...dates, description, managementScore: 0 };
}
