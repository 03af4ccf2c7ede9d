import words from '../../../data/advertisements/employer.json' with { type: 'json' };
import { lookUpSkill } from '../../taxonomy/skills';
import { titleScore } from '../../text/classify';
import { endsWithLegalForm } from '../../text/legal-forms';
import { anyOf } from '../../text/phrase-list';
import type { JobLine } from '../job-sections';
import { mayBeEmployer, namePattern, nameWithLegalForm, namesEmployer, withoutEnd } from './employer-name';
import type { EmployerSign } from './employer-lines';

interface Form {
  /** Its first group is the name. */
  pattern: RegExp;
  weight: number;
  /** One word alone is enough. */
  takesOneWord: boolean;
}

const name = namePattern;
const flags = 'gu';
/** What an employer does in the sentence that says who it is: `makes`, `looks after`, `has kept`. */
const verbs = String.raw`(?:${anyOf(words.verbs)}|has \d)`;
const hires = String.raw`(?:(?:is|are)\s(?:(?:now|currently|actively)\s)?${anyOf(words.hires)}|${anyOf(words.seeks)})`;
const kinds = anyOf(words.kinds);
/** `Patient Care is the heart of what we do` tells a value, and names nobody. */
const isNoValue = String.raw`(?!\s(?:an?\s|the\s|at\s|one\sof\s|part\sof\s|in\s)?(?:the\s|our\s|its\s)?(?:very\s|real\s)?${anyOf(words.values)})`;
/** Where the employer is, or what it is, between the name and what it does. */
const aside = '(?:,[^,.]{2,60},|\\s(?:in|at|near|of)\\s[^.]{2,40}?)?';

const forms: readonly Form[] = [
  {
    pattern: new RegExp(`(?<=^|[.!?]\\s|^Die |^Der |^Das |^The )(${name})${aside}\\s${hires}`, flags),
    weight: 1.2,
    takesOneWord: true,
  },
  {
    pattern: new RegExp(`(?<=^|[.!?]\\s|^Die |^Der |^Das )(${name})${aside}\\s${verbs}`, flags),
    weight: 1,
    takesOneWord: false,
  },
  {
    pattern: new RegExp(`(?<=^|[.!?]\\s)(${nameWithLegalForm})\\s\\p{Ll}{3,15}s(?![\\p{L}])`, flags),
    weight: 1,
    takesOneWord: true,
  },
  {
    pattern: new RegExp(`(?<=^|[.!?]\\s)(${name})\\s(?:is|are)\\s(?:an?|the)\\s[^.]{0,50}?${kinds}`, flags),
    weight: 1,
    takesOneWord: true,
  },
  {
    pattern: new RegExp(
      `(?<=^|[.!?]\\s)(${name})\\s(?:is|are)${isNoValue}\\s(?:an?|the|one|part|based|among|owned|proud)(?!\\s(?:real |big |huge |definite |strong |key |clear )?(?:plus|must|bonus|advantage|asset|requirement|benefit|skill|tool|nice))(?![\\p{L}])`,
      flags,
    ),
    weight: 0.8,
    takesOneWord: false,
  },
  {
    pattern: new RegExp(
      `^(?:About|ABOUT|Über|Why (?:[Jj]oin|[Cc]hoose|[Ww]ork (?:at|for|with))|Why|Join|Working at|Life at|Welcome to)\\s(?:the\\s)?(${name})\\s?[!?:]?$`,
      flags,
    ),
    weight: 1.1,
    takesOneWord: true,
  },
  {
    pattern: new RegExp(
      `(?<![\\p{L}])(?:Here at|here at|At|at)\\s(${name}),?\\s(?:we|you|our|nobody|everyone|every)(?![\\p{L}])`,
      flags,
    ),
    weight: 1.1,
    takesOneWord: true,
  },
  {
    pattern: new RegExp(
      `(?<![\\p{L}])(?:Join|join|joining|Joining)\\s(?:the team (?:at|of)\\s|the\\s)?(${name})(?=[,.!]|\\s(?:as|and|is|we|to|you|in|team)(?![\\p{L}])|$)`,
      flags,
    ),
    weight: 1,
    takesOneWord: true,
  },
  {
    pattern: new RegExp(
      `(?<![\\p{L}])(?:work|working|career|careers|job|vacancy|opening|role|position)\\s(?:at|for|with)\\s(${name})(?=[,.!]|\\s|$)`,
      flags,
    ),
    weight: 0.8,
    takesOneWord: true,
  },
  {
    pattern: new RegExp(
      `(?<![\\p{L}])[Ww]e(?:,|\\sare|'re|’re)\\s(?:the\\s)?(${name})(?=[,.!]|\\s(?:and|a|an)(?![\\p{L}])|$)`,
      flags,
    ),
    weight: 0.9,
    takesOneWord: false,
  },
  {
    pattern: new RegExp(`^Why\\s(?:(?:[Jj]oin|[Cc]hoose|[Ww]ork (?:at|for|with))\\s)?(${name})\\?`, flags),
    weight: 1.1,
    takesOneWord: true,
  },
];

const readLines = 60;
const longestLine = 600;
/** Words with which sentences begin that are no names, though a capital stands there. */
const beginsSentence =
  /^(?:Our|The (?:role|job|post|position|team|company|candidate|person|work|office|school|hospital|practice|successful)|This|That|These|You|Your|We|It|He|She|They|If|As|At|In|On|For|With|There|Here|Who|What|Why|When|Where|How|Each|Every|All|Some|Most|Both|Nobody|Everyone|Everybody|Somebody|Someone|Anyone|Since|From|After|Before|While|Our client|My|His|Her|Their|Salary|Pay|Experience|Team)(?![\p{L}’'-])/u;

/** `Patient Care` is no name unless a legal form makes it one: `Patient Care Ltd`. */
const isFieldOfWork = (text: string): boolean => lookUpSkill(text) !== undefined && !endsWithLegalForm(text);

/** Names that sentences give as the one who hires, or say to be something: `Ferrous & Finch sells kitchenware`. */
export function toldEmployers(lines: readonly JobLine[]): EmployerSign[] {
  return lines.slice(0, readLines).flatMap(({ line, section }) => {
    if (line.bulletDepth > 0 || section === 'required' || section === 'preferred') return [];
    const text = line.text.slice(0, longestLine);
    return forms.flatMap(({ pattern, weight, takesOneWord }) =>
      [...text.matchAll(pattern)].flatMap((match) => {
        const found = withoutEnd(
          (match[1] ?? '')
            .replace(/^(?:Die|Der|Das|Wir)\s/, '')
            .replace(/['’-]+$/, '')
            .replace(/[’']s$/, ''),
        );
        const isOneWord = !found.includes(' ');
        if (beginsSentence.test(found) || !mayBeEmployer(found) || titleScore(found) >= 0.6) return [];
        // Among the tasks a sentence behind another one tells what is done: `Grind the seams. Bevel Edges need care`.
        if (isFieldOfWork(found) || (section === 'duties' && match.index > 0)) return [];
        const own = isOneWord && !takesOneWord ? weight - 0.3 : weight;
        const start = line.start + text.indexOf(found, match.index);
        return [{ name: found, weight: own + (namesEmployer(found) ? 0.3 : 0), start }];
      }),
    );
  });
}
