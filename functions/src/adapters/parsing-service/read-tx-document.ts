import { parsedJobSchema, salaryFrequencies, type ParsedJob } from '@portal/domain/jobs/parsed-job';
import { degreeTypes } from '@portal/domain/resumes/degree-type';
import { managementLevelOf } from '@portal/domain/resumes/management-level';
import { parsedResumeSchema, type ParsedResume } from '@portal/domain/resumes/parsed-resume';
import { at, countAt, dateAt, listAt, numberAt, textAt, textsAt } from './read-json';

/** The engine version of what Textkernel Tx v10 parsed and graded. */
export const txVersion = 'tx-10';

const degreeTypeOf = (type: string) => degreeTypes.find((known) => known.toLowerCase() === type.toLowerCase()) ?? '';
const pastDateAt = (value: unknown, path: string) => dateAt(value, path).replace('present', '');
const named = (items: readonly unknown[], path: string) => items.map((item) => textAt(item, path)).filter(Boolean);

function addressOf(location: unknown) {
  const lines = textsAt(location, 'StreetAddressLines');
  return {
    address1: lines[0] ?? '',
    address2: lines[1] ?? '',
    city: textAt(location, 'Municipality'),
    state: textAt(location, 'Regions'),
    zipCode: textAt(location, 'PostalCode'),
    country: textAt(location, 'CountryCode'),
  };
}

/** Skills of both taxonomies: V2 is a flat list (`Skills.Raw`), V1 a tree (`SkillsData`). */
function skillsIn(document: unknown): unknown[] {
  const flat = listAt(document, 'Skills.Raw');
  if (flat.length > 0) return flat;
  return listAt(document, 'SkillsData').flatMap((root) =>
    listAt(root, 'Taxonomies').flatMap((taxonomy) =>
      listAt(taxonomy, 'SubTaxonomies').flatMap((sub) => listAt(sub, 'Skills')),
    ),
  );
}

function industriesIn(document: unknown) {
  return listAt(document, 'SkillsData').flatMap((root) =>
    listAt(root, 'Taxonomies').flatMap((item) => {
      const name = textAt(item, 'Name');
      const share = Math.min(100, countAt(item, 'PercentOfOverall')) / 100;
      return name ? [{ id: textAt(item, 'Id') || name, name, share }] : [];
    }),
  );
}

/** A resume that Tx v10 has parsed (`ResumeData`) as our model. */
export function readTxResume(document: unknown, text: string): ParsedResume {
  const contact = at(document, 'ContactInformation');
  const summary = at(document, 'EmploymentHistory.ExperienceSummary');
  const managementScore = Math.min(100, countAt(summary, 'ManagementScore'));
  const emails = textsAt(contact, 'EmailAddresses');
  const phones = textsAt(contact, 'Telephones');
  const work = listAt(document, 'EmploymentHistory.Positions').map((position) => ({
    title: textAt(position, 'JobTitle'),
    companyName: textAt(position, 'Employer.Name'),
    location: textAt(position, 'Employer.Location.Municipality'),
    startDate: pastDateAt(position, 'StartDate'),
    endDate: textAt(position, 'IsCurrent') === 'true' ? 'present' : dateAt(position, 'EndDate'),
    description: textAt(position, 'Description'),
  }));
  return parsedResumeSchema.cast({
    fullName: textAt(contact, 'CandidateName.FormattedName'),
    firstName: textAt(contact, 'CandidateName.GivenName'),
    middleName: textAt(contact, 'CandidateName.MiddleName'),
    lastName: textAt(contact, 'CandidateName.FamilyName'),
    email: emails[0] ?? '',
    emails,
    phone: phones[0] ?? '',
    phones: phones.map((asWritten) => ({ e164: asWritten.startsWith('+') ? asWritten : '', asWritten })),
    address: addressOf(at(contact, 'Location')),
    links: named(listAt(contact, 'WebAddresses'), 'Address'),
    summary: {
      objective: textAt(document, 'Objective') || textAt(document, 'ProfessionalSummary'),
      currentJobTitle: work.find(({ endDate }) => endDate === 'present')?.title ?? '',
    },
    work,
    education: listAt(document, 'Education.EducationDetails').map((item) => ({
      school: textAt(item, 'SchoolName'),
      degree: textAt(item, 'Degree.Name'),
      degreeType: degreeTypeOf(textAt(item, 'Degree.Type')),
      major: textAt(item, 'Majors'),
      startDate: pastDateAt(item, 'StartDate'),
      endDate: pastDateAt(item, 'LastEducationDate') || pastDateAt(item, 'EndDate'),
      gpa: textAt(item, 'GPA.Score'),
      location: textAt(item, 'Location.Municipality'),
    })),
    skills: skillsIn(document).flatMap((skill) => {
      const name = textAt(skill, 'Name');
      if (!name) return [];
      return [
        {
          name,
          asWritten: name,
          monthsUsed: countAt(skill, 'MonthsExperience'),
          lastUsed: pastDateAt(skill, 'LastUsed.Value'),
        },
      ];
    }),
    certifications: [
      ...named(listAt(document, 'Certifications'), 'Name').map((name) => ({ name, kind: 'certification' as const })),
      ...named(listAt(document, 'Licenses'), 'LicenseName').map((name) => ({ name, kind: 'license' as const })),
    ],
    languages: listAt(document, 'LanguageCompetencies').flatMap((item) => {
      const code = textAt(item, 'LanguageCode').toLowerCase();
      const name = textAt(item, 'Language') || code;
      return name ? [{ name, code }] : [];
    }),
    experience: {
      months: countAt(summary, 'MonthsOfWorkExperience'),
      managementMonths: countAt(summary, 'MonthsOfManagementExperience'),
      managementScore,
      managementLevel: managementLevelOf(managementScore),
    },
    industries: industriesIn(document),
    language: textAt(document, 'ResumeMetadata.DocumentCulture').slice(0, 2),
    text: text || textAt(document, 'ResumeMetadata.PlainText'),
    engineVersion: txVersion,
  });
}

