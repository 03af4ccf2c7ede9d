import type { ParsedJob } from '@portal/domain/jobs/parsed-job';
import { parsedResumeSchema, type ParsedResume } from '@portal/domain/resumes/parsed-resume';
import { at, countAt, dateAt, listAt, textAt, textsAt } from './read-json';
import { readJob } from './read-job';
import {
  addressOf,
  contactsOf,
  degreeTypeOf,
  industriesOf,
  listsAt,
  managementAt,
  summaryOf,
  textsOf,
  withoutPresent,
} from './service-values';

/** The engine version of results from Textkernel Tx v10. */
export const txVersion = 'tx-10';

const pastDateAt = (value: unknown, path: string) => withoutPresent(dateAt(value, path));
const addressKeys = { lines: 'StreetAddressLines', state: 'Regions' };
const industryKeys = { id: 'Id', name: 'Name', percent: 'PercentOfOverall' };

/** Skills of both taxonomies: V2 is a flat list (`Skills.Raw`), V1 a tree (`SkillsData`). */
function skillsIn(document: unknown): unknown[] {
  const flat = listAt(document, 'Skills.Raw');
  if (flat.length > 0) return flat;
  return listsAt(listsAt(industriesIn(document), 'SubTaxonomies'), 'Skills');
}

const industriesIn = (document: unknown) => listsAt(listAt(document, 'SkillsData'), 'Taxonomies');

/** Converts a resume parsed by Tx v10 (`ResumeData`) to our model. */
export function readTxResume(document: unknown, text: string): ParsedResume {
  const contact = at(document, 'ContactInformation');
  const summary = at(document, 'EmploymentHistory.ExperienceSummary');
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
    ...contactsOf(textsAt(contact, 'EmailAddresses'), textsAt(contact, 'Telephones')),
    address: addressOf(at(contact, 'Location'), addressKeys),
    links: textsOf(listAt(contact, 'WebAddresses'), 'Address'),
    summary: summaryOf(textAt(document, 'Objective') || textAt(document, 'ProfessionalSummary'), work),
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
      ...textsOf(listAt(document, 'Certifications'), 'Name').map((name) => ({ name, kind: 'certification' as const })),
      ...textsOf(listAt(document, 'Licenses'), 'LicenseName').map((name) => ({ name, kind: 'license' as const })),
    ],
    languages: listAt(document, 'LanguageCompetencies').flatMap((item) => {
      const code = textAt(item, 'LanguageCode').toLowerCase();
      const name = textAt(item, 'Language') || code;
      return name ? [{ name, code }] : [];
    }),
    experience: {
      months: countAt(summary, 'MonthsOfWorkExperience'),
      managementMonths: countAt(summary, 'MonthsOfManagementExperience'),
      ...managementAt(summary, 'ManagementScore'),
    },
    industries: industriesOf(industriesIn(document), industryKeys),
    language: textAt(document, 'ResumeMetadata.DocumentCulture').slice(0, 2),
    text: text || textAt(document, 'ResumeMetadata.PlainText'),
    engineVersion: txVersion,
  });
}

/** Converts a job parsed by Tx v10 (`JobData`) to our model. */
export function readTxJob(document: unknown, text: string): ParsedJob {
  return readJob(document, text, {
    version: txVersion,
    root: '',
    companies: 'EmployerNames',
    degrees: 'Degrees',
    degree: { name: 'Name', type: 'Type' },
    certifications: 'CertificationsAndLicenses',
    languages: 'LanguageCodes',
    address: addressKeys,
    isRemote: 'IsRemote',
    salary: {
      min: ['Salary.Minimum.Amount', 'Salary.Minimum'],
      max: ['Salary.Maximum.Amount', 'Salary.Maximum'],
      currency: 'Salary.Currency',
      frequency: 'Salary.TimeScale',
    },
    text: 'JobMetadata.PlainText',
    skills: (job) =>
      skillsIn(job).flatMap((skill) => {
        const name = textAt(skill, 'Name');
        return name ? [{ name, required: textAt(skill, 'Required') === 'true' }] : [];
      }),
    industries: industriesIn,
    industry: industryKeys,
  });
}
