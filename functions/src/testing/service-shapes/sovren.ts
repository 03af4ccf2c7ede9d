/**
 * Answers of Sovren v9 as in the vendor's documentation and public consumers: prefixed keys, numbers as text, single
 * children as an object instead of an array. The person is fictional.
 */
export const sovrenResume = {
  Resume: {
    StructuredXMLResume: {
      ContactInfo: {
        PersonName: { FormattedName: 'Dana Q. Reyes', GivenName: 'Dana', MiddleName: 'Q.', FamilyName: 'Reyes' },
        ContactMethod: [
          {
            Use: 'personal',
            PostalAddress: {
              '@type': 'undefined',
              CountryCode: 'US',
              PostalCode: '97201',
              Region: ['OR'],
              Municipality: 'Portland',
              DeliveryAddress: { AddressLine: ['12 Alder St', 'Apt 4'] },
            },
          },
          { Telephone: { FormattedNumber: '+1 503-555-0142' } },
          { InternetEmailAddress: 'dana.reyes@example.com' },
          { InternetWebAddress: 'https://example.com/dana' },
        ],
      },
      ExecutiveSummary: 'Leads payments teams.',
      EmploymentHistory: {
        EmployerOrg: {
          EmployerOrgName: 'Northfield Systems',
          PositionHistory: [
            {
              '@positionType': 'directHire',
              '@currentEmployer': 'true',
              Title: 'Engineering Manager',
              OrgName: { OrganizationName: 'Northfield Systems' },
              OrgInfo: [{ PositionLocation: { Municipality: 'Portland' } }],
              Description: 'Leads six engineers.',
              StartDate: { YearMonth: '2021-03' },
              EndDate: { StringDate: 'current' },
            },
            {
              '@positionType': 'directHire',
              Title: 'Software Engineer',
              OrgName: { OrganizationName: 'Northfield Systems' },
              Description: 'Built the ledger.',
              StartDate: { Year: '2016' },
              EndDate: { AnyDate: '2021-02-28' },
            },
          ],
        },
      },
      EducationHistory: {
        SchoolOrInstitution: [
          {
            '@schoolType': 'university',
            School: [{ SchoolName: 'Cascade University' }],
            PostalAddress: { CountryCode: 'US', Municipality: 'Salem' },
            Degree: [
              {
                '@degreeType': 'Bachelors',
                DegreeName: 'B.S.',
                DegreeDate: { Year: '2016' },
                DegreeMajor: [{ Name: ['Computer Science'] }],
                DegreeMeasure: { EducationalMeasure: { MeasureSystem: 'GPA', MeasureValue: { StringValue: '3.8' } } },
              },
            ],
          },
        ],
      },
      LicensesAndCertifications: { LicenseOrCertification: { Name: 'CKA' } },
      Languages: { Language: [{ LanguageCode: 'EN' }] },
    },
    NonXMLResume: { TextResume: 'Dana Q. Reyes\nLeads payments teams.' },
    UserArea: {
      'sov:ResumeUserArea': {
        'sov:Culture': { 'sov:Language': 'en', 'sov:Country': 'US', 'sov:CultureInfo': 'en-US' },
        'sov:ExperienceSummary': {
          'sov:MonthsOfWorkExperience': '120',
          'sov:MonthsOfManagementExperience': '48',
          'sov:HighestManagementScore': '45',
          'sov:BestFitTaxonomies': {
            'sov:BestFitTaxonomy': { '@name': 'Information Technology', '@id': '10', '@weight': '80' },
          },
          'sov:SkillsTaxonomyOutput': {
            'sov:TaxonomyRoot': [
              {
                '@name': 'Sovren',
                'sov:Taxonomy': {
                  '@name': 'Information Technology',
                  '@id': '10',
                  '@percentOfOverall': '80',
                  'sov:Subtaxonomy': [
                    {
                      '@name': 'Database',
                      '@id': '193',
                      'sov:Skill': [
                        { '@name': 'PostgreSQL', '@totalMonths': '72', '@lastUsed': '2021-02-28' },
                        { '@name': 'Kafka', '@totalMonths': '24', '@lastUsed': 'current' },
                      ],
                    },
                  ],
                },
              },
            ],
          },
        },
      },
    },
  },
} as const;

export const sovrenJob = {
  SovrenData: {
    CurrentJobIsMgmt: 'true',
    HighestManagementScore: '45',
    MinimumYears: '5',
    MinimumYearsManagement: '2',
    RequiredDegree: 'bachelors',
    Degrees: { Degree: { '@name': 'Computer Science', '@type': 'bachelors' } },
    JobTitles: { MainJobTitle: 'Engineering Manager', JobTitle: ['Engineering Manager', 'Team Lead'] },
    RequiredSkills: { RequiredSkill: ['PostgreSQL', 'Kafka'] },
    CertificationsAndLicenses: { CertificationOrLicense: 'CKA' },
    PayRate: { '@amount': '150000', '@unit': 'year' },
    CurrentLocation: { Municipality: 'Portland', Region: 'OR', PostalCode: '97201', CountryCode: 'US' },
    EmployerNames: { EmployerName: 'Alder Payments' },
  },
} as const;

export const sovrenMatch = {
  Matches: [
    {
      Id: 'dana',
      IndexId: 'agency-1_resumes',
      SovScore: 71,
      WeightedScore: 68,
      ReverseCompatibilityScore: 60,
      UnweightedCategoryScores: [
        { Category: 'JOB_TITLES', UnweightedScore: 90, TermsFound: ['Engineering Manager'] },
        { Category: 'SKILLS', UnweightedScore: 50, TermsFound: ['postgresql'] },
      ],
    },
  ],
  CurrentCount: 1,
  TotalCount: 1,
  AppliedCategoryWeights: [
    { Category: 'JOB_TITLES', Weight: 0.45 },
    { Category: 'SKILLS', Weight: 0.55 },
    { Category: 'LANGUAGES', Weight: 0 },
  ],
} as const;
