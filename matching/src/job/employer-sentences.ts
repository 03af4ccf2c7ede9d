import { lookUpSkill } from '../taxonomy/skills';
import { titleScore } from '../text/classify';
import type { JobLine } from './job-sections';
import { mayBeEmployer, namePattern, namesEmployer, withoutEnd } from './employer-name';
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
/** What an employer does in the sentence that says who it is. */
const verbs =
  'makes|runs|keeps|builds|publishes|sells|provides|operates|serves|helps|designs|develops|manufactures|offers|owns|supplies|delivers|supports|employs|produces|grows|brews|bakes|treats|teaches|cares|maintains|manages|installs|repairs|connects|distributes|hosts|insures|lends|moves|feeds|trains|advises|represents|prints|restores|ships|protects|funds|cleans|carries|covers|looks after|works with|specialises|specializes|creates|processes|exports|imports|stocks|breeds|farms|mills|roasts|transports|houses|educates|collects|recycles|translates|tests|plans|engineers|invests|sits|turns|powers|crafts|has been|was founded|has \\d|has (?:kept|made|built|served|run|grown|two|three|four|five|six|seven|eight|nine|ten|over|more)';
const hires =
  '(?:is|are) (?:now |currently |actively )?(?:after an?|hiring|seeking|recruiting|looking for|searching for|growing|expanding)|(?:seeks|needs|wants|invites applications|requires|would like to (?:hire|appoint)|wishes to appoint|sucht|stellt ein|bietet|has (?:an opening|a vacancy))';

/** Where the employer is, or what it is, between the name and what it does. */
const aside = '(?:,[^,.]{2,60},|\\s(?:in|at|near|of)\\s[^.]{2,40}?)?';

const forms: readonly Form[] = [
  {
    pattern: new RegExp(`(?<=^|[.!?]\\s|^Die |^Der |^Das |^The )(${name})${aside}\\s(?:${hires})(?![\\p{L}])`, flags),
    weight: 1.2,
    takesOneWord: true,
  },
  {
    pattern: new RegExp(`(?<=^|[.!?]\\s|^Die |^Der |^Das )(${name})${aside}\\s(?:${verbs})(?![\\p{L}])`, flags),
    weight: 1,
    takesOneWord: false,
  },
  {
    pattern: new RegExp(
      `(?<=^|[.!?]\\s)(${name})\\s(?:is|are)\\s(?:an?|the)\\s[^.]{0,50}?(?:company|firm|charity|school|college|agency|start-?up|maker|manufacturer|provider|practice|business|retailer|supplier|hospital|clinic|brewery|bakery|bank|insurer|organi[sz]ation|trust|studio|consultancy|hotel|restaurant|chain|producer|distributor|platform|non-?profit|co-?operative|farm|nursery|developer|contractor|operator|publisher|university|group|team)(?![\\p{L}])`,
      flags,
    ),
    weight: 1,
    takesOneWord: true,
  },
  {
    pattern: new RegExp(
      `(?<=^|[.!?]\\s)(${name})\\s(?:is|are)\\s(?:an?|the|one|part|based|among|owned|proud)(?!\\s(?:real |big |huge |definite |strong |key |clear )?(?:plus|must|bonus|advantage|asset|requirement|benefit|skill|tool|nice))(?![\\p{L}])`,
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
        if (lookUpSkill(found) !== undefined && !namesEmployer(found)) return [];
        const own = isOneWord && !takesOneWord ? weight - 0.3 : weight;
        const start = line.start + text.indexOf(found, match.index);
        return [{ name: found, weight: own + (namesEmployer(found) ? 0.3 : 0), start }];
      }),
    );
  });
}
