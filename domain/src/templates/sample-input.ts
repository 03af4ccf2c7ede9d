import type { BuildInput } from '../profiles/build-profile';

/** An invented candidate, with whose data the template editor shows a template. */
export const sampleInput: BuildInput = {
  values: {
    texts: {
      'candidate.name': 'Jordan Ellis',
      'candidate.firstName': 'Jordan',
      'candidate.lastName': 'Ellis',
      'candidate.occupation': 'Site Reliability Engineer',
      'candidate.email': 'jordan.ellis@mail.example',
      'candidate.phone': '(415) 555-0134',
      'candidate.dateAvailable': '2027-02-01',
      'address.city': 'Portland',
      'address.state': 'OR',
      'address.stateName': 'Oregon',
      'address.zipCode': '97205',
      'jobOrder.title': 'Senior Platform Engineer',
      'jobOrder.company': 'Northwind Energy',
      'recruiter.name': 'Maya Chen',
      'recruiter.email': 'maya@agency.example',
      'recruiter.phone': '(503) 555-0110',
      'recruiter.address': '12 Alder Street, Portland, OR',
      candidateName: 'Jordan Ellis',
      occupation: 'Site Reliability Engineer',
      location: 'Portland, OR',
    },
    html: {
      resume: '',
      'jobOrder.description': '<p>Runs and extends the platform of a growing energy company, with a team of six.</p>',
      'ai.aiSummarySubmissionSection': '',
      'ai.aiSummarySmSection': '',
      'ai.aiResumeSection': '',
      'ai.recruiterNotes': '',
    },
    terms: {
      skills: ['Kubernetes', 'Terraform', 'Go', 'PostgreSQL', 'Incident response', 'AWS'],
      specialties: ['Observability', 'Cost control'],
    },
    entries: {
      workHistories: [
        {
          title: 'Site Reliability Engineer',
          companyName: 'Harbor Logistics',
          startDate: '2021-03',
          endDate: 'present',
          description: 'Runs 40 services on Kubernetes.\nReduced pages per week from 30 to 6.',
        },
        {
          title: 'Systems Engineer',
          companyName: 'Tidewater Media',
          startDate: '2017-08',
          endDate: '2021-02',
          description: 'Moved the data center to AWS within a year.',
        },
      ],
      educations: [
        {
          school: 'Portland State University',
          degree: 'BS',
          major: 'Computer Science',
          startDate: '2013',
          endDate: '2017',
        },
      ],
      certifications: [{ name: 'Certified Kubernetes Administrator', issuer: 'CNCF', date: '2023-05' }],
      references: [],
    },
  },
  texts: {
    recruiterNotes: '<p>Calm under pressure and clear in writing. Available in February; prefers a hybrid week.</p>',
    privateNotes: '<p>Asks for 165,000. Has a second process running.</p>',
    comments: '<p>Looks for a team that owns its on-call.</p>',
    resume: '<p>The resume of the candidate is shown here.</p>',
    ai: {
      isAIResumeItem: '<p>The formatted resume is shown here once it was written.</p>',
      isAISummarySubmissionItem: '<p>Nine years in operations, the last five with Kubernetes and Terraform.</p>',
      isAISummarySmItem: '<p>Nine years in operations, the last five with Kubernetes and Terraform.</p>',
      isAIJobDescriptionItem: '<p>A senior role in platform engineering, hybrid in Portland.</p>',
      isAIPublishedJobDescriptionItem: '<p>The published description is shown here once it was written.</p>',
    },
  },
  files: {},
};
