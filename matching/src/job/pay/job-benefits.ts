import words from '../../../data/advertisements/benefits.json' with { type: 'json' };
import { companyScore, startsWithVerb, titleScore } from '../../text/classify';
import { phrasesOf } from '../../text/phrase-list';
import type { JobLine } from '../job-sections';
import { isPayLabelled } from './pay-words';

const somebodyGives = '(?:we|you) (?:also |will |can )?(?:offer|provide|give|get|receive|expect)';
const employers = 'company|district|firm|school|hospital|trust|employer|university|city|agency';
const employerGives = `the (?:${employers}) (?:also )?(?:offers|provides|gives)`;
const youWillGet = "you['’]ll (?:get|receive|have)";
const inReturn = "in return(?:,? (?:we offer|you(?:['’]ll| will) (?:get|receive)))?";
const asHeading =
  '(?:our |the )?(?:benefits|perks|package)(?: are| includes?)?|wir bieten(?: ihnen| dir)?|ihre vorteile';
/** Starts of sentences about benefits; a list of them follows. */
const offering = new RegExp(
  String.raw`(?:^|[.!?]\s+)(?:${[somebodyGives, employerGives, youWillGet, inReturn, asHeading].join('|')})\s?:?\s+((?:[^.!?]|\.(?=\d)){3,400})`,
  'giu',
);
/** Text after the pay in its sentence: `plus commission`, `11.5% super`. */
const behindPay = /[$€£¥]\s?\d[\d.,k]*((?:[^.!?$€£¥]|\.(?=\d)){3,200})/giu;
const sure = phrasesOf(words.sure);
const known = phrasesOf([...words.sure, ...words.vague]);
const asks = /\b(?:require[sd]?|must|you have|experience of|essential|need(?:ed)?|licen[cs]e)\b/iu;
const maxItemLength = 90;
const most = 50;

/** Number, and share, of known benefits that make a list one of benefits without an introduction. */
const minKnown = 2;
const minShare = 0.6;
/** A sentence this short is one benefit: `Parking paid.` */
const maxWordsAlone = 5;

const separators = /,(?!\d{3})|[;•|]|\s\+\s|\bplus\b|\band\b|\bsowie\b|\bund\b|^\s*\+/iu;
const partsOf = (list: string): string[] =>
  list
    .split(separators)
    .map((item) => item.replace(/^[\s:)–-]{1,5}|[\s–-]{1,5}$/gu, '').replace(/^(?:an?|the|with|or)\s/iu, ''))
    .filter((item) => item !== '');
const money = /[$€£¥]|\b[A-Z]{3}\s?\d/u;
const mayBeOne = (item: string): boolean =>
  item.length <= maxItemLength && !asks.test(item) && (known.test(item) || !money.test(item));
const itemsOf = (list: string): string[] => partsOf(list).filter((item) => mayBeOne(item) && known.test(item));

/** `Bonus points` are preferences. */
const isPreference = /^\W*bonus points?\b/iu;
/** `Harrow Insurance Company`, `Insurance Clerk`, `Bonus: French`, `Kestrel is a bonus`. */
const isNameOrSentence = (sentence: string): boolean =>
  /[:：]|\s(?:is|are)\s/.test(sentence) || companyScore(sentence) >= 0.3 || titleScore(sentence) >= 0.6;

/** The items of a sentence that is only a list of benefits. */
function listedIn(sentence: string): string[] {
  if (startsWithVerb(sentence) || /^(?:we|you|wir|sie|our|i)\b/i.test(sentence)) return [];
  if (sentence.search(offering) >= 0) return [];
  const parts = partsOf(sentence);
  const isShort = sentence.trim().split(/\s+/).length <= maxWordsAlone;
  const isOne = parts.length === 1 && isShort && !isNameOrSentence(sentence);
  const count = parts.filter((part) => known.test(part)).length;
  const isList = parts.length > 1 && count >= minKnown && count / parts.length >= minShare;
  return (isOne || isList) && sure.test(sentence) && !isPreference.test(sentence) ? parts.filter(mayBeOne) : [];
}

/** Application instructions and pay among the lines of the benefits section. */
const noBenefit =
  /\S@\S|\d{3}[ .-]\d{3,4}|\b(?:send|submit) (?:us )?your\b|^\W*(?:an? )?(?:[\p{L}-]+ )?(?:salary|wage|pay) (?:of|between|from|range)\b/iu;

/** Benefits in sentences: after words of offering, after the pay, and in lists of nothing else. */
function offeredIn({ line, section }: JobLine): string[] {
  const text = line.text.slice(0, 2000);
  const stated = (forms: readonly RegExp[]): string[] =>
    forms.flatMap((form) => [...text.matchAll(form)].flatMap((match) => itemsOf(match[1] ?? '')));
  const isOfAsked = section === 'required' || section === 'preferred';
  if (isOfAsked && line.bulletDepth > 0) return stated([offering]);
  const listed = section === 'duties' ? [] : text.split(/[.!?](?!\d)\s*/).flatMap(listedIn);
  return [...stated(isOfAsked ? [offering] : [offering, behindPay]), ...listed];
}

/** The benefits besides the pay: the lines of their section, and offers in sentences elsewhere. */
export function readBenefits(lines: readonly JobLine[]): string[] {
  const found = lines.flatMap((each) => {
    const { line, section, isHeading } = each;
    if (isHeading) return [];
    const isItem =
      section === 'benefits' && line.text.length <= 200 && !isPayLabelled(line.text) && !noBenefit.test(line.text);
    return isItem ? [line.text] : offeredIn(each);
  });
  return [...new Set(found)].slice(0, most);
}
