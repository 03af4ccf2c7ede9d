import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { blindSetFolders, candidatePath, jobPath, readBlindSet } from '../blind/blind-set';
import { readCases } from '../grading/read-cases';

/** A resume whose statements are listed. */
export interface Source {
  name: string;
  path: string;
  /** The job's text; null for a document without one, which is graded for the job that fits it best. */
  jobText: string | null;
}

const formats = new Set(['.txt', '.pdf', '.docx', '.doc', '.odt', '.rtf', '.html']);
const isDocument = (path: string): boolean => formats.has(extname(path)) && basename(path) !== 'expected.txt';

/** Each candidate of a set once for a job, the better and the worse ones by turns; then its documents. */
function ofSet(folder: string): Source[] {
  const set = readBlindSet(folder);
  const pairs = set.pairs.map(({ job, better, worse }, at) => ({ job, candidate: at % 2 === 0 ? better : worse }));
  const unique = new Map(pairs.map((one) => [`${one.job} × ${one.candidate}`, one]));
  return [
    ...[...unique].map(([name, { job, candidate }]) => ({
      name: `${set.name}: ${name}`,
      path: candidatePath(set, candidate),
      jobText: readFileSync(jobPath(set, job), 'utf8'),
    })),
    ...set.documents.map(({ file, path }) => ({ name: `${set.name}: ${file}`, path, jobText: null })),
  ];
}

/** The documents of a directory that has no sets. */
const ofDirectory = (directory: string): Source[] =>
  readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .sort()
    .filter(isDocument)
    .map((file) => ({ name: file, path: join(directory, file), jobText: null }));

/** The resumes of the blind sets in a directory, or its documents when it has none. */
export function sourcesIn(directory: string): Source[] {
  const names = [directory, ...readdirSync(directory).map((name) => join(directory, name))];
  const hasSets = names.some((folder) => existsSync(join(folder, 'manifest.json')));
  return hasSets ? blindSetFolders(directory).flatMap(ofSet) : ofDirectory(directory);
}

/** Texts of jobs for documents without one. */
export const jobTexts = (): string[] => readCases('known').map(({ jobText }) => jobText);
