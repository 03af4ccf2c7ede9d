import { expect, test } from '@jest/globals';
import { skillsCandidateSchema } from '@portal/domain/ats/skills-candidate';
import { skillsCandidateData } from './profile-data';

const timeOf = (day: string) => Date.parse(`${day}T12:00:00Z`);

test('the career of a marketing candidate is read by the field names of the ATS, and a job without an end lasts', () => {
  const record = skillsCandidateSchema.cast({
    id: '7',
    candidate: { id: '7', name: 'Robin Hale' },
    workHistories: [
      {
        title: 'Planner',
        companyName: 'Acme',
        startDate: timeOf('2024-03-15'),
        endDate: null,
        comments: 'Plans.\nBuys.',
      },
      { title: 'Clerk', companyName: 'Initech', startDate: timeOf('2020-01-15'), endDate: timeOf('2024-02-15') },
      { title: 'Intern', companyName: 'Hooli' },
    ],
    educations: [{ school: 'State College', degree: 'BA', major: 'Logistics', graduationDate: timeOf('2019-06-15') }],
    certifications: [{ name: 'CPIM', issuedBy: 'ASCM', dateCertified: timeOf('2021-05-01') }],
    references: [
      { referenceFirstName: 'Ana', referenceLastName: 'Diaz', companyName: 'Acme', referencePhone: '(555) 010-0199' },
    ],
  });
  const { workHistories, educations, certifications, references } = skillsCandidateData(record);
  expect(workHistories).toEqual([
    {
      title: 'Planner',
      companyName: 'Acme',
      startDate: '2024-03-15',
      endDate: 'present',
      description: '<p>Plans.</p><p>Buys.</p>',
    },
    { title: 'Clerk', companyName: 'Initech', startDate: '2020-01-15', endDate: '2024-02-15', description: '' },
    { title: 'Intern', companyName: 'Hooli', startDate: '', endDate: '', description: '' },
  ]);
  expect(educations).toEqual([
    { school: 'State College', degree: 'BA', major: 'Logistics', startDate: '', endDate: '2019-06-15' },
  ]);
  expect(certifications).toEqual([{ name: 'CPIM', issuer: 'ASCM', date: '2021-05-01' }]);
  expect(references).toEqual([{ name: 'Ana Diaz', companyName: 'Acme', phone: '(555) 010-0199', email: '' }]);
});
