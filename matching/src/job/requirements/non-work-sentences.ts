import words from '../../../data/advertisements/not-work.json' with { type: 'json' };
import type { ParsedJob } from '@portal/domain/jobs/parsed-job';
import type { JobSection } from '../job-sections';
import { namedCertificates } from './named-certificates';
import { findUnlistedLicenses } from './unlisted-licenses';
import { findLanguages } from '../../taxonomy/languages';
import { findSkills } from '../../taxonomy/skills';
import { titleScore } from '../../text/classify';
import { anyOf, phrasesOf } from '../../text/phrase-list';

/** Statements about the employer and what it offers. */
const ofEmployer = new RegExp(
  String.raw`^\W*(?:at )?(?:our|we)\b|${anyOf(words.ofEmployer)}|\((?:on-?site|hybrid|remote)\)`,
  'iu',
);
/** Statements required by law or policy. */
const legal = phrasesOf(words.legal);
/** Legal words that also name skills; among requirements they count. */
const legalElsewhere = phrasesOf(words.legalElsewhere);
const money = /[$€£¥]\s?\d|\b(?:USD|EUR|GBP|CAD|AUD|CHF|QAR|INR|SGD|NZD)\b/u;
/** `$43.10–$58.75/hr DOE`, `£42,000 a year`. */
const payLine = new RegExp(
  String.raw`[$€£¥]\s?\d[\d.,]*k?(?:\s?(?:-|–|—|to)\s?[$€£¥]?\s?\d[\d.,]*k?)?\s?(?:\/\s?(?:h|hr|hour|yr|year|day)\b|(?:an?|per) (?:hour|year|annum|day)\b|DOE\b|hourly\b|annually\b|gross\b)|[$€£¥]\s?\d{2,3}(?:[.,]\d{3}|k)\s?(?:-|–|—|to)\s?[$€£¥]?\s?\d{2,3}(?:[.,]\d{3}|k)(?![\d.,]*\s?(?:m|bn|million)\b)`,
  'iu',
);
const given = new RegExp(anyOf(words.given), 'giu');
const applicants = anyOf(['candidate', 'candidates', 'applicant', 'applicants']);
/** How to apply, and the process. */
const applying = new RegExp(
  String.raw`${anyOf(words.applying)}|${anyOf(words.chosen)} ${applicants}|\bcandidates? (?:must|should|will|who|with)\b|\bclosing (?:on|\d|[ap]m)|\binterviews? (?:is|are|will|on|at)\b|^questions\b`,
  'iu',
);
/** Words of headings, which contain no requirement. */
const heading = new RegExp(
  String.raw`^\W*(?:${anyOf(words.heading)}|what (?:we|you)(?:'ll|'d|'re)?(?: \w+){0,4})\W*$`,
  'iu',
);
const weekday = '(?:mon|tues?|wed|thu(?:rs)?|fri|sat|sun)';
const formOfWork = '(?:permanent|temporary|fixed[- ]term|full[- ]time|part[- ]time|casual)';
/** Terms of employment: days, dates, duration, pay. */
const terms = new RegExp(
  [
    String.raw`\b${weekday}(?:day)?s?\s*(?:-|–|to)\s*${weekday}`,
    String.raw`\b\d{1,2}(?:[:.]\d\d)?\s?[ap]m\b`,
    String.raw`^\W*${formOfWork}\b.{0,40}\b(?:role|position|contract|job|vacancy|opportunity)\b`,
  ].join('|'),
  'iu',
);
/** A sum in a line this short is the pay. */
const payWords = 8;
const ofDegree =
  /\b(?:degree|diploma|bachelor'?s?|master'?s|ph\.?d|b\.?sc|m\.?sc|b\.s\.|b\.a\.|mba|ged|high school)\b/iu;
/** Labels of form lines: place, client, pay, terms, contact. */
const facts = [
  'from|to|cc|sent|subject|job(?: title| id| type)?|position|title|client|company|employer|department|reports to',
  'loc(?:ation)?|place|city|type|employment(?: type)?|contract(?: type)?|work(?:place|ing) type|duration|start(?: date)?',
  String.raw`hours|schedule|shift|rate|pay(?: rate)?|ref(?:erence)?(?: no\.?)?`,
  'questions|contact|send resumes to|apply(?: to| at)?|say hi',
];
const factLabel = new RegExp(String.raw`^\W*(?:${facts.join('|')})\s*[:：]`, 'iu');
/** A line this short may name a language and its level. */
const shortLanguage = 9;
const headerLines = 3;
/** Nothing, or a legal form and a place after a separator. */
const behindEmployer = /^\s*(?:$|[,.|·(–—-].{0,40}$)/u;
/** A line with a place is not longer. */
const maxHeadWords = 8;
/** Employer and place: `Main contractor, Leeds`. */
const placeAtEnd = /^[^.;:]{3,80},\s\p{Lu}[\p{L}'-]+(?:\s\p{Lu}[\p{L}'-]*)*$/u;
const separators = /\s[·|–—-]\s|[·|]/u;