/** A job that Tx v10 has parsed (`JobData`) as our model. */
export function readTxJob(document: unknown, text: string): ParsedJob {
  const managementScore = Math.min(100, countAt(document, 'HighestManagementScore'));
  const title = textAt(document, 'JobTitles.MainJobTitle');
  const required = textAt(document, 'RequiredDegree');
  const degree = listAt(document, 'Degrees')[0];
  const scale = textAt(document, 'Salary.TimeScale').toLowerCase();
  return parsedJobSchema.cast({
    title,
    otherTitles: textsAt(document, 'JobTitles.JobTitle')
      .filter((other) => other !== title)
      .slice(0, 20),
    company: textsAt(document, 'EmployerNames')[0] ?? '',
    skills: skillsIn(document).flatMap((skill) => {
      const name = textAt(skill, 'Name');
      return name ? [{ name, asWritten: name, required: textAt(skill, 'Required') === 'true' }] : [];
    }),
    degree: {
      type: degreeTypeOf(textAt(degree, 'Type') || required),
      name: textAt(degree, 'Name'),
      required: required !== '',
    },
    certifications: textsAt(document, 'CertificationsAndLicenses').map((name) => ({ name, required: true })),
    languages: textsAt(document, 'LanguageCodes').map((code) => ({
      name: code,
      code: code.toLowerCase(),
      required: true,
    })),
    experienceYears: { min: numberAt(document, 'MinimumYears'), max: numberAt(document, 'MaximumYears') },
    managementYears: {
      min: numberAt(document, 'MinimumYearsManagement'),
      max: numberAt(document, 'MaximumYearsManagement'),
    },
    managementScore,
    managementLevel: managementLevelOf(managementScore),
    address: addressOf(at(document, 'CurrentLocation')),
    remote: textAt(document, 'IsRemote') === 'true' ? 'remote' : '',
    salary: {
      min: numberAt(document, 'Salary.Minimum.Amount') ?? numberAt(document, 'Salary.Minimum'),
      max: numberAt(document, 'Salary.Maximum.Amount') ?? numberAt(document, 'Salary.Maximum'),
      currency: textAt(document, 'Salary.Currency').slice(0, 3),
      frequency: salaryFrequencies.find((known) => scale.includes(known)) ?? '',
    },
    industries: industriesIn(document),
    text: text || textAt(document, 'JobMetadata.PlainText'),
    engineVersion: txVersion,
  });
}
