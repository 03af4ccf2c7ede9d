import type { ResumePdfData } from '../pdf/resume-pdf-data';

/** A resume for PDF tests. */
export function samplePdfData(
  changes: Partial<ResumePdfData['resume']> = {},
  page: Partial<ResumePdfData> = {},
): ResumePdfData {
  return {
    resume: {
      fullName: 'Zoë Müller-Łukaszewska',
      occupation: 'Senior Software Engineer',
      cityAndState: 'Boston, MA',
      recruiterNotes:
        '<p>Zoë is <b>available in four weeks</b> and open to hybrid work.</p><ul><li>Led a team of nine</li><li>Moved payments to events &amp; queues</li></ul>',
      objective:
        'Engineer with twelve years of experience in payments and logistics, from the first sketch of a service to its operation at night.',
      skills: [
        'TypeScript',
        'PostgreSQL',
        'Kubernetes',
        'Event-driven architecture',
        'Go',
        'AWS',
        'Terraform',
        'React',
        'C#',
      ],
      work: Array.from({ length: 12 }, (_, index) => ({
        title: index % 2 === 0 ? 'Senior Software Engineer' : 'Software Engineer, Platform and Developer Experience',
        companyName: `Nordlicht Logistics ${index + 1}`,
        location: 'Hamburg, Germany',
        startDate: `${2023 - index}-03`,
        endDate: index === 0 ? 'present' : `${2024 - index}-02`,
        description:
          'Responsible for the booking service, which takes 4,000 orders a minute.\n• Split the monolith into seven services without a day of downtime\n• Cut the cost of hosting by 38 % by moving batch work to spot instances and by measuring what nobody had measured before\n- Mentored three junior engineers',
      })),
      education: [
        {
          school: 'Technische Universität München',
          degree: 'M.Sc. in Computer Science',
          major: 'Computer Science',
          endDate: '2012',
        },
        { school: 'Uniwersytet Jagielloński', degree: 'B.Sc.', major: 'Mathematics', endDate: '2010-06' },
      ],
      certifications: ['AWS Certified Solutions Architect – Professional', 'Certified Kubernetes Administrator'],
      languages: ['English', 'German', 'Polish'],
      ...changes,
    },
    jobTitle: 'Staff Engineer, Payments',
    theme: {
      organizationName: 'Northwind Staffing',
      websiteURL: 'https://northwind.example',
      browserTitle: 'Northwind Staffing',
      logo: null,
      primaryColor: '#0b6e99',
      secondaryColor: '#343a40',
      skillsColor: '#e0f0f6',
      feedbackColor: '#28a745',
      downloadPDFButtonColor: '#28a745',
    },
    labels: {
      recruiterNotes: 'Recruiter Notes',
      skills: 'Skills',
      contact: 'Contact',
      candidateResume: 'Candidate Resume',
      certifications: 'Certifications',
      score: 'Portal Score',
    },
    contact: {
      displayName: 'Avery Quinn',
      title: 'Principal Recruiter',
      photoURL: '',
      email: 'avery.quinn@northwind.example',
      phone: '+1 617 555 0134',
      address: { address1: '12 Harbor Street', address2: 'Floor 3', city: 'Boston', state: 'MA', zip: '02110' },
    },
    logo: null,
    ...page,
  };
}
