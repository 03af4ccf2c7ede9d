import { companyScore, isDepartment, isPlace, startsWithVerb, titleScore } from '../../text/classify';
import workingLife from '../../../data/lexicon/working-life.json' with { type: 'json' };
import { alternatives } from '../../text/alternatives';
import { phrasesOf } from '../../text/phrase-list';
import type { Span } from '../../text/span';
import { occupationsOfTitle } from '../../taxonomy/occupations';
import { privateKind } from '../../text/private-life';
import { anyPrivate } from '../../text/private-words';

/** Nouns that end like occupations and are none: beliefs, illnesses. */
const nonTitleNouns = new RegExp(`${anyPrivate('persons')}$`, 'iu');
const agent = /\p{L}{3}(?:er|or|ist)$/iu;

/** Whether words name an occupation: a title noun, a known profession or an agent noun. */
function isTitle(words: string): boolean {
  const last = words.split(' ').at(-1) ?? '';
  if (nonTitleNouns.test(last)) return false;
  return titleScore(words) > 0.3 || agent.test(last) || occupationsOfTitle(words).length > 0;
}

/**
 * Whether a clause is about private life: `deaf since 2008`, `nurse and married since 2012`; not `Deaf teacher since
 * 2008`.
 */
const isPersonal = (clause: string): boolean =>
  [clause, ...clause.split(/\sand\s/).slice(1)].some((part) => privateKind(part) !== '');

/** A registration or membership date; the work itself may have begun at any time. */
const licensed =
  /^(?:\p{L}+ )?(?:registration|licensure|membership|member of|(?:registered|licen[cs]ed|certified|accredited) (?:with|by)|admitted to)\b(?! .* and )/iu;

/** Introduces a state rather than an activity: `I have been a baker`, not `I have been baking`. */
const stating = new RegExp(
  `^(?:(?:(?:i )?(?:have|has|had) |i['’](?:ve|d) )?(?:been|had)|been|(?:i )?(?:${alternatives('am was have had hold held')})(?! (?:been|had)\\b)|i['’](?:m|ve)(?! (?:been|had)\\b))(?:\\s+|$)(?!(?:not |never |also |always |mostly )?(?:\\p{L}+(?:ed|ing)|${alternatives(
    'taught led run kept built made sold sat stood drawn dealt spent done driven written seen gone grown brought taken given worn held helped cut laid set put fed shown won',
  )})(?:\\s|$))`,
  'iu',
);
const leadingWords = new RegExp(
  `^(?:(?:${alternatives('and but also then now right currently today so')})(?:[\\s,]+|$))+`,
  'i',
);

/** A subject that acts: `people rang`, `that's where I've spent`. */
const doer = /\b(?:i|we|they|you|he|she|who(?:m|se)?|which|that|nobody|it)\b/i;
/** Activities: `Kept the ovens clean`, `Baking for weddings`, `Wedding catering`. */
const doing =
  /^(?:\p{L}+ed\s|(?!(?:in|on|at|with|as|for|to|under|from|of|by|off|out) )\p{L}+ (?:the|an?|my|our|all|each|every) )|\p{L}{3}ing\b/iu;
const denied = /^(?:[\p{L}'’]+ ){0,3}?(?:(?:not|never|no|unemployed)\b|[\p{L}]+n['’]t\b)/iu;
const within = /^(?:in|over|during)\b/i;

/** Words of working life, besides titles and employers. */
const ofWork = phrasesOf(workingLife);
const employedAt = /\b(?:[Aa]t|[Ff]or|[Ww]ith|[Bb]y) (?:the |an? )?\p{Lu}/u;
const inField = /\b(?:in|on)\s+(?<one>(?:the|an?) )?(?<field>[^,;]+)$/i;

/** A longer clause describes more than a state. */
const maxStateLength = 8;

const breaks = /[.,;:!?()—–/]|\s-\s|\s{2,}|\sand\s(?=(?:i|we|have|has|am)\b)/i;
const partsOf = (text: string): string[] =>
  text
    .split(breaks)
    .map((part) => part.replace(/["“”]/g, '').trim())
    .filter((part) => /\p{L}/u.test(part));

function isOfWork(part: string): boolean {
  if (ofWork.test(part) || employedAt.test(part) || companyScore(part) >= 0.4) return true;
  if (nonTitleNouns.test(part)) return false;
  if (isTitle(part)) return true;
  const { one = '', field = '' } = inField.exec(part)?.groups ?? {};
  // `In nursing` and `in a hospital`, but neither `in a wheelchair` nor `on dialysis`, which are skills too.
  return companyScore(field) > 0 || (one === '' && /\bin\s/i.test(part) && isDepartment(field));
}

/** A period set off by punctuation belongs to everything around it: `Baker, Brot AG, since 2018`. */
const setOff = /(?:^|[,;:(—–-]|\s{2})\s*$/;
const label = /:\s*$/;

/** Characters around a period that are examined; a sentence may be a whole document. */
const nearest = 300;

/** The clause a period belongs to: the one that it ends, else the one that it begins. */
function saidOf(above: string, below: string): string {
  const before = label.test(above) ? undefined : partsOf(above).at(-1);
  const after = /^\W*[:,]/.test(below) ? below.replace(/^\W+/, '') : partsOf(below)[0];
  return (before ?? after ?? '').replace(leadingWords, '');
}

/**
 * Whether an open period (`since 2008`, `for twelve years`) is about something other than work: a license, private
 * life, or work the person has not done. A state counts as work only with a title, an employer or a word of working
 * life, because private states cannot be listed completely.
 * @param period Its span in the sentence.
 */
export function isNonWorkPeriod(sentence: string, period: Span): boolean {
  const above = sentence.slice(Math.max(0, period.start - nearest), period.start).replace(/\([^()]*\)/g, ' ');
  const below = sentence.slice(period.end, period.end + nearest);
  const said = saidOf(above, below);
  if (said === '') return false;
  const state = said.replace(stating, '');
  if (licensed.test(state) || isPersonal(said)) return true;
  if (denied.test(said) && !within.test(sentence.slice(period.start))) return true;
  const isStated = state !== said;
  if (!isStated && (doer.test(said) || startsWithVerb(said) || doing.test(said))) return false;
  if (state.split(/\s+/).length > maxStateLength) return false;
  const isWhole = setOff.test(above) || isPlace(said);
  const neighbors = isWhole ? [...partsOf(above), ...partsOf(below)] : partsOf(below).slice(0, 1);
  return ![state, ...neighbors].some(isOfWork);
}
