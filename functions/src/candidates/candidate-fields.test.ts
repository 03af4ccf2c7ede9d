import { expect, test } from '@jest/globals';
import { parsedResumeSchema } from '@portal/domain/resumes/parsed-resume';
import { candidateFieldsFrom } from './candidate-fields';

test('fills the fields of a candidate from a parsed resume', () => {
  const parsed = parsedResumeSchema.cast({
    firstName: 'Jane',
    lastName: 'Doe',
    email: 'jane@example.com',
    phone: '+16175550134',
    address: { city: 'Boston', state: 'MA', zipCode: '02101', country: 'US' },
    skills: [{ name: 'Triage' }, { name: 'Epic' }, { name: 'Triage' }],
    work: [{ title: 'Charge Nurse' }],
    reading: { gaps: ['missingPositions'], years: ['2014'] },
  });
  expect(candidateFieldsFrom(parsed)).toEqual({
    firstName: 'Jane',
    lastName: 'Doe',
    fullName: 'Jane Doe',
    email: 'jane@example.com',
    phone: '+16175550134',
    occupation: 'Charge Nurse',
    address: { address1: '', address2: '', city: 'Boston', state: 'MA', zipCode: '02101' },
    skills: ['Triage', 'Epic'],
    reading: { gaps: ['missingPositions'], years: ['2014'], scannedPages: 0 },
  });
});

test('an empty resume gives an empty candidate', () => {
  expect(candidateFieldsFrom(parsedResumeSchema.cast({}))).toMatchObject({ fullName: '', occupation: '', skills: [] });
});
