import { splitItems } from '../../resume/skills/list-items';
import { titleScore } from '../../text/classify';

/** A skill that a job lists and the taxonomy does not know. */
export interface ListedTerm {
  text: string;
  start: number;
  end: number;
}

const cue =
  /(?:\b(?:experience|experienced|proficien\w*|skilled|knowledge|familiarity|familiar|expertise|fluency|background|hands-on|competen\w*|good|strong|ability|understanding)\b(?:\s+(?:experience|knowledge|understanding|skills|working))?\s+(?:with|in|of|at|using)|\b(?:such as|including|like|must have|nice to have|skills|technologies|tools|tech stack|requirements|if you knew|know)\b\s*:?)\s+/gi;
const notTerm =
  /\b(?:years?|degree|bachelor|master|diploma|salary|benefits?|location|full[- ]time|part[- ]time|equivalent|team|company|required|preferred|certifi\w*|license|licence|ability|experience|position|office|remote|hybrid|insurance|bonus|environment|related|similar|relevant|plus|you|your|we|our|us|role|job|candidate|opportunit\w*|day|days|week|current|valid|active|travel|apply|resume)\b/i;
/** `No tickets, no start`. */
const denied = /^(?:no|not|none|without)\b/i;
const article = /^\s*(?:the|an?)\s+(?=\p{Lu})/u;
const capital = /^[\p{Lu}\p{N}]/u;
const maxTermLength = 4;

function isTerm(text: string): boolean {
  const words = text.split(' ');
  if (
    text.length < 2 ||
    text.length > 45 ||
    words.length > maxTermLength ||
    notTerm.test(text) ||
    denied.test(text) ||
    /^\d+$/.test(text)
  )
    return false;
  const big = words.filter((word) => capital.test(word) || /^(?:of|and|for|to|in|with|&|the)$/.test(word)).length;
  return capital.test(text) && big === words.length && titleScore(text) < 1;
}

/**
 * Finds listed skills that the taxonomy does not know: bullets that consist of a name, and names in a list after words
 * such as `experience with`.
 * @param isList The sentence is a bullet, or a line of a requirements list.
 */
export function listedTerms(sentence: string, isList: boolean): ListedTerm[] {
  const found: ListedTerm[] = [];
  const add = (text: string, offset: number): void => {
    for (const item of splitItems(text, [])) {
      let at = item.start;
      for (const part of item.text.split(/\s+(?:and|or)\s+|^(?:and|or)\s+/)) {
        const trimmed = part
          .replace(/(?<!\b\p{Lu}\.\p{Lu})[.:]+$/u, '')
          .replace(article, '')
          .trim();
        const start = text.indexOf(trimmed, at);
        if (start < 0 || trimmed === '') continue;
        at = start + trimmed.length;
        if (isTerm(trimmed)) found.push({ text: trimmed, start: offset + start, end: offset + start + trimmed.length });
      }
    }
  };
  const cues = [...sentence.slice(0, 1500).matchAll(cue)];
  const label = /^[\p{L} ]{3,25}:\s+/u.exec(sentence);
  const first = cues[0];
  if (first)
    add(
      sentence.slice(first.index + first[0].length).split(/(?<=[a-z])\.(?:\s|$)/)[0] ?? '',
      first.index + first[0].length,
    );
  else if (label && sentence.includes(',')) add(sentence.slice(label[0].length), label[0].length);
  else if (isList && sentence.split(' ').length <= maxTermLength + 2) add(sentence, 0);
  return found;
}
