import type { ParsedJob } from '@portal/domain/jobs/parsed-job';
import type { ParsedResume } from '@portal/domain/resumes/parsed-resume';

const raw = (text: string) => ({ Raw: text, Normalized: text });

function dateOf(date: string): object | undefined {
  if (date === '') return undefined;
  if (date === 'present') return { IsCurrentDate: true };
  const [year, month] = date.split('-');
  return {
    Date: `${year ?? ''}-${month ?? '01'}-01`,
    IsCurrentDate: false,
    FoundYear: true,
    FoundMonth: Boolean(month),
    FoundDay: false,
  };
}

const taxonomies = (industries: ParsedResume['industries']) => [
  {
    Root: 'Sovren',
    Taxonomies: industries.map(({ id, name, share }) => ({
      Id: id,
      Name: name,
      PercentOfOverall: Math.round(share * 100),
      SubTaxonomies: [],
    })),
  },
];

/**
 * A resume in the shape of Tx v10 (`ResumeData`), for the scorer. Name, address and contact are left out: they do not
 * affect a score.
 */
export function toTxResume(resume: ParsedResume): object {
  const { experience } = resume;
  return {
    EmploymentHistory: {
      ExperienceSummary: {
        MonthsOfWorkExperience: experience.months,
        MonthsOfManagementExperience: experience.managementMonths,
        ManagementScore: experience.managementScore,
      },
      Positions: resume.work.map((work, index) => ({
        Id: `POS-${index + 1}`,
        JobTitle: raw(work.title),
        Employer: { Name: raw(work.companyName), Location: { Municipality: work.location } },
        IsCurrent: work.endDate === 'present',
        StartDate: dateOf(work.startDate),
        EndDate: dateOf(work.endDate),
        Description: work.description,
      })),
    },
    Education: {
      EducationDetails: resume.education.map((item) => ({
        SchoolName: raw(item.school),
        Degree: { Name: raw(item.degree), Type: item.degreeType },
        Majors: item.major === '' ? [] : [item.major],
        StartDate: dateOf(item.startDate),
        LastEducationDate: dateOf(item.endDate),
        ...(item.gpa === '' ? {} : { GPA: { Score: item.gpa } }),
      })),
    },
    Skills: {
      Raw: resume.skills.map((skill) => ({
        Name: skill.name,
        MonthsExperience: { Value: skill.monthsUsed },
        ...(skill.lastUsed === '' || skill.lastUsed === 'present' ? {} : { LastUsed: { Value: skill.lastUsed } }),
      })),
    },
    SkillsData: taxonomies(resume.industries),
    Certifications: resume.certifications.filter(({ kind }) => kind !== 'license').map(({ name }) => ({ Name: name })),
    Licenses: resume.certifications.filter(({ kind }) => kind === 'license').map(({ name }) => ({ LicenseName: name })),
    LanguageCompetencies: resume.languages.map(({ name, code }) => ({ Language: name, LanguageCode: code })),
    ResumeMetadata: { DocumentCulture: resume.language },
  };
}

/** A job in the shape of Tx v10 (`JobData`), for the scorer. */
export function toTxJob(job: ParsedJob): object {
  return {
    JobTitles: { MainJobTitle: job.title, JobTitle: [job.title, ...job.otherTitles].filter(Boolean) },
    EmployerNames: job.company === '' ? [] : [job.company],
    Degrees: job.degree.type === '' ? [] : [{ Name: job.degree.name, Type: job.degree.type }],
    RequiredDegree: job.degree.required ? job.degree.type : '',
    Skills: { Raw: job.skills.map(({ name, required }) => ({ Name: name, Required: required })) },
    SkillsData: taxonomies(job.industries),
    CertificationsAndLicenses: job.certifications.map(({ name }) => name),
    LanguageCodes: job.languages.map(({ code, name }) => code || name),
    MinimumYears: { Value: job.experienceYears.min },
    MaximumYears: { Value: job.experienceYears.max },
    MinimumYearsManagement: { Value: job.managementYears.min },
    MaximumYearsManagement: { Value: job.managementYears.max },
    HighestManagementScore: { Value: job.managementScore },
    CurrentLocation: {
      Municipality: job.address.city,
      Regions: job.address.state === '' ? [] : [job.address.state],
      PostalCode: job.address.zipCode,
      CountryCode: job.address.country,
    },
    IsRemote: job.remote === 'remote',
  };
}
