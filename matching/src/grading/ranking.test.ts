import { describe, expect, test } from '@jest/globals';
import { parseJob } from '../job/parse-job';
import { resumeOf, resumeText, today } from '../testing/resume-text';
import { grade } from './grade';

const jobs = {
  nurse: `Registered Nurse - ICU
Mercy Hill Hospital, Dallas, TX
Requirements
- Active RN license required
- Bachelor of Science in Nursing
- BLS and ACLS certifications required
- 3+ years of critical care experience
- Ventilator management, telemetry, medication administration
- Experience with Epic`,
  backend: `Senior Backend Engineer
Requirements
- 5+ years of experience in backend development
- Java and Spring Boot
- PostgreSQL
- Kubernetes and AWS
- Apache Kafka
- Bachelor's degree in Computer Science or equivalent experience
Preferred
- Terraform`,
  electrician: `Journeyman Electrician
We are looking for a licensed electrician for commercial projects.
Requirements
- Journeyman electrician license required
- 4+ years of experience with commercial wiring
- Conduit bending, blueprint reading, National Electrical Code
- OSHA 10`,
  accountant: `Staff Accountant
Requirements
- Bachelor's degree in Accounting required
- 2+ years of accounting experience
- Month-end close, general ledger, account reconciliations
- QuickBooks and Microsoft Excel
- CPA preferred`,
  juniorDeveloper: `Junior Web Developer
Requirements
- 0-2 years of experience
- HTML, CSS, JavaScript
- React
- Git`,
  salesManager: `Sales Manager
Requirements
- 5+ years of B2B sales experience
- 3+ years managing a sales team
- Salesforce, pipeline management, sales forecasting
- Bachelor's degree`,
  driver: `CDL Class A Truck Driver
Requirements
- Valid CDL Class A required
- 2+ years of tractor-trailer experience
- Pre-trip inspections, DOT regulations
- Hazmat endorsement preferred`,
  teacher: `High School Math Teacher
Requirements
- State teaching license required
- Bachelor's degree in Mathematics or Education
- Lesson planning, classroom management, curriculum development
- 2+ years of teaching experience`,
} as const;

const icuNurse = resumeText({
  work: [
    {
      title: 'Registered Nurse, Intensive Care Unit',
      company: 'St. Anne Medical Center',
      dates: '03/2019 - Present',
      tasks: [
        'Cared for ventilated patients and managed ventilator settings with respiratory therapists',
        'Gave medication and watched telemetry for four patients a shift',
        'Charted all care in Epic',
      ],
    },
  ],
  education: 'Bachelor of Science in Nursing, Lakeside University, 2018',
  certifications: ['Registered Nurse License, Texas', 'BLS', 'ACLS'],
  skills: ['Ventilator management', 'Telemetry', 'Epic'],
});

const keywords =
  'Java, Spring Boot, PostgreSQL, Kubernetes, AWS, Kafka, Terraform, backend development, microservices, ';

const backendEngineer = resumeText({
  work: [
    {
      title: 'Backend Developer',
      company: 'Harbor Freight Systems LLC',
      dates: 'Jan 2020 - Present',
      tasks: [
        'Built order services in Java with Spring Boot on Postgres',
        'Ran the services on K8s in Amazon Web Services',
        'Moved batch jobs to Kafka streams',
      ],
    },
    { title: 'Software Engineer', dates: 'Jun 2016 - Dec 2019', tasks: ['Wrote Java services and SQL reports'] },
  ],
  education: 'B.S. in Computer Science, State University, 2016',
  skills: ['Java', 'Postgres', 'K8s', 'AWS', 'Kafka'],
});

const scoreOf = (job: keyof typeof jobs, resume: string): number =>
  grade({ job: parseJob(jobs[job]), resume: resumeOf(resume), today }).weightedScore;

