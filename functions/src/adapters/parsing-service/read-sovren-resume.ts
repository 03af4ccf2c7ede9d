import { degreeTypes } from '@portal/domain/resumes/degree-type';
import { managementLevelOf } from '@portal/domain/resumes/management-level';
import { parsedResumeSchema, type ParsedResume } from '@portal/domain/resumes/parsed-resume';
import { at, countAt, dateAt, listAt, numberAt, textAt, textsAt } from './read-json';

/** The engine version of what Sovren v9 parsed and graded. */
export const sovrenVersion = 'sovren-9';

/**
 * A resume that Sovren v9 has parsed (`ParsedDocument`, HR-XML as JSON) as our model. Where a value stands in the text
 * is not told by the service.
 * @param text the plain text of the document.
 */
export function readSovrenResume(document: unknown, text: string): ParsedResume {
  const structured = at(document, 'Resume.StructuredXMLResume');
  const area = at(document, 'Resume.UserArea.ResumeUserArea');
  const methods = listAt(structured, 'ContactInfo.ContactMethod');
  const address = at(
    methods.find((method) => at(method, 'PostalAddress')),
    'PostalAddress',
  );
  const emails = methods.map((method) => textAt(method, 'InternetEmailAddress')).filter(Boolean);
  const phones = methods.flatMap((method) =>
    ['Telephone', 'Mobile'].map((kind) => textAt(method, `${kind}.FormattedNumber`)).filter(Boolean),
  );
  const work = listAt(structured, 'EmploymentHistory.EmployerOrg').flatMap((employer) =>
    listAt(employer, 'PositionHistory').map((position) => ({
      title: textAt(position, 'Title'),
      companyName: textAt(position, 'OrgName.OrganizationName') || textAt(employer, 'EmployerOrgName'),
      location: textAt(position, 'OrgInfo.PositionLocation.Municipality'),
      startDate: withoutPresent(dateAt(position, 'StartDate')),
      endDate: textAt(position, 'currentEmployer') === 'true' ? 'present' : dateAt(position, 'EndDate'),
      description: textAt(position, 'Description'),
      managementScore: score(countAt(position, 'UserArea.PositionHistoryUserArea.ManagementScore')),
    })),
  );
  const managementScore = score(countAt(area, 'ExperienceSummary.HighestManagementScore'));
  return parsedResumeSchema.cast({
    fullName: textAt(structured, 'ContactInfo.PersonName.FormattedName'),
    firstName: textAt(structured, 'ContactInfo.PersonName.GivenName'),
    middleName: textAt(structured, 'ContactInfo.PersonName.MiddleName'),
    lastName: textAt(structured, 'ContactInfo.PersonName.FamilyName'),
    email: emails[0] ?? '',
    emails,
    phone: phones[0] ?? '',
    phones: phones.map((asWritten) => ({ e164: asWritten.startsWith('+') ? asWritten : '', asWritten })),
    address: {
      address1: textsAt(address, 'DeliveryAddress.AddressLine')[0] ?? '',
      address2: textsAt(address, 'DeliveryAddress.AddressLine')[1] ?? '',
      city: textAt(address, 'Municipality'),
      state: textAt(address, 'Region'),
      zipCode: textAt(address, 'PostalCode'),
      country: textAt(address, 'CountryCode'),
    },
    links: methods.map((method) => textAt(method, 'InternetWebAddress')).filter(Boolean),
    summary: {
      objective: textAt(structured, 'Objective') || textAt(structured, 'ExecutiveSummary'),
      currentJobTitle: work.find(({ endDate }) => endDate === 'present')?.title ?? '',
    },
    work,
    education: listAt(structured, 'EducationHistory.SchoolOrInstitution').map(educationOf),
    skills: skillsOf(area),
    certifications: listAt(structured, 'LicensesAndCertifications.LicenseOrCertification').flatMap((item) => {
      const name = textAt(item, 'Name');
      return name
        ? [
            {
              name,
              issuer: textAt(item, 'Description'),
              date: withoutPresent(dateAt(item, 'EffectiveDate.FirstIssuedDate')),
            },
          ]
        : [];
    }),
    languages: listAt(structured, 'Languages.Language').flatMap((item) => {
      const code = textAt(item, 'LanguageCode');
      return code ? [{ name: code, code: /^[a-z]{2}$/i.test(code) ? code.toLowerCase() : '' }] : [];
    }),
    military: textsAt(structured, 'MilitaryHistory.Comments'),
    publications: textsAt(structured, 'PublicationHistory.FormattedPublicationDescription'),
    patents: listAt(structured, 'PatentHistory.Patent')
      .map((item) => textAt(item, 'Description'))
      .filter(Boolean),
    awards: listAt(structured, 'Achievements.Achievement')
      .map((item) => textAt(item, 'Description'))
      .filter(Boolean),
    associations: listAt(structured, 'Associations.Association')
      .map((item) => textAt(item, 'Name'))
      .filter(Boolean),
    experience: {
      months: countAt(area, 'ExperienceSummary.MonthsOfWorkExperience'),
      managementMonths: countAt(area, 'ExperienceSummary.MonthsOfManagementExperience'),
      managementScore,
      managementLevel: managementLevelOf(managementScore),
    },
    industries: listAt(area, 'ExperienceSummary.BestFitTaxonomies.BestFitTaxonomy').flatMap((item) => {
      const name = textAt(item, 'name');
      return name ? [{ id: textAt(item, 'id') || name, name, share: score(countAt(item, 'weight')) / 100 }] : [];
    }),
    language: textAt(area, 'Culture.Language'),
    text: text || textAt(document, 'Resume.NonXMLResume.TextResume'),
    engineVersion: sovrenVersion,
  });
}

