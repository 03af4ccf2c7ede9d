import { spawn } from 'node:child_process';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { array, number, object, string, type InferType } from 'yup';

const root = resolve(import.meta.dirname, '../../..');
const commandLine = join(root, 'matching/bin/matching.mjs');

const text = string().default('');
export const parseAnswerSchema = object({
  file: string().required(),
  /** Why the file could not be read; then the other fields are missing. */
  error: string(),
  firstName: text,
  lastName: text,
  email: text,
  phone: text,
  city: text,
  state: text,
  zipCode: text,
  skills: array(string().defined()).default([]),
  certifications: array(string().defined()).default([]),
  education: array(object({ school: text, degree: text })).default([]),
  work: array(object({ title: text, companyName: text, startDate: text, endDate: text })).default([]),
});
/** A row of `parse`. */
export type ParseAnswer = InferType<typeof parseAnswerSchema>;

const gradeAnswerSchema = object({ file: string().required(), error: string(), score: number().default(0) });
/** A row of `grade`; the score of an unreadable file is 0. */
export type GradeAnswer = InferType<typeof gradeAnswerSchema>;

/**
 * Parses files as a user of the command line would, in one process.
 *
 * @throws ValidationError, Error when it fails or does not answer each file once.
 */
export async function parseFiles(paths: readonly string[]): Promise<ParseAnswer[]> {
  return (await answersTo(['parse'], paths)).map((answer) => parseAnswerSchema.validateSync(answer));
}

/**
 * Grades resumes for a job as a user of the command line would.
 *
 * @throws ValidationError, Error when it fails or does not answer each file once.
 */
export async function gradeFiles(job: string, paths: readonly string[]): Promise<GradeAnswer[]> {
  return (await answersTo(['grade', '--job', job], paths)).map((answer) => gradeAnswerSchema.validateSync(answer));
}

async function answersTo(command: readonly string[], paths: readonly string[]): Promise<unknown[]> {
  const engine = spawn(process.execPath, [commandLine, ...command, ...paths], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<number | null>((end) => engine.once('exit', end));
  const answers: unknown[] = [];
  for await (const line of createInterface({ input: engine.stdout })) answers.push(JSON.parse(line));
  const code = await ended;
  const [name = ''] = command;
  if (code !== 0) throw new Error(`The command line ended with ${String(code)} at ${name}`);
  if (answers.length !== paths.length)
    throw new Error(`${name} answered ${String(answers.length)} of ${String(paths.length)} files`);
  return answers;
}
