import { expect, test } from '@jest/globals';
import { historyEntries } from './candidate-history';
import { skillsCandidateSchema } from './skills-candidate';

const candidate = skillsCandidateSchema.cast({
  id: '7001',
  candidate: { id: '7001' },
  workHistories: [
    { title: 'Data Engineer', companyName: 'Northwind', startDate: 1_615_766_400_000, endDate: null },
    { title: null, companyName: '' },
  ],
  educations: [{ degree: 'BSc', major: 'Physics', school: 'Reed College', graduationDate: '2016-06-01' }],
  certifications: [{ name: 'CKA', issuedBy: 'CNCF', dateCertified: 1_700_000_000_000 }],
  references: [{ referenceFirstName: 'Ola', referenceLastName: 'Nordmann', companyName: 'Contoso', isPublic: true }],
});

test('reads items by the field names of the ATS and leaves empty ones out', () => {
  expect(historyEntries(candidate, 'workHistories')).toEqual([
    { title: 'Data Engineer', detail: 'Northwind', from: 1_615_766_400_000, to: '' },
  ]);
  expect(historyEntries(candidate, 'educations')).toEqual([
    { title: 'BSc, Physics', detail: 'Reed College', from: '', to: '2016-06-01' },
  ]);
  expect(historyEntries(candidate, 'certifications')).toEqual([
    { title: 'CKA', detail: 'CNCF', from: 1_700_000_000_000, to: '' },
  ]);
  expect(historyEntries(candidate, 'references')).toEqual([
    { title: 'Ola Nordmann', detail: 'Contoso', from: '', to: '' },
  ]);
});