/** Expected order of two candidates, with the recruiter's reason. */
const pairs: readonly [why: string, job: keyof typeof jobs, better: string, worse: string][] = [
  [
    'the licence is missing',
    'nurse',
    icuNurse,
    resumeText({
      work: [
        {
          title: 'Medical Assistant',
          company: 'Family Clinic',
          dates: '01/2016 - Present',
          tasks: [
            'Supported nurses with ventilator management, telemetry and medication administration in the ICU',
            'Charted in Epic',
          ],
        },
      ],
      education: 'Associate of Science, City College, 2015',
      certifications: ['BLS', 'ACLS'],
      skills: ['Ventilator management', 'Telemetry', 'Medication administration', 'Epic', 'Critical care'],
    }),
  ],
  [
    'other words for the same thing beat listed keywords of another profession',
    'backend',
    backendEngineer,
    resumeText({
      work: [
        {
          title: 'Technical Recruiter',
          dates: '2015 - Present',
          tasks: ['Hired engineers for Java, Spring Boot and AWS teams'],
        },
      ],
      education: 'B.A. in Psychology, State University, 2014',
      skills: [
        'Java',
        'Spring Boot',
        'PostgreSQL',
        'Kubernetes',
        'AWS',
        'Apache Kafka',
        'Terraform',
        'Backend development',
      ],
    }),
  ],
  [
    'walls of repeated keywords tell no use',
    'backend',
    backendEngineer,
    resumeText({
      summary: keywords.repeat(6),
      work: [{ title: 'Web Designer', dates: '2018 - Present', tasks: [keywords.repeat(4), keywords.repeat(4)] }],
      skills: keywords.repeat(3).split(', '),
    }),
  ],
  [
    'skills of long ago are stale',
    'backend',
    backendEngineer,
    resumeText({
      work: [
        { title: 'Real Estate Agent', dates: '2014 - Present', tasks: ['Sold homes and managed listings'] },
        {
          title: 'Backend Engineer',
          dates: '2006 - 2013',
          tasks: ['Built services in Java with Spring Boot on PostgreSQL', 'Ran Kubernetes and AWS, used Kafka'],
        },
      ],
      education: 'B.S. in Computer Science, State University, 2006',
      skills: ['Java', 'Spring Boot', 'PostgreSQL', 'Kubernetes', 'AWS', 'Kafka'],
    }),
  ],
  [
    'a neighbouring profession',
    'electrician',
    resumeText({
      work: [
        {
          title: 'Electrician',
          company: 'Bright Electric LLC',
          dates: '2017 - Present',
          tasks: ['Wired commercial buildings to NEC code', 'Bent conduit and read blueprints'],
        },
      ],
      certifications: ['Journeyman Electrician License', 'OSHA 10'],
    }),
    resumeText({
      work: [
        {
          title: 'Electronics Technician',
          company: 'Circuit Works',
          dates: '2014 - Present',
          tasks: ['Repaired circuit boards', 'Read schematics and tested with multimeters'],
        },
      ],
      certifications: ['OSHA 10'],
      skills: ['Electrical wiring', 'Conduit bending', 'Blueprint reading', 'National Electrical Code'],
    }),
  ],
  [
    'a senior person for a junior position',
    'juniorDeveloper',
    resumeText({
      work: [
        {
          title: 'Junior Web Developer',
          dates: 'Jan 2025 - Present',
          tasks: ['Built pages with HTML, CSS and React', 'Kept code in Git'],
        },
      ],
      skills: ['HTML', 'CSS', 'JavaScript', 'React', 'Git'],
    }),
    resumeText({
      work: [
        {
          title: 'Director of Engineering',
          dates: '2012 - Present',
          tasks: ['Led 60 engineers who build React and JavaScript products', 'Owned a budget of $9M'],
        },
      ],
      skills: ['HTML', 'CSS', 'JavaScript', 'React', 'Git'],
    }),
  ],
  [
    'a junior person for a manager position',
    'salesManager',
    resumeText({
      work: [
        {
          title: 'Regional Sales Manager',
          dates: '2019 - Present',
          tasks: ['Led a team of 9 B2B account executives', 'Forecast sales and ran the pipeline in Salesforce'],
        },
        { title: 'Account Executive', dates: '2014 - 2019', tasks: ['Sold software to businesses'] },
      ],
      education: 'B.A. in Economics, State University, 2013',
    }),
    resumeText({
      work: [
        {
          title: 'Sales Assistant',
          dates: '2023 - Present',
          tasks: ['Entered pipeline data in Salesforce', 'Prepared sales forecasting sheets for B2B sales'],
        },
      ],
      education: 'B.A. in Economics, State University, 2023',
      skills: ['Salesforce', 'Pipeline management', 'Sales forecasting', 'B2B sales', 'Team management'],
    }),
  ],
  [
    'the degree and the work, not the bookkeeping software alone',
    'accountant',
    resumeText({
      work: [
        {
          title: 'Accountant',
          dates: '2021 - Present',
          tasks: ['Closed the books each month and reconciled accounts', 'Kept the general ledger in QuickBooks'],
        },
      ],
      education: 'Bachelor of Business Administration in Accounting, State University, 2020',
    }),
    resumeText({
      work: [
        { title: 'Office Assistant', dates: '2018 - Present', tasks: ['Typed invoices into QuickBooks and Excel'] },
      ],
      education: 'High School Diploma, Central High School, 2015',
      skills: ['QuickBooks', 'Microsoft Excel', 'General ledger', 'Month-end close'],
    }),
  ],
  [
    'a delivery driver without the licence class',
    'driver',
    resumeText({
      work: [
        {
          title: 'OTR Driver',
          dates: '2019 - Present',
          tasks: ['Drove tractor-trailers over 48 states under DOT rules', 'Did pre-trip inspections'],
        },
      ],
      certifications: ['CDL Class A'],
    }),
    resumeText({
      work: [
        {
          title: 'Delivery Driver',
          dates: '2015 - Present',
          tasks: ['Delivered parcels in a van', 'Did pre-trip inspections of the van'],
        },
      ],
      certifications: ["Driver's License"],
      skills: ['Tractor-trailer', 'DOT regulations', 'Pre-trip inspections'],
    }),
  ],
  [
    'a licensed teacher before a tutor',
    'teacher',
    resumeText({
      work: [
        {
          title: 'Mathematics Teacher',
          company: 'North High School',
          dates: '2020 - Present',
          tasks: ['Planned lessons and wrote the algebra curriculum', 'Managed classes of 30'],
        },
      ],
      education: 'B.Ed. in Mathematics, State University, 2019',
      certifications: ['State Teaching License'],
    }),
    resumeText({
      work: [
        {
          title: 'Math Tutor',
          dates: '2016 - Present',
          tasks: ['Tutored students in algebra', 'Used lesson planning and classroom management methods'],
        },
      ],
      education: 'Bachelor of Science in Mathematics, State University, 2016',
      skills: ['Lesson planning', 'Classroom management', 'Curriculum development', 'Teaching'],
    }),
  ],
  ['the same work, longer', 'nurse', icuNurse, icuNurse.replace('03/2019 - Present', '03/2026 - Present')],
  [
    'the same person, one stranger',
    'teacher',
    resumeText({
      work: [{ title: 'Science Teacher', dates: '2022 - Present', tasks: ['Lesson planning for five classes'] }],
      certifications: ['Teaching License'],
    }),
    icuNurse,
  ],
];

describe("recruiter's order", () => {
  test.each(pairs)('%s', (_why, job, better, worse) => {
    expect(scoreOf(job, better)).toBeGreaterThan(scoreOf(job, worse));
  });
});

describe('raw scores are calibrated', () => {
  test.each([
    ['nurse', icuNurse],
    ['backend', backendEngineer],
  ] as const)('a clearly suitable %s scores at least 45', (job, resume) => {
    expect(scoreOf(job, resume)).toBeGreaterThanOrEqual(45);
  });

  test.each([
    ['nurse', backendEngineer],
    ['backend', icuNurse],
    ['driver', icuNurse],
    ['accountant', icuNurse],
  ] as const)('an unrelated candidate scores below 12 for the %s', (job, resume) => {
    expect(scoreOf(job, resume)).toBeLessThan(12);
  });
});
