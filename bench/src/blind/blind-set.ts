import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { partialDatePattern } from '@portal/domain/resumes/parsed-resume';
import { array, object, string, type InferType } from 'yup';

/** The smoke set, the only set in the repository. */
export const smokeFolder = resolve(import.meta.dirname, '../../smoke');

/** As precise as the document states it. */
const month = string().matches(partialDatePattern);

const truthSchema = object({
  firstName: string().required(),
  lastName: string().required(),
  email: string().defined(),
  /** E.164; empty where the document has none. */
  phone: string()
    .matches(/^\+\d{8,15}$/, { excludeEmptyString: true })
    .defined(),
  city: string().defined(),
  state: string().defined(),
  zipCode: string().defined(),
  /** The entries of the resume's own list, as written. */
  skills: array(string().required()).required(),
  certifications: array(string().required()).required(),
  education: array(object({ school: string().defined(), degree: string().defined() })).required(),
  work: array(
    object({
      title: string().required(),
      companyName: string().defined(),
      startDate: month.required(),
      endDate: string()
        .test('month or present', (value) => value === 'present' || partialDatePattern.test(value ?? ''))
        .required(),
    }),
  ).required(),
});
/** The fields of a document, as its author wrote them. */
export type BlindTruth = InferType<typeof truthSchema>;

const manifestSchema = array(
  object({ file: string().required(), layout: string().required(), person: string().required(), truth: truthSchema }),
).required();

const pairsSchema = array(
  object({
    job: string().required(),
    better: string().required(),
    worse: string().required(),
    kind: string().required(),
  }),
).required();
/** Two candidates for a job in a recruiter's order, and what makes the pair hard. */
export type BlindPair = InferType<typeof pairsSchema>[number];

/** A document of a set with its truth. */
export interface BlindDocument {
  path: string;
  file: string;
  truth: BlindTruth;
}

/** Documents and pairs that the engine's authors had not seen before the first measurement. */
export interface BlindSet {
  name: string;
  folder: string;
  documents: BlindDocument[];
  /** Empty when the set has documents only. */
  pairs: BlindPair[];
}

/**
 * The folders of the sets in a directory, by name. A directory with a manifest of its own is a single set.
 *
 * @throws Error when the directory has no set.
 */
export function blindSetFolders(directory: string): string[] {
  const folders = [directory, ...subfoldersOf(directory)].filter((folder) => existsSync(join(folder, 'manifest.json')));
  const [first] = folders;
  if (first === undefined) throw new Error(`No set in ${directory}: a set is a folder with a manifest.json`);
  return first === directory ? [directory] : folders;
}

function subfoldersOf(directory: string): string[] {
  return readdirSync(directory, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join(directory, name))
    .sort();
}

/**
 * Reads a set: `manifest.json` has the fields of each of `documents`, `pairs.json` the order of candidates
 * (`candidates/*.txt`) for the jobs (`jobs/*.txt`).
 *
 * @throws ValidationError when a manifest or a pair is not of the shape above; Error when a file it names is missing.
 */
export function readBlindSet(folder: string): BlindSet {
  const manifest = manifestSchema.validateSync(readJson(join(folder, 'manifest.json')), { strict: true });
  const pairsFile = join(folder, 'pairs.json');
  const pairs = existsSync(pairsFile) ? pairsSchema.validateSync(readJson(pairsFile), { strict: true }) : [];
  const documents = manifest.map(({ file, truth }) => ({ file, truth, path: join(folder, 'documents', file) }));
  const set = { name: basename(folder), folder, documents, pairs };
  const missing = filesOf(set).filter((path) => !existsSync(path));
  if (missing.length > 0) throw new Error(`Missing in set ${set.name}: ${missing.join(', ')}`);
  return set;
}

/** The path of a job's text. */
export function jobPath({ folder }: BlindSet, job: string): string {
  return join(folder, 'jobs', `${job}.txt`);
}

/** The path of a candidate's resume. */
export function candidatePath({ folder }: BlindSet, candidate: string): string {
  return join(folder, 'candidates', `${candidate}.txt`);
}

function filesOf(set: BlindSet): string[] {
  return [
    ...set.documents.map(({ path }) => path),
    ...set.pairs.flatMap(({ job, better, worse }) => [
      jobPath(set, job),
      candidatePath(set, better),
      candidatePath(set, worse),
    ]),
  ];
}

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(path, 'utf8'));
}
