import { titleScore } from '../../text/classify';
import { occupationsOfTitle } from '../../taxonomy/occupations';
import { privateKind } from '../../text/private-life';
import { anyPrivate } from '../../text/private-words';

/** People who are called after what they do, and do no work by it; beliefs, illnesses and other words that end as doers do. */
export const personsBesideWork = new RegExp(`${anyPrivate('persons')}$`, 'iu');
const agent = /\p{L}{3}(?:er|or|ist)$/iu;

/** Whether words are what somebody is at work: their last one is the noun of a title, a known profession or called after what one does. */
export function isTitle(words: string): boolean {
  const last = words.split(' ').at(-1) ?? '';
  if (personsBesideWork.test(last)) return false;
  return titleScore(words) > 0.3 || agent.test(last) || occupationsOfTitle(words).length > 0;
}

/** Whether a clause tells of somebody's life: `deaf since 2008`, `nurse and married since 2012`, but `Deaf teacher since 2008`. */
export const isPersonal = (clause: string): boolean =>
  [clause, ...clause.split(/\sand\s/).slice(1)].some((part) => privateKind(part) !== '');
