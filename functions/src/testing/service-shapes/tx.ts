/**
 * Answers of Tx v10 about the same person and job as `sovren.ts`, as defined by the vendor's client libraries: wrapped
 * values, and dates as objects with the parts found.
 */
const wrapped = (text: string) => ({ Raw: text, Normalized: text, Probability: 'Confident' });

export const txResume = {
  ContactInformation: {
    CandidateName: { FormattedName: 'Dana Q. Reyes', GivenName: 'Dana', MiddleName: 'Q.', FamilyName: 'Reyes' },
    Telephones: [{ Raw: '+1 503-555-0142', Normalized: '+1 503-555-0142', SubscriberNumber: '0142' }],
    EmailAddresses: ['dana.reyes@example.com'],
    Location: {
      CountryCode: 'US',
      PostalCode: '97201',
      Regions: ['OR'],
      Municipality: 'Portland',
      StreetAddressLines: ['12 Alder St', 'Apt 4'],
    },
    WebAddresses: [{ Address: 'https://example.com/dana', Type: 'PersonalWebsite' }],
  },
  ProfessionalSummary: 'Leads payments teams.',
  EmploymentHistory: {
    ExperienceSummary: {
      MonthsOfWorkExperience: 120,
      MonthsOfManagementExperience: 48,
      CurrentManagementLevel: 'mid-level',
      ManagementScore: 45,
    },
    Positions: [
      {
        Id: 'POS-1',
        Employer: { Name: wrapped('Northfield Systems'), Location: { Municipality: 'Portland' } },
        JobTitle: wrapped('Engineering Manager'),
        IsCurrent: true,
        StartDate: { Date: '2021-03-01', IsCurrentDate: false, FoundYear: true, FoundMonth: true, FoundDay: false },
        EndDate: { Date: '2026-06-01', IsCurrentDate: true, FoundYear: false, FoundMonth: false, FoundDay: false },
        Description: 'Leads six engineers.',
      },
      {
        Id: 'POS-2',
        Employer: { Name: wrapped('Northfield Systems') },
        JobTitle: wrapped('Software Engineer'),
        IsCurrent: false,
        StartDate: { Date: '2016-01-01', IsCurrentDate: false, FoundYear: true, FoundMonth: false, FoundDay: false },
        EndDate: { Date: '2021-02-28', IsCurrentDate: false, FoundYear: true, FoundMonth: true, FoundDay: true },
        Description: 'Built the ledger.',
      },
    ],
  },
  Education: {
    HighestDegree: { Name: wrapped('B.S.'), Type: 'bachelors' },
    EducationDetails: [
      {
        SchoolName: wrapped('Cascade University'),
        SchoolType: 'university',
        Location: { Municipality: 'Salem' },
        Degree: { Name: wrapped('B.S.'), Type: 'bachelors' },
        Majors: ['Computer Science'],
        GPA: { Score: '3.8', MaxScore: '4.0', NormalizedScore: 0.95 },
        LastEducationDate: { Date: '2016-01-01', FoundYear: true, FoundMonth: false, FoundDay: false },
      },
    ],
  },
  Skills: {
    Raw: [
      { Name: 'PostgreSQL', MonthsExperience: { Value: 72 }, LastUsed: { Value: '2021-02-28' } },
      { Name: 'Kafka', MonthsExperience: { Value: 24 }, LastUsed: { Value: '2026-06-01' } },
    ],
  },
  SkillsData: [{ Root: 'Sovren', Taxonomies: [{ Id: '10', Name: 'Information Technology', PercentOfOverall: 80 }] }],
  Certifications: [{ Name: 'CKA', MatchedToList: true }],
  LanguageCompetencies: [{ Language: 'English', LanguageCode: 'en', FoundInContext: 'LANGUAGES' }],
  ResumeMetadata: { PlainText: 'Dana Q. Reyes\nLeads payments teams.', DocumentCulture: 'en-US' },
} as const;

export const txJob = {
  CurrentJobIsManagement: true,
  HighestManagementScore: { Value: 45 },
  MinimumYears: { Value: 5 },
  MinimumYearsManagement: { Value: 2 },
  RequiredDegree: 'bachelors',
  Degrees: [{ Name: 'Computer Science', Type: 'bachelors' }],
  JobTitles: { MainJobTitle: 'Engineering Manager', JobTitle: ['Engineering Manager', 'Team Lead'] },
  Skills: {
    Raw: [
      { Name: 'PostgreSQL', Required: true },
      { Name: 'Kafka', Required: true },
    ],
  },
  CertificationsAndLicenses: ['CKA'],
  Salary: { Minimum: { Amount: 150_000 }, TimeScale: 'year' },
  CurrentLocation: { Municipality: 'Portland', Regions: ['OR'], PostalCode: '97201', CountryCode: 'US' },
  EmployerNames: ['Alder Payments'],
} as const;

export const txMatch = {
  Matches: [
    {
      Id: 'dana',
      IndexId: 'agency-1_resumes',
      SovScore: 71,
      WeightedScore: 68,
      EnrichedScoreData: {
        JobTitles: {
          UnweightedScore: 90,
          Evidence: [{ Fact: 'The candidate is an Engineering Manager.', Type: 'Positive' }],
          Found: [{ RawTerm: 'Engineering Manager', VariationOf: '', IsCurrent: true }],
          NotFound: [],
        },
        Skills: {
          UnweightedScore: 50,
          Evidence: [],
          Found: [{ Skill: 'postgresql', IsCurrent: false }],
          NotFound: ['Kafka'],
        },
      },
    },
  ],
  CurrentCount: 1,
  TotalCount: 1,
  AppliedCategoryWeights: { JobTitles: 0.45, Skills: 0.55, Languages: 0 },
} as const;