function educationOf(school: unknown) {
  const degree = at(school, 'Degree');
  const type = textAt(degree, 'degreeType');
  const attended = at(degree, 'DatesOfAttendance');
  return {
    school: textAt(school, 'School.SchoolName'),
    degree: textAt(degree, 'DegreeName'),
    degreeType: degreeTypes.find((known) => known.toLowerCase() === type.toLowerCase()) ?? '',
    major: textAt(degree, 'DegreeMajor.Name'),
    startDate: withoutPresent(dateAt(attended, 'StartDate')),
    endDate: withoutPresent(dateAt(degree, 'DegreeDate') || dateAt(attended, 'EndDate')),
    gpa: textAt(degree, 'DegreeMeasure.EducationalMeasure.MeasureValue.StringValue'),
    location: textAt(school, 'PostalAddress.Municipality'),
  };
}

/** Skills stand at any depth of the taxonomy: root, industry, sub-taxonomy. */
function skillsOf(area: unknown) {
  const roots = [...listAt(area, 'ExperienceSummary.SkillsTaxonomyOutput'), ...listAt(area, 'SkillsTaxonomyOutput')];
  return deepSkills(roots).flatMap((skill) => {
    const name = textAt(skill, 'name');
    const lastUsed = textAt(skill, 'lastUsed');
    if (!name) return [];
    return [
      {
        name,
        conceptId: '',
        asWritten: name,
        monthsUsed: numberAt(skill, 'totalMonths') ?? countAt(skill, 'monthsExperience'),
        lastUsed: /^(current|present)$/i.test(lastUsed) ? 'present' : dateAt({ lastUsed }, 'lastUsed'),
      },
    ];
  });
}

function deepSkills(nodes: readonly unknown[], depth = 0): unknown[] {
  if (depth > 4) return [];
  return nodes.flatMap((node) => [
    ...listAt(node, 'Skill'),
    ...deepSkills(
      ['TaxonomyRoot', 'Taxonomy', 'Subtaxonomy', 'SubTaxonomy'].flatMap((name) => listAt(node, name)),
      depth + 1,
    ),
  ]);
}

/** Only work goes on until today. */
function withoutPresent(date: string): string {
  return date === 'present' ? '' : date;
}

function score(value: number): number {
  return Math.min(100, value);
}
