import type { ParsedJob } from '@portal/domain/jobs/parsed-job';

const numberText = (value: number | null): string => (value === null ? '' : String(value));

/**
 * Converts a parsed job to the service's `ParsedDocument` (Sovren v9, `SovrenData`).
 * @returns the object; the service sends it as text in `Value.ParsedDocument`.
 */
export function toSovrenJob(job: ParsedJob): object {
  const pay = job.salary;
  return {
    SovrenData: {
      CurrentJobIsMgmt: String(job.managementScore >= 30),
      HighestManagementScore: String(job.managementScore),
      ManagementLevel: job.managementLevel,
      MinimumYears: numberText(job.experienceYears.min),
      MaximumYears: numberText(job.experienceYears.max),
      MinimumYearsManagement: numberText(job.managementYears.min),
      MaximumYearsManagement: numberText(job.managementYears.max),
      RequiredDegree: job.degree.required ? job.degree.type : '',
      Degrees: { Degree: job.degree.type === '' ? [] : [{ '@name': job.degree.name, '@type': job.degree.type }] },
      JobTitles: { MainJobTitle: job.title, JobTitle: [job.title, ...job.otherTitles].filter((title) => title !== '') },
      RequiredSkills: { RequiredSkill: job.skills.filter((skill) => skill.required).map((skill) => skill.name) },
      PreferredSkills: { PreferredSkill: job.skills.filter((skill) => !skill.required).map((skill) => skill.name) },
      CertificationsAndLicenses: { CertificationOrLicense: job.certifications.map((item) => item.name) },
      LanguageCodes: { LanguageCode: job.languages.map((language) => language.code || language.name) },
      PayRate: {
        '@amount': numberText(pay.min),
        '@maximum': numberText(pay.max),
        '@currency': pay.currency,
        '@unit': pay.frequency,
      },
      CurrentLocation: {
        Municipality: job.address.city,
        Region: job.address.state,
        PostalCode: job.address.zipCode,
        CountryCode: job.address.country,
      },
      EmployerNames: { EmployerName: job.company === '' ? [] : [job.company] },
      SkillsTaxonomyOutput: {
        TaxonomyRoot: [
          {
            '@name': 'Sovren',
            Taxonomy: job.industries.map((industry) => ({
              '@id': industry.id,
              '@name': industry.name,
              '@percentOfOverall': String(Math.round(industry.share * 100)),
            })),
          },
        ],
      },
      JobDescription: job.text,
    },
  };
}
