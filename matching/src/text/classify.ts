import { endsWithLegalForm } from './legal-forms';
import {
  actionVerbs,
  companyNames,
  companyWords,
  coopTrades,
  departmentWords,
  firmNouns,
  titleHeads,
  titleModifiers,
} from './lexicon';
import { fold, isUpperCase } from './normalize';
import { genderNeutralWord } from './gender-neutral-words';
import { lookUpSkill } from '../taxonomy/skills';
import { readPlace } from './read-place';

/** Words as in the lexicons: folded, with inner hyphens and apostrophes. */
function lexiconWords(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}][\p{L}\p{N}&'@+-]*/gu) ?? [];
}

const afterHead =
  /\s*(?:[,(/–—|:]|\s-\s|\bof\b|\bfor\b|\bin\b|\bto the\b|\bto\b|\bat\b|\bwith\b|\bd[eiu]s?\b|\bd['’]|\bdel(?:la)?\b|\bd[ao]\b|\bf[üu]r\b|\bim\b|\ben\b).*$/i;
const ordinal = /^(?:i{1,3}|iv|v|[1-5]|[a-c]|l[1-9]|jr|sr|ii|level)$/;
const seniority =
  /^(?:senior|sr|junior|jr|lead|principal|chief|vice|assistant|associate|deputy|staff|head|interim|acting|trainee)\b/;

/** A co-op shop named by its initials: `QVX Co-op`, but not the student placement `IT Co-op`. */
function isInitialsCoop(text: string): boolean {
  const [, letters] = /^([A-Z]{2,5}) co-?op$/i.exec(text.trim()) ?? [];
  return letters !== undefined && isUpperCase(letters) && !isDepartment(letters);
}

/** A finite verb makes a sentence, not a title: `Jane Poe is a baker`. */
const finiteVerb = /\s(?:is|was|has|have|are|were)\s/;

/** Words before `student` in job titles. */
const studentWork = new Set(['working', 'work', 'thesis', 'placement', 'trainee', 'internship']);

/** Names without spaces tell by their end or beginning what they are. */
const eastAsianTitle =
  /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Katakana}ー\dA-Za-z/ ]{0,20}(?:工程师|工程師|经理|經理|主管|总监|總監|助理|会计|會計|设计师|設計師|专员|專員|顾问|顧問|分析师|分析師|教师|教師|护士|護士|律师|销售|实习生|實習生|架构师|エンジニア|マネージャー|プログラマー|デザイナー|営業|事務|部長|課長|係長|主任|店長|개발자|엔지니어|매니저|디자이너|관리자|과장|대리|사원|팀장|간호사|교사|설계사|연구원|상담사|강사|회계사|요리사|운전사|매장직원|영양사)$/u;
const eastAsianFirm =
  /^(?:株式会社|有限会社|合同会社|주식회사|㈜|\(주\))|(?:公司|集团|集團|株式会社|有限会社|合同会社|銀行|银行|医院|病院|事务所|事務所|주식회사|㈜|전자|은행|병원|그룹|산업|물산|건설|상사|학원|연구소|테크|소프트)$/u;

/**
 * How much a phrase looks like a job title.
 * @returns 0 (not at all) to 1 (its last word is the noun of a title).
 */
export function titleScore(text: string): number {
  if (eastAsianTitle.test(text)) return 1;
  if (text.length > 110 || finiteVerb.test(text)) return 0;
  if (endsWithLegalForm(text)) return 0;
  const core = fold(text).replace(afterHead, '');
  const words = lexiconWords(core || text).map(genderNeutralWord);
  while (words.length > 1 && ordinal.test(words[words.length - 1] ?? '')) words.pop();
  const last = words[words.length - 1];
  if (last === undefined) return 0;
  if (firmNouns.has(last) && words.length > 1) return 0;
  if (words.some((word, at) => word === 'student' && studentWork.has(words[at - 1] ?? ''))) return 1;
  if (last === 'co-op')
    return words.length > 1 && !coopTrades.has(words[words.length - 2] ?? '') && !isInitialsCoop(text) ? 1 : 0;
  const isHead = (word: string): boolean =>
    titleHeads.has(word) ||
    titleHeads.has(genderNeutralWord(word.replace(/s$/, ''))) ||
    titleHeads.has(genderNeutralWord(word.replace(/^.*-/, '')));
  if (isHead(last)) return words.length === 1 || titleModifiers.has(words[0] ?? '') || words.length <= 6 ? 1 : 0.7;
  const all = lexiconWords(text).map(genderNeutralWord);
  if (all.some(isHead)) return all.length <= 9 ? 0.6 : 0.3;
  if (/(?:mann|ist|eur|ier)$/.test(last) && last.length > 9) return 0.3;
  return seniority.test(core) ? 0.35 : 0;
}

/** Top-level domains in company names: `monday.com`. */
const topLevels = 'com|io|ai|org|net|co';
const isDomain = new RegExp(String.raw`^[\w-]+\.(?:${topLevels})$`, 'i');

/** Legal forms and words for firms in front of names. */
const leadingForm =
  /^(?:công ty|tập đoàn|ngân hàng|ооо|зао|оао|пао|ао|ип|тов|شركة|مؤسسة|مجموعة|مستشفى|בנק|חברת|משרד)(?= )/iu;

/**
 * How much a phrase looks like the name of an employer.
 * @returns 0 to 1.
 */
export function companyScore(text: string): number {
  if (text.length > 110) return 0;
  if (eastAsianFirm.test(text)) return 1;
  if (endsWithLegalForm(text) || leadingForm.test(text)) return 1;
  const words = lexiconWords(text);
  const last = words[words.length - 1] ?? '';
  if (words.length === 0) return 0;
  if (companyNames.has(words[0] ?? '') && words.length <= 4 && titleScore(text) < 1) return 0.9;
  const count = words.filter((word) => companyWords.has(word)).length;
  if (companyWords.has(last) && words.length > 1) return 0.75;
  if (count > 0) return words.length > 1 ? 0.5 : 0.3;
  if (isDomain.test(text.trim())) return 0.9;
  if (text.includes('&')) return 0.45;
  return 0;
}

/** Whether the whole phrase is a place. */
export function isPlace(text: string): boolean {
  return readPlace(text) !== null;
}

/** Titles that begin with a verb form. */
const verbalTitle = /^working (?:student|foreman|supervisor|manager|chef|lead)\b/i;

/** Whether a line begins with a verb, as descriptions of tasks do: `Managed a team of …`. */
export function startsWithVerb(text: string): boolean {
  if (verbalTitle.test(text)) return false;
  const first = lexiconWords(text.slice(0, 40))[0];
  return first !== undefined && actionVerbs.has(first);
}

/** Whether the first verb of a line is in its base form: `Build` and `Serve`, but neither `Built` nor `Building`. */
export function startsWithBareVerb(text: string): boolean {
  const first = lexiconWords(text.slice(0, 40))[0] ?? '';
  const stem = first.replace(/e$/, '');
  return startsWithVerb(text) && [`${stem}ed`, `${stem}ing`].some((form) => actionVerbs.has(form));
}

const smallName = new RegExp(
  String.raw`^(?:\p{Ll}{1,2}\p{Lu}|[\w-]{2,30}\.(?:${topLevels}|app|dev)(?![\p{L}\p{N}]))`,
  'u',
);
const addressOfCountry = /^[\w-]{2,30}\.[a-z]{2}(?![\p{L}\p{N}])/u;

/**
 * Whether a text begins with a lower-case company name: `eBay`, `monday.com`, `tolva.pl`, but not the skill `node.js`.
 */
function beginsWithSmallName(text: string): boolean {
  const address = addressOfCountry.exec(text)?.[0];
  return smallName.test(text) || (address !== undefined && lookUpSkill(address) === undefined);
}

/** Somebody else describes the candidate: `She has worked at Brot AG`. */
const thirdPerson =
  /^(?:[\p{L}\p{M}.'’-]+ ){1,4}(?:(?:has|have) (?:been|worked|run|led|taught)|(?:is|was) (?:an?|the))\s/u;

/** Whether a line is running text rather than a name, a title or a list of short parts. */
export function isProse(text: string): boolean {
  if (text.length > 130 || thirdPerson.test(text)) return true;
  const first = text.trimStart()[0] ?? '';
  if (first !== first.toUpperCase() && !beginsWithSmallName(text.trimStart())) return true;
  const words = text.split(' ');
  if (/[.;]$/.test(text) && words.length > 6 && !endsWithLegalForm(text)) return true;
  if (startsWithVerb(text) && words.length > 4 && titleScore(text.split(',')[0] ?? '') < 1) return true;
  const small = words.filter((word) => /^\p{Ll}/u.test(word)).length;
  return words.length >= 9 && small / words.length > 0.55;
}

/** Whether a phrase after a title is a department or field rather than an employer: `Intensive Care`. */
export function isDepartment(text: string): boolean {
  const words = fold(text.trim()).split(/\s+/);
  if (words.length <= 4 && words.every((word) => departmentWords.has(word))) return true;
  if (/^(?:grades?|level|band|tier|gs)[ -][\dk][\dk/-]*$/i.test(text.trim())) return true;
  if (companyScore(text) >= 0.75) return false;
  return words.length <= 4 && lookUpSkill(text) !== undefined;
}
