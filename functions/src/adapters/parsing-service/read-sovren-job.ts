import type { ParsedJob } from '@portal/domain/jobs/parsed-job';
import { listAt, textsAt } from './read-json';
import { readJob } from './read-job';
import { sovrenVersion } from './read-sovren-resume';
import { listsAt } from './service-values';

const skillsAt = (job: unknown, path: string, required: boolean) =>
  textsAt(job, path).map((name) => ({ name, required }));

/** Converts a job parsed by Sovren v9 (`ParsedDocument.SovrenData`) to our model. */
export function readSovrenJob(document: unknown, text: string): ParsedJob {
  return readJob(document, text, {
    version: sovrenVersion,
    root: 'SovrenData',
    companies: 'EmployerNames.EmployerName',
    degrees: 'Degrees.Degree',
    degree: { name: 'name', type: 'type' },
    certifications: 'CertificationsAndLicenses.CertificationOrLicense',
    languages: 'LanguageCodes.LanguageCode',
    address: { lines: 'DeliveryAddress.AddressLine', state: 'Region' },
    isRemote: 'IsRemote',
    salary: {
      min: ['PayRate.amount'],
      max: ['PayRate.maximum'],
      currency: 'PayRate.currency',
      frequency: 'PayRate.unit',
    },
    text: 'JobDescription',
    skills: (job) => [
      ...skillsAt(job, 'RequiredSkills.RequiredSkill', true),
      ...skillsAt(job, 'PreferredSkills.PreferredSkill', false),
    ],
    industries: (job) => listsAt(listAt(job, 'SkillsTaxonomyOutput.TaxonomyRoot'), 'Taxonomy'),
    industry: { id: 'id', name: 'name', percent: 'percentOfOverall' },
  });
}
