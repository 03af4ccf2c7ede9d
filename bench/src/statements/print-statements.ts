import type { Grade } from '@portal/domain/grading/grade';
import type { ParsedJob } from '@portal/domain/jobs/parsed-job';
import type { ParsedResume } from '@portal/domain/resumes/parsed-resume';
import { statementsOf, type Statement } from './statements-of';

/** A graded resume. */
export interface Graded {
  name: string;
  job: ParsedJob;
  resume: ParsedResume;
  grade: Grade;
}

/** Lines of a text with their numbers, without empty ones. */
const numbered = (text: string, sign: string): string[] =>
  text.split('\n').flatMap((line, at) => (line.trim() === '' ? [] : [`  ${sign}${String(at + 1)}\t${line.trim()}`]));

/** The numbers of the lines in which a passage stands: `R4`; null when the text does not have it. */
function linesOf(passage: string, text: string, sign: string): string | null {
  const start = passage === '' ? -1 : text.indexOf(passage);
  if (start < 0) return null;
  const first = text.slice(0, start).split('\n').length;
  const last = first + passage.split('\n').length - 1;
  return first === last ? `${sign}${String(first)}` : `${sign}${String(first)}-${String(last)}`;
}

function ofStatement({ part, text, asked, quotes }: Statement, at: number, { job, resume }: Graded): string[] {
  const source = linesOf(asked.toLowerCase(), job.text.toLowerCase(), 'J') ?? '';
  return [
    `${String(at)}\t[${part}] ${text} ${source}`.trimEnd(),
    ...quotes.map((quote) => `\t  “${quote}” ${linesOf(quote, resume.text, 'R') ?? 'NOT IN THE DOCUMENT'}`),
  ];
}

/** The positions with their dates, by which years can be added up. */
const positionsOf = ({ work }: ParsedResume): string[] =>
  work.map(({ title, companyName, startDate, endDate }) => `  ${startDate} – ${endDate}\t${title}, ${companyName}`);

/** The statements about a resume, numbered, below the texts that they are judged by. */
export function printStatements(graded: Graded, from: number): { text: string; count: number; misquoted: number } {
  const { name, job, resume, grade } = graded;
  const statements = statementsOf(grade, job);
  const misquoted = statements.flatMap(({ quotes }) => quotes).filter((quote) => !resume.text.includes(quote)).length;
  const lines = [
    `=== ${name}`,
    ...numbered(job.text, 'J'),
    '',
    ...numbered(resume.text, 'R'),
    '',
    ...positionsOf(resume),
    '',
    ...statements.flatMap((statement, at) => ofStatement(statement, from + at, graded)),
  ];
  return { text: lines.join('\n'), count: statements.length, misquoted };
}
