import { parsedResumeSchema, type ParsedResume } from '@portal/domain/resumes/parsed-resume';
import { at, countAt, dateAt, listAt, numberAt, textAt, textsAt } from './read-json';
import {
  addressOf,
  contactsOf,
  degreeTypeOf,
  firstAt,
  industriesOf,
  managementAt,
  percentAt,
  summaryOf,
  textsOf,
  withoutPresent,
} from './service-values';

/** The engine version of results from Sovren v9. */
export const sovrenVersion = 'sovren-9';

/**
 * Converts a resume parsed by Sovren v9 (`ParsedDocument`, HR-XML as JSON) to our model. The service reports no
 * positions in the text.
 * @param text the plain text of the document.
 */
export function readSovrenResume(document: unknown, text: string): ParsedResume {
  const structured = at(document, 'Resume.StructuredXMLResume');
  const area = at(document, 'Resume.UserArea.ResumeUserArea');
  const methods = listAt(structured, 'ContactInfo.ContactMethod');
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
      managementScore: percentAt(position, 'UserArea.PositionHistoryUserArea.ManagementScore'),
    })),
  );
  return parsedResumeSchema.cast({
    fullName: textAt(structured, 'ContactInfo.PersonName.FormattedName'),
    firstName: textAt(structured, 'ContactInfo.PersonName.GivenName'),
    middleName: textAt(structured, 'ContactInfo.PersonName.MiddleName'),
    lastName: textAt(structured, 'ContactInfo.PersonName.FamilyName'),
    ...contactsOf(textsOf(methods, 'InternetEmailAddress'), phones),
    address: addressOf(firstAt(methods, 'PostalAddress'), {
      lines: 'DeliveryAddress.AddressLine',
      state: 'Region',
    }),
    links: textsOf(methods, 'InternetWebAddress'),
    summary: summaryOf(textAt(structured, 'Objective') || textAt(structured, 'ExecutiveSummary'), work),
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
    patents: textsOf(listAt(structured, 'PatentHistory.Patent'), 'Description'),
    awards: textsOf(listAt(structured, 'Achievements.Achievement'), 'Description'),
    associations: textsOf(listAt(structured, 'Associations.Association'), 'Name'),
    experience: {
      months: countAt(area, 'ExperienceSummary.MonthsOfWorkExperience'),
      managementMonths: countAt(area, 'ExperienceSummary.MonthsOfManagementExperience'),
      ...managementAt(area, 'ExperienceSummary.HighestManagementScore'),
    },
    industries: industriesOf(listAt(area, 'ExperienceSummary.BestFitTaxonomies.BestFitTaxonomy'), {
      id: 'id',
      name: 'name',
      percent: 'weight',
    }),
    language: textAt(area, 'Culture.Language'),
    text: text || textAt(document, 'Resume.NonXMLResume.TextResume'),
    engineVersion: sovrenVersion,
  });
}

function educationOf(school: unknown) {
  const degree = at(school, 'Degree');
  const attended = at(degree, 'DatesOfAttendance');
  return {
    school: textAt(school, 'School.SchoolName'),
    degree: textAt(degree, 'DegreeName'),
    degreeType: degreeTypeOf(textAt(degree, 'degreeType')),
    major: textAt(degree, 'DegreeMajor.Name'),
    startDate: withoutPresent(dateAt(attended, 'StartDate')),
    endDate: withoutPresent(dateAt(degree, 'DegreeDate') || dateAt(attended, 'EndDate')),
    gpa: textAt(degree, 'DegreeMeasure.EducationalMeasure.MeasureValue.StringValue'),
    location: textAt(school, 'PostalAddress.Municipality'),
  };
}

/** Skills at any depth of the taxonomy: root, industry, sub-taxonomy. */
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
