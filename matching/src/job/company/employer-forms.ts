import words from '../../../data/advertisements/employer.json' with { type: 'json' };
import { anyOf } from '../../text/phrase-list';
import { namePattern, nameWithLegalForm } from './employer-name';

/** A sentence pattern that names the employer. */
export interface EmployerForm {
  /** Its first group is the name. */
  pattern: RegExp;
  weight: number;
  /** A single word is enough. */
  takesOneWord: boolean;
}

const name = `(${namePattern})`;
const firmName = `(${nameWithLegalForm})`;
const wordStart = String.raw`(?<![\p{L}])`;
const wordEnd = String.raw`(?![\p{L}])`;
const sentenceStart = String.raw`^|[.!?]\s`;
/** Verbs of an employer's self-description: `makes`, `looks after`, `has kept`. */
const verbs = String.raw`(?:${anyOf(words.verbs)}|has \d)`;
const hires = String.raw`(?:(?:is|are)\s(?:(?:now|currently|actively)\s)?${anyOf(words.hires)}|${anyOf(words.seeks)})`;
const kinds = anyOf(words.kinds);
/** Excludes statements of values: `Patient Care is the heart of what we do`. */
const isNoValue = String.raw`(?!\s(?:an?\s|the\s|at\s|one\sof\s|part\sof\s|in\s)?(?:the\s|our\s|its\s)?(?:very\s|real\s)?${anyOf(words.values)})`;
/** Excludes preferences: `French is a plus`. */
const notPreference = String.raw`(?!\s(?:real |big |huge |definite |strong |key |clear )?(?:plus|must|bonus|advantage|asset|requirement|benefit|skill|tool|nice))`;
/** Place or description between the name and the verb. */
const aside = String.raw`(?:,[^,.]{2,60},|\s(?:in|at|near|of)\s[^.]{2,40}?)?`;
const invitation = '(?:[Jj]oin|[Cc]hoose|[Ww]ork (?:at|for|with))';
const aboutUs = `About|ABOUT|Über|Why ${invitation}|Why|Join|Working at|Life at|Welcome to`;

const form = (source: string, weight: number, takesOneWord: boolean): EmployerForm => ({
  pattern: new RegExp(source, 'gu'),
  weight,
  takesOneWord,
});

/** Sentences and headings that name the employer. */
export const employerForms: readonly EmployerForm[] = [
  // `The Tern & Tide, a small hotel, is hiring`
  form(`(?<=${sentenceStart}|^Die |^Der |^Das |^The )${name}${aside}\\s${hires}`, 1.2, true),
  // `Ferrous & Finch sells kitchenware`
  form(`(?<=${sentenceStart}|^Die |^Der |^Das )${name}${aside}\\s${verbs}`, 1, false),
  // `Plover Ltd ferments tea`, with any verb
  form(String.raw`(?<=${sentenceStart})${firmName}\s\p{Ll}{3,15}s${wordEnd}`, 1, true),
  // `Tolverne is a family bakery`
  form(String.raw`(?<=${sentenceStart})${name}\s(?:is|are)\s(?:an?|the)\s[^.]{0,50}?${kinds}`, 1, true),
  // `Hallam Homes is part of a larger group`
  form(
    String.raw`(?<=${sentenceStart})${name}\s(?:is|are)${isNoValue}\s(?:an?|the|one|part|based|among|owned|proud)${notPreference}${wordEnd}`,
    0.8,
    false,
  ),
  // `About Hallam Homes`, `Why join Tolverne?`
  form(String.raw`^(?:${aboutUs})\s(?:the\s)?${name}\s?[!?:]?$`, 1.1, true),
  // `At Tolverne we`
  form(
    String.raw`${wordStart}(?:Here at|here at|At|at)\s${name},?\s(?:we|you|our|nobody|everyone|every)${wordEnd}`,
    1.1,
    true,
  ),
  // `joining Tolverne as a baker`
  form(
    String.raw`${wordStart}(?:Join|join|joining|Joining)\s(?:the team (?:at|of)\s|the\s)?${name}(?=[,.!]|\s(?:as|and|is|we|to|you|in|team)${wordEnd}|$)`,
    1,
    true,
  ),
  // `a career at Tolverne`
  form(
    String.raw`${wordStart}(?:work|working|career|careers|job|vacancy|opening|role|position)\s(?:at|for|with)\s${name}(?=[,.!]|\s|$)`,
    0.8,
    true,
  ),
  // `We are Hallam Homes, a`
  form(
    String.raw`${wordStart}[Ww]e(?:,|\sare|'re|’re)\s(?:the\s)?${name}(?=[,.!]|\s(?:and|a|an)${wordEnd}|$)`,
    0.9,
    false,
  ),
  // `Why Tolverne?`
  form(String.raw`^Why\s(?:${invitation}\s)?${name}\?`, 1.1, true),
];
