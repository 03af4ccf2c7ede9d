import { lookUpSkill } from '../../taxonomy/skills';
import { titleScore } from '../../text/classify';
import { endsWithLegalForm } from '../../text/legal-forms';
import type { JobLine } from '../job-sections';
import { employerForms } from './employer-forms';
import type { EmployerSign } from './employer-lines';
import { mayBeEmployer, namesEmployer, withoutEnd } from './employer-name';

const readLines = 60;
const maxLineLength = 600;
/** Capitalized first words of sentences that are no names. */
const firstWords = [
  'Our|The (?:role|job|post|position|team|company|candidate|person|work|office|school|hospital|practice|successful)',
  'This|That|These|You|Your|We|It|He|She|They|If|As|At|In|On|For|With|There|Here|Who|What|Why|When|Where|How',
  'Each|Every|All|Some|Most|Both|Nobody|Everyone|Everybody|Somebody|Someone|Anyone',
  'Since|From|After|Before|While|Our client|My|His|Her|Their|Salary|Pay|Experience|Team',
];
const beginsSentence = new RegExp(String.raw`^(?:${firstWords.join('|')})(?![\p{L}’'-])`, 'u');

/** `Patient Care` is no name without a legal form: `Patient Care Ltd`. */
const isFieldOfWork = (text: string): boolean => lookUpSkill(text) !== undefined && !endsWithLegalForm(text);

/** A single word counts less. */
const lessForOneWord = 0.3;
const moreForEmployersName = 0.3;

/** A name without its article and possessive: `Tolverne’s`. */
const bareName = (stated: string): string =>
  withoutEnd(
    stated
      .replace(/^(?:Die|Der|Das|Wir)\s/, '')
      .replace(/['’-]+$/, '')
      .replace(/[’']s$/, ''),
  );

/** Names that sentences present as hiring or describe: `Ferrous & Finch sells kitchenware`. */
export function employersInSentences(lines: readonly JobLine[]): EmployerSign[] {
  return lines.slice(0, readLines).flatMap(({ line, section }) => {
    if (line.bulletDepth > 0 || section === 'required' || section === 'preferred') return [];
    const text = line.text.slice(0, maxLineLength);
    return employerForms.flatMap(({ pattern, weight, takesOneWord }) =>
      [...text.matchAll(pattern)].flatMap((match) => {
        const name = bareName(match[1] ?? '');
        if (beginsSentence.test(name) || !mayBeEmployer(name) || titleScore(name) >= 0.6) return [];
        // Among the duties, a second sentence is about the work: `Grind the seams. Bevel Edges need care`.
        if (isFieldOfWork(name) || (section === 'duties' && match.index > 0)) return [];
        const own = name.includes(' ') || takesOneWord ? weight : weight - lessForOneWord;
        const start = line.start + text.indexOf(name, match.index);
        return [{ name, weight: own + (namesEmployer(name) ? moreForEmployersName : 0), start }];
      }),
    );
  });
}
