import type { ParsedEducation, ParsedResume, ParsedWork } from '@portal/domain/resumes/parsed-resume';

/** A date in the service's format: month, year, word, or a note that it is unknown. */
function dateValue(date: string): object {
  if (date === 'present') return { StringDate: 'current' };
  if (/^\d{4}-\d{2}$/.test(date)) return { YearMonth: date };
  return date === '' ? { AnyDate: 'notKnown' } : { Year: date };
}

function position(work: ParsedWork): object {
  return {
    '@positionType': 'directHire',
    ...(work.endDate === 'present' ? { '@currentEmployer': 'true' } : {}),
    Title: work.title,
    OrgName: { OrganizationName: work.companyName },
    OrgInfo: [{ PositionLocation: { Municipality: work.location } }],
    Description: work.description,
    StartDate: dateValue(work.startDate),
    EndDate: dateValue(work.endDate),
    UserArea: { 'sov:PositionHistoryUserArea': { 'sov:ManagementScore': String(work.managementScore) } },
  };
}

function school(education: ParsedEducation): object {
  return {
    '@schoolType': 'UNSPECIFIED',
    School: [{ SchoolName: education.school }],
    PostalAddress: { Municipality: education.location },
    Degree: [
      {
        '@degreeType': education.degreeType,
        DegreeName: education.degree,
        DegreeDate: dateValue(education.endDate),
        DegreeMajor: education.major === '' ? [] : [{ Name: [education.major] }],
        ...(education.gpa === ''
          ? {}
          : {
              DegreeMeasure: {
                EducationalMeasure: { MeasureSystem: 'GPA', MeasureValue: { StringValue: education.gpa } },
              },
            }),
        DatesOfAttendance: [{ StartDate: dateValue(education.startDate), EndDate: dateValue(education.endDate) }],
      },
    ],
  };
}

function contactMethods(resume: ParsedResume): object[] {
  const { address } = resume;
  const methods: object[] = [];
  if (Object.values(address).some((part) => part !== '')) {
    methods.push({
      PostalAddress: {
        CountryCode: address.country,
        PostalCode: address.zipCode,
        Region: address.state === '' ? [] : [address.state],
        Municipality: address.city,
        DeliveryAddress: { AddressLine: [address.address1, address.address2].filter((line) => line !== '') },
      },
    });
  }
  for (const phone of resume.phones) methods.push({ Telephone: { FormattedNumber: phone.e164 || phone.asWritten } });
  for (const email of resume.emails) methods.push({ InternetEmailAddress: email });
  for (const link of resume.links) methods.push({ InternetWebAddress: link });
  return methods;
}

function employmentHistory({ work }: ParsedResume): object {
  const employers = new Map<string, ParsedWork[]>();
  for (const item of work) employers.set(item.companyName, [...(employers.get(item.companyName) ?? []), item]);
  return {
    EmployerOrg: [...employers].map(([name, works]) => ({
      EmployerOrgName: name,
      PositionHistory: works.map(position),
    })),
  };
}

/** The resume's content in HR-XML. */
function structuredResume(resume: ParsedResume): object {
  return {
    ContactInfo: {
      PersonName: {
        FormattedName: resume.fullName,
        GivenName: resume.firstName,
        MiddleName: resume.middleName,
        FamilyName: resume.lastName,
      },
      ContactMethod: contactMethods(resume),
    },
    ExecutiveSummary: resume.summary.objective,
    Objective: resume.summary.objective,
    EmploymentHistory: employmentHistory(resume),
    EducationHistory: { SchoolOrInstitution: resume.education.map(school) },
    LicensesAndCertifications: {
      LicenseOrCertification: resume.certifications.map((item) => ({
        Name: item.name,
        Description: item.issuer,
        EffectiveDate: { FirstIssuedDate: dateValue(item.date) },
      })),
    },
    Languages: {
      Language: resume.languages.map((language) => ({
        LanguageCode: language.code || language.name,
        Comments: language.level,
      })),
    },
    Achievements: { Achievement: resume.awards.map((text) => ({ Description: text })) },
    Associations: { Association: resume.associations.map((name) => ({ Name: name })) },
    MilitaryHistory: { Comments: resume.military.join('\n') },
    PatentHistory: { Patent: resume.patents.map((text) => ({ Description: text })) },
    PublicationHistory: { FormattedPublicationDescription: resume.publications },
    Qualifications: {
      Competency: resume.skills.map((skill) => ({
        '@name': skill.name,
        CompetencyEvidence: [{ '@lastUsed': skill.lastUsed, NumericValue: skill.monthsUsed }],
      })),
    },
  };
}

/** Values the service derives from the resume: months, level, industries, taxonomy skills. */
function derivedValues({ experience, industries, skills }: ParsedResume): object {
  return {
    'sov:MonthsOfWorkExperience': String(experience.months),
    'sov:MonthsOfManagementExperience': String(experience.managementMonths),
    'sov:HighestManagementScore': String(experience.managementScore),
    'sov:BestFitTaxonomies': {
      'sov:BestFitTaxonomy': industries.map((industry) => ({
        '@name': industry.name,
        '@id': industry.id,
        '@weight': String(Math.round(industry.share * 100)),
      })),
    },
    'sov:SkillsTaxonomyOutput': {
      'sov:TaxonomyRoot': [
        {
          '@name': 'Sovren',
          'sov:Skill': skills.map((skill) => ({
            '@id': skill.conceptId,
            '@name': skill.name,
            '@existsInText': 'true',
            '@totalMonths': String(skill.monthsUsed),
            '@lastUsed': skill.lastUsed,
            '@whereFound': skill.foundIn.join(', '),
          })),
        },
      ],
    },
  };
}

/**
 * Converts a parsed resume to the service's `ParsedDocument` (Sovren v9, HR-XML as JSON).
 * @returns the object; the service sends it as text in `Value.ParsedDocument`.
 */
export function toSovrenResume(resume: ParsedResume): object {
  return {
    Resume: {
      StructuredXMLResume: structuredResume(resume),
      NonXMLResume: { TextResume: resume.text },
      UserArea: {
        'sov:ResumeUserArea': {
          'sov:Culture': { 'sov:Language': resume.language },
          'sov:ExperienceSummary': derivedValues(resume),
          'sov:ReservedData': {
            'sov:Phones': { 'sov:Phone': resume.phones.map((phone) => phone.asWritten) },
            'sov:EmailAddresses': { 'sov:EmailAddress': resume.emails },
            'sov:Names': { 'sov:Name': resume.fullName === '' ? [] : [resume.fullName] },
          },
        },
      },
    },
  };
}
