import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { partialDatePattern } from '@portal/domain/resumes/parsed-resume';
import { array, object, string, type InferType } from 'yup';

/** Where the sets lie: a folder each. */
export const blindFolder = resolve(import.meta.dirname, '../../blind');

/** As precise as the document tells it. */
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
/** What stands in a document, as whoever wrote it knows. */
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
/** Two candidates for a job in the order in which a recruiter puts them, and what makes the pair hard. */
export type BlindPair = InferType<typeof pairsSchema>[number];

/** A document of a set with its truth. */
export interface BlindDocument {
  path: string;
  file: string;
  truth: BlindTruth;
}

/** A set of documents and of pairs that nobody saw who worked on the engine before it was first measured. */
export interface BlindSet {
  name: string;
  folder: string;
  documents: BlindDocument[];
  /** Empty for a set that has documents alone. */
  pairs: BlindPair[];
}

/**
 * The names of the sets that are there, by the alphabet.
 *
 * @param only One of them; all when not given.
 * @throws Error when no set has that name.
 */
export function blindSetNames(only?: string, folder = blindFolder): string[] {
  const names = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
  if (only === undefined) return names;
  if (!names.includes(only)) throw new Error(`There is no set ${only}; there are ${names.join(', ')}`);
  return [only];
}

/**
 * Reads a set: `manifest.json` tells what stands in each of `documents`, `pairs.json` how candidates (`candidates/*.txt`)
 * are ordered for the jobs (`jobs/*.txt`).
 *
 * @throws ValidationError when a manifest or a pair is not of the shape above; Error when a file it names is missing.
 */
export function readBlindSet(name: string, folder = blindFolder): BlindSet {
  const root = join(folder, name);
  const manifest = manifestSchema.validateSync(readJson(join(root, 'manifest.json')), { strict: true });
  const pairsFile = join(root, 'pairs.json');
  const pairs = existsSync(pairsFile) ? pairsSchema.validateSync(readJson(pairsFile), { strict: true }) : [];
  const documents = manifest.map(({ file, truth }) => ({ file, truth, path: join(root, 'documents', file) }));
  const set = { name, folder: root, documents, pairs };
  const missing = filesOf(set).filter((path) => !existsSync(path));
  if (missing.length > 0) throw new Error(`Missing in set ${name}: ${missing.join(', ')}`);
  return set;
}

/** Where a job's text lies. */
export function jobPath({ folder }: BlindSet, job: string): string {
  return join(folder, 'jobs', `${job}.txt`);
}

/** Where a candidate's resume lies. */
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
