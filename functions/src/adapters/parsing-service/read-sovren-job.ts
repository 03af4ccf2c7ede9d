import { parsedJobSchema, salaryFrequencies, type ParsedJob } from '@portal/domain/jobs/parsed-job';
import { degreeTypes } from '@portal/domain/resumes/degree-type';
import { managementLevelOf } from '@portal/domain/resumes/management-level';
import { at, countAt, listAt, numberAt, textAt, textsAt } from './read-json';
import { sovrenVersion } from './read-sovren-resume';

/** A job that Sovren v9 has parsed (`ParsedDocument.SovrenData`) as our model. */
export function readSovrenJob(document: unknown, text: string): ParsedJob {
  const job = at(document, 'SovrenData');
  const managementScore = Math.min(100, countAt(job, 'HighestManagementScore'));
  const title = textAt(job, 'JobTitles.MainJobTitle');
  const degree = listAt(job, 'Degrees.Degree')[0];
  const required = textAt(job, 'RequiredDegree');
  const type = (textAt(degree, 'type') || required).toLowerCase();
  const unit = textAt(job, 'PayRate.unit').toLowerCase();
  const skills = (path: string, isRequired: boolean) =>
    textsAt(job, path).map((name) => ({ name, conceptId: '', asWritten: name, required: isRequired }));
  return parsedJobSchema.cast({
    title,
    otherTitles: textsAt(job, 'JobTitles.JobTitle')
      .filter((other) => other !== title)
      .slice(0, 20),
    company: textsAt(job, 'EmployerNames.EmployerName')[0] ?? '',
    skills: [...skills('RequiredSkills.RequiredSkill', true), ...skills('PreferredSkills.PreferredSkill', false)],
    degree: {
      type: degreeTypes.find((known) => known.toLowerCase() === type) ?? '',
      name: textAt(degree, 'name'),
      required: required !== '',
    },
    certifications: textsAt(job, 'CertificationsAndLicenses.CertificationOrLicense').map((name) => ({
      name,
      required: true,
    })),
    languages: textsAt(job, 'LanguageCodes.LanguageCode').map((code) => ({
      name: code,
      code: code.toLowerCase(),
      required: true,
    })),
    experienceYears: { min: numberAt(job, 'MinimumYears'), max: numberAt(job, 'MaximumYears') },
    managementYears: { min: numberAt(job, 'MinimumYearsManagement'), max: numberAt(job, 'MaximumYearsManagement') },
    managementScore,
    managementLevel: managementLevelOf(managementScore),
    address: {
      city: textAt(job, 'CurrentLocation.Municipality'),
      state: textAt(job, 'CurrentLocation.Region'),
      zipCode: textAt(job, 'CurrentLocation.PostalCode'),
      country: textAt(job, 'CurrentLocation.CountryCode'),
    },
    salary: {
      min: numberAt(job, 'PayRate.amount'),
      max: numberAt(job, 'PayRate.maximum'),
      currency: textAt(job, 'PayRate.currency').slice(0, 3),
      frequency: salaryFrequencies.find((known) => unit.startsWith(known)) ?? '',
    },
    industries: listAt(job, 'SkillsTaxonomyOutput.TaxonomyRoot').flatMap((root) =>
      listAt(root, 'Taxonomy').flatMap((item) => {
        const name = textAt(item, 'name');
        const share = Math.min(100, countAt(item, 'percentOfOverall')) / 100;
        return name ? [{ id: textAt(item, 'id') || name, name, share }] : [];
      }),
    ),
    text: text || textAt(job, 'JobDescription'),
    engineVersion: sovrenVersion,
  });
}
