import { parsedJobSchema, salaryFrequencies, type ParsedJob } from '@portal/domain/jobs/parsed-job';
import { at, listAt, numberAt, textAt, textsAt } from './read-json';
import { addressOf, degreeTypeOf, industriesOf, managementAt } from './service-values';

/** Paths of a parsed job that differ between the versions of the service. */
export interface JobShape {
  version: string;
  /** Path of the job; empty for the document itself. */
  root: string;
  companies: string;
  degrees: string;
  degree: { name: string; type: string };
  certifications: string;
  languages: string;
  address: { lines: string; state: string };
  isRemote: string;
  /** Alternative paths each. */
  salary: { min: readonly string[]; max: readonly string[]; currency: string; frequency: string };
  text: string;
  skills: (job: unknown) => { name: string; required: boolean }[];
  industries: (job: unknown) => readonly unknown[];
  industry: { id: string; name: string; percent: string };
}

/**
 * Converts a job parsed by the service to our model. The service reports no positions in the text.
 * @param text the plain text of the description; empty for the one in the document.
 */
export function readJob(document: unknown, text: string, shape: JobShape): ParsedJob {
  const job = shape.root === '' ? document : at(document, shape.root);
  const title = textAt(job, 'JobTitles.MainJobTitle');
  const degree = listAt(job, shape.degrees)[0];
  const required = textAt(job, 'RequiredDegree');
  const frequency = textAt(job, shape.salary.frequency).toLowerCase();
  const amount = (paths: readonly string[]) =>
    paths.map((path) => numberAt(job, path)).find((number) => number !== null) ?? null;
  return parsedJobSchema.cast({
    title,
    otherTitles: textsAt(job, 'JobTitles.JobTitle')
      .filter((other) => other !== title)
      .slice(0, 20),
    company: textsAt(job, shape.companies)[0] ?? '',
    skills: shape.skills(job).map((skill) => ({ ...skill, conceptId: '', asWritten: skill.name })),
    degree: {
      type: degreeTypeOf(textAt(degree, shape.degree.type) || required),
      name: textAt(degree, shape.degree.name),
      required: required !== '',
    },
    certifications: textsAt(job, shape.certifications).map((name) => ({ name, required: true })),
    languages: textsAt(job, shape.languages).map((code) => ({ name: code, code: code.toLowerCase(), required: true })),
    experienceYears: { min: numberAt(job, 'MinimumYears'), max: numberAt(job, 'MaximumYears') },
    managementYears: { min: numberAt(job, 'MinimumYearsManagement'), max: numberAt(job, 'MaximumYearsManagement') },
    ...managementAt(job, 'HighestManagementScore'),
    address: addressOf(at(job, 'CurrentLocation'), shape.address),
    remote: textAt(job, shape.isRemote) === 'true' ? 'remote' : '',
    salary: {
      min: amount(shape.salary.min),
      max: amount(shape.salary.max),
      currency: textAt(job, shape.salary.currency).slice(0, 3),
      frequency: salaryFrequencies.find((known) => frequency.includes(known)) ?? '',
    },
    industries: industriesOf(shape.industries(job), shape.industry),
    text: text || textAt(job, shape.text),
    engineVersion: shape.version,
  });
}