/** Whether a text is the employer's name, optionally with a legal form or place. */
export function isEmployerName(text: string, company: string): boolean {
  const name = text.trim();
  // Splitting into sentences removes the period of a legal form.
  const own = company.replace(/\.$/, '');
  if (own === '' || !name.toLowerCase().startsWith(own.toLowerCase())) return false;
  const behind = name.slice(own.length);
  // A company's name may contain its work: `Welding, MIG and TIG`.
  return behindEmployer.test(behind) && findSkills(behind).length === 0;
}

/** Whether one of a job's first lines is only the employer and the place. */
export function isEmployerLine(line: string, index: number, company: string): boolean {
  if (index >= headerLines) return false;
  if (isEmployerName(line, company)) return true;
  const isList = line.indexOf(',') !== line.lastIndexOf(',');
  return !isList && line.trim().split(/\s+/).length <= maxHeadWords && placeAtEnd.test(line.trim());
}

/** Whether a job's line is its header: title, employer, place. */
export function isHead(line: string, index: number, { title, company }: ParsedJob): boolean {
  if (index >= headerLines) return false;
  if (isEmployerLine(line, index, company)) return true;
  const isTitle = title !== '' && line.toLowerCase().includes(title.toLowerCase()) && line.length < title.length + 60;
  return isTitle || (separators.test(line) && line.split(/\s+/).length <= 14);
}

/** Whether a job's line is a form field such as `Location: Leeds`, not work. */
export function isFact(line: string): boolean {
  return factLabel.test(line);
}

/** Words of a requirement in a sentence about the employer: `We are looking for a cook with …`. */
const asking =
  /\b(?:looking for|seek(?:s|ing)?|need(?:s|ed|ing)?|want(?:s|ed)?|require[sd]?|must|experience[d]?|skills?|skilled|knowledge|ability|proficien\w*|familiar\w*|who (?:can|has|have|is|are|knows?)|you(?:'ll|'ve|'d)?)\b/iu;

/** Characters of a sentence that are examined. */
const maxSentenceLength = 1500;

/**
 * Words before the employer's name at the start of a sentence: `At the …`, `As one of the oldest makers of tents, …`.
 */
const beforeEmployer = String.raw`^\W*(?:[Aa]s (?:an?|one of) [^,.]{3,80}, )?(?:[Aa]t )?(?:[Tt]he )?`;
/** Minimum length of a name's first word to identify it. */
const minLetters = 4;

/** Whether the employer is the subject of a sentence, by the first word of its name: people shorten the rest. */
function isAboutEmployer(sentence: string, company: string): boolean {
  const first = /[\p{L}\d'’&-]+/u.exec(company.replace(/^the\s/iu, ''))?.[0] ?? '';
  if (first.length < minLetters || titleScore(sentence) >= 0.6) return false;
  return new RegExp(
    String.raw`${beforeEmployer}${anyOf([first])}(?:\s(?:[\p{Lu}&][\p{L}&.'’-]*,?\s){0,6})?[\p{Ll}]+\s`,
    'u',
  ).test(sentence);
}

/**
 * Whether a sentence of a job contains no requirement: pay, terms, how to apply, the employer and its offer.
 * @param section Its section: among the requirements everything but terms and addresses counts.
 * @param company The employer's name; empty when unknown.
 */
export function asksNothing(text: string, section: JobSection, company: string): boolean {
  const sentence = text.slice(0, maxSentenceLength);
  if ([applying, heading, terms, legal, payLine].some((pattern) => pattern.test(sentence))) return true;
  return (
    section !== 'required' &&
    section !== 'preferred' &&
    !asking.test(sentence) &&
    (isNotWork(sentence) || isAboutEmployer(sentence, company))
  );
}

/** `Harbor Foods makes sauces`, `The Copper Heron is a seafood restaurant`. */
const withSubject = new RegExp(
  String.raw`^\W*(?:The )?(?!(?:You|We|I|This|That|It|They|There|What|Who|Candidates?|Applicants?)\b)\p{Lu}[\p{L}’'-]+(?: (?:&|and|of|\p{Lu}[\p{L}’'-]*)){0,5} ${anyOf(words.employerDoes)} `,
  'u',
);

/** Whether a sentence of a job is about the employer, its offer or how to apply rather than the work. */
export function isNotWork(text: string): boolean {
  const sentence = text.slice(0, maxSentenceLength);
  if (
    [ofEmployer, withSubject, applying, heading, terms, legal, legalElsewhere].some((pattern) => pattern.test(sentence))
  )
    return true;
  if (money.test(sentence) && sentence.trim().split(/\s+/).length <= payWords) return true;
  const gifts = new Set(sentence.toLowerCase().match(given) ?? []).size + (money.test(sentence) ? 1 : 0);
  return gifts >= 2;
}

/**
 * Whether words of a job are about something with a category of its own: a degree, certificate, license or language.
 */
export function isOfOwnCategory(text: string): boolean {
  return (
    ofDegree.test(text) ||
    namedCertificates(text).length > 0 ||
    findUnlistedLicenses(text).length > 0 ||
    (text.split(/\s+/).length <= shortLanguage && findLanguages(text).length > 0)
  );
}
